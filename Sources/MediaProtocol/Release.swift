/// The version of Flipside.
public enum Release {
  /// The number, by semantic versioning.
  public static let number = "0.1.0"
}
