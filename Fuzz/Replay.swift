@_spi(Fuzzing) import CommandLineTool
