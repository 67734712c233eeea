/// The emblem on the drawn poster of a film: one for each genre, in its own colors.
public enum Emblem: Hashable, Sendable, CaseIterable {
  case blast, mountains, palette, portrait, smile, handcuffs, curtains, castle, temple, ghost
  case note, magnifier, heart, planet, cup, eye, tank, cactus
  /// The emblem of a film of unknown genre.
  case reel

  /// The drawing; no two look alike on any terminal at any size from 12 x 5 cells.
  public var drawing: Drawing {
    switch self {
    case .blast: Drawings.blast
    case .mountains: Drawings.mountains
    case .palette: Drawings.palette
    case .portrait: Drawings.portrait
    case .smile: Drawings.smile
    case .handcuffs: Drawings.handcuffs
    case .curtains: Drawings.curtains
    case .castle: Drawings.castle
    case .temple: Drawings.temple
    case .ghost: Drawings.ghost
    case .note: Drawings.note
    case .magnifier: Drawings.magnifier
    case .heart: Drawings.heart
    case .planet: Drawings.planet
    case .cup: Drawings.cup
    case .eye: Drawings.eye
    case .tank: Drawings.tank
    case .cactus: Drawings.cactus
    case .reel: Drawings.reel
    }
  }
}
