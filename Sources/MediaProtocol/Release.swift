/// Which Flipside this is, for everybody who has to say it.
public enum Release {
  /// By semantic versioning.
  public static let number = "0.1.0"
}
