import QuantityAnswers

/// The completion scripts for shells.
///
/// Each passes the typed line up to the cursor to `qty ---complete`, which prints one word per
/// line, with a tab and a description. If that fails, the shell completes file names. Nothing in
/// the line is evaluated.
enum CompletionScript {
  /// Prints the answer to a shell's request; returns `false` if the arguments are not such a
  /// request.
  static func answer(to arguments: [String]) throws(Failure) -> Bool {
    guard let first = arguments.first, first.hasPrefix("--") else { return false }
    if first == "---complete" {
      guard case .words(let candidates) = WordCompletion(arguments.last ?? "").offer else {
        throw Failure.reported
      }
      try ByteOutput.print(
        candidates.map { $0.word + ($0.summary.isEmpty ? "" : "\t\($0.summary)") + "\n" }.joined())
      return true
    }
    let option = "--generate-completion-script"
    guard first == option || first.hasPrefix("\(option)=") else { return false }
    let shell =
      first == option ? arguments.dropFirst().first : String(first.dropFirst(option.count + 1))
    try ByteOutput.print(try NamedChoices.shells.value(named: shell ?? "", by: option))
    return true
  }
}

extension NamedChoices<String> {
  fileprivate static let shells = NamedChoices(
    "shell", ["bash": bashScript, "zsh": zshScript, "fish": fishScript])
}

/// Compatible with bash 3.2, the version on macOS.
private let bashScript = #"""
  _qty() {
    local found word
    COMPREPLY=()
    found=$(command qty ---complete "${COMP_LINE:0:COMP_POINT}" 2>/dev/null) || return 0
    # Where there are words, names of files are not offered instead of them.
    [ "${BASH_VERSINFO[0]}" -lt 4 ] || compopt +o default 2>/dev/null
    while IFS=$'\t' read -r word _; do
      [ -n "$word" ] || continue
      # Bash completes what follows the equals sign as a word of its own.
      [[ $COMP_WORDBREAKS != *=* ]] || word=${word#--*=}
      # A space that was typed after a backslash needs one again.
      [[ $2 != *\\* ]] || printf -v word %q "$word"
      COMPREPLY+=("$word")
    done <<<"$found"
  }
  complete -o default -F _qty qty

  """#

private let zshScript = #"""
  #compdef qty
  _qty() {
    local line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$IPREFIX$PREFIX" found
    local -a offered
    if found=$(command qty ---complete "$line" 2>/dev/null); then
      offered=("${(@)${(@f)found}/$'\t'/:}")
      [[ -z $found ]] || _describe -V 'qty' offered
    else
      [[ $PREFIX != --*=* ]] || compset -P '*='
      _files
    fi
  }
  if [[ $funcstack[1] == _qty ]]; then _qty "$@"; else compdef _qty qty; fi

  """#

private let fishScript = #"""
  function __qty_complete
    if set -l found (command qty ---complete (commandline -cp | string collect) 2>/dev/null)
      set -q found[1]; and printf '%s\n' $found
    else
      set -l option (string match -r -- '^--[a-z-]+=' (commandline -ct))
      for path in (__fish_complete_path (string replace -- "$option" '' (commandline -ct)))
        printf '%s\n' "$option$path"
      end
    end
  end
  complete -c qty -f -a '(__qty_complete)'

  """#
