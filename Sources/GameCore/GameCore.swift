// Modules that import the core also get the rules.
@_exported public import GameRules
