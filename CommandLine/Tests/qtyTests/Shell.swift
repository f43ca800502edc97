import Foundation

/// An installed shell with completion.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  var exists: Bool {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
  }

  /// Returns the completions that the shell offers for each line.
  ///
  /// Bash completes file names itself, so they aren't listed.
  func offers(for lines: [String]) throws -> [String] {
    switch self {
    case .zsh:
      return try type(lines).map { String($0.split(separator: "|").dropFirst().first ?? "") }
    case .bash:
      let script = """
        COMP_WORDBREAKS=" "
        while IFS= read -r COMP_LINE; do
          COMP_POINT=${#COMP_LINE}
          _qty qty "${COMP_LINE##* }"
          echo "${COMPREPLY[*]}"
        done
        """
      return try answers(to: lines, "bash -c '. ./completion; \(script)'")
    case .fish:
      let script = """
        while read -P "" line
          echo (complete -C $line | string replace -r "\\t.*" "")
        end
        """
      return try answers(to: lines, "fish -N -c 'source completion; \(script)'")
    }
  }

  /// Types each line into zsh or bash, followed by the tab key, and returns the completed lines.
  /// For zsh, the offered words follow after a bar.
  func type(_ lines: [String]) throws -> [String] {
    try answers(
      to: lines,
      #"""
      mkdir functions; cp completion functions/_qty
      cat >.zshrc <<'END'
      PS1='READY>' fpath=($PWD/functions $fpath)
      autoload -Uz compinit && compinit -u -D
      typeset -ga collected
      compadd() {
        if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
          local -a hits; builtin compadd -O hits "$@"; collected+=($hits)
        fi
        builtin compadd "$@"
      }
      report() { print -r -- "$BUFFER|${(o)collected}" >>answers; BUFFER= collected=() }
      zle -N report; bindkey '^G' report; bindkey '^I' complete-word
      END
      cat >.bashrc <<'END'
      PS1='READY>'
      . ./completion
      bind 'set enable-bracketed-paste off'
      report() { printf '%s\n' "$READLINE_LINE" >>answers; READLINE_LINE=; }
      bind -x '"\C-g": report'
      END
      cat >type <<'END'
      zmodload zsh/zpty
      zpty shell $1
      zpty -r -m shell text '*READY>*'
      while IFS= read -r line; do zpty -w -n shell "$line"$'\t\x07'; done
      zpty -w -n shell $'exit\r'
      while zpty -r shell text; do :; done
      END
      export ZDOTDIR=$PWD
      timeout 60 zsh -f type '\#(self == .zsh ? "zsh -d -i" : "bash --rcfile .bashrc -i")' >/dev/null
      cat answers
      """#)
  }

  private func answers(to lines: [String], _ command: String) throws -> [String] {
    let outcome = try Program.shell(
      """
      mkdir bin; ln -s "$qty" bin/qty; PATH=$PWD/bin:$PATH
      touch 'my file.txt' recipe.txt
      qty --generate-completion-script \(rawValue) >completion
      \(command)
      for file in *X*; do [ ! -e "$file" ] || echo "$file was made"; done
      """, input: Data(lines.map { $0 + "\n" }.joined().utf8))
    return outcome.output.components(separatedBy: "\n").dropLast()
      + (outcome.errors.isEmpty ? [] : [outcome.errors])
  }
}
