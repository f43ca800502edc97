import Foundation
import Testing

@Suite("Completion")
struct CompletionTests {
  @Test(
    "bash offers what fits", .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")),
    arguments: [
      ("qty 1 cup to mil", "milliliters"),
      ("qty 1 h to m", "microseconds milliseconds min minutes ms"),
      ("qty 1 cup to cup,te", "cup,teaspoons"), ("qty 3 kilo", "kilograms"),
      ("qty un", "units"), ("qty units vol", "volume"), ("qty kits st", "stone"),
      ("qty 1 cup --kit m", "metric metric-kitchen"), ("qty --sm", "--smallest"),
      ("qty --invalid a", "abort"), ("qty 1 cup --to hou", "hours"),
      ("qty scale 2 compl", "complete.bash"), ("qty find ./compl", "./complete.bash"),
    ])
  func bash(line: String, offered: String) throws {
    let outcome = try Program.shell(
      """
      cat >complete.bash <<'END'
      PATH=$(dirname "$qty"):$PATH
      source <("$qty" --generate-completion-script bash)
      COMP_LINE='\(line)' COMP_WORDS=(\(line))
      COMP_POINT=${#COMP_LINE} COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_TYPE=9 COMP_KEY=9
      _qty qty "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      echo "${COMPREPLY[*]}"
      END
      bash complete.bash
      """)
    #expect(outcome == .init(output: offered + "\n"))
  }

  @Test("the scripts for zsh and fish are well-formed", arguments: ["zsh", "fish"])
  func scripts(shell: String) throws {
    let outcome = try Program.shell(
      """
      "$qty" --generate-completion-script \(shell) >script
      grep -c kit script >/dev/null && if command -v \(shell) >/dev/null
      then \(shell) -n script; fi
      """)
    #expect(outcome == .init())
  }
}
