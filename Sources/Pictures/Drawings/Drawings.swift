/// The project's own pictures, for where no others can be had.
public enum Drawings {
  public static let cats = catFaces + catPoses
  public static let dogs = dogFaces + dogPoses
}
