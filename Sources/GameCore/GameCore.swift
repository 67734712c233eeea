// Whoever imports the core has the rules as well.
@_exported public import GameRules
