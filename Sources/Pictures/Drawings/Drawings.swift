/// The pictures that are part of the program, used if no others are available.
public enum Drawings {
  public static let cats = catFaces + catPoses
  public static let dogs = dogFaces + dogPoses
}
