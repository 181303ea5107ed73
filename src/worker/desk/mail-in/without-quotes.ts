// The introductions that mail programs put before quotes, in the languages of our markets.
const introduction =
  /^\s*(?:on|le|em|am|el|mnamo)\s.*(?:wrote|a écrit|escreveu|schrieb.*|escribió|aliandika)\s?:\s*$/i
// People may write such a sentence too, but programs add a time or an address.
const timeOrAddress = /\d:\d\d|@/
const separator =
  /^\s*-{2,}\s*(?:original message|message d'origine|mensagem original|ursprüngliche nachricht)\s*-{2,}\s*$/i
const forwarded = /forwarded message/i
// Outlook marks no lines, but begins a quote with the headers of the quoted mail.
const headerLine = /^\s*\*?(?:from|de|von)\s?:\*?\s/i
const furtherHeader = /^\s*\*?(?:sent|date|to|subject|envoyé|à|objet|enviado|para|assunto)\s?:/i
const horizontalRule = /^\s*_{10,}\s*$/
// No relevant line is longer, and patterns must not run over a megabyte.
const maxMatchedCharacters = 400

/**
 * Returns a text without the quoted mails at its end. Keeps quotes between which the person wrote,
 * and a text that is nothing but quotes.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n')
  const end = Math.min(findUnmarkedQuote(lines), findMarkedQuote(lines))
  const ownText = lines.slice(0, end).join('\n').trim()
  return ownText === '' ? text.trim() : ownText
}

/** Returns the line at which an unmarked quote begins; it reaches to the end. */
function findUnmarkedQuote(lines: readonly string[]): number {
  const quoteStart = lines.findIndex((line, index) => {
    const start = line.slice(0, maxMatchedCharacters)
    if (separator.test(start)) return true
    if (horizontalRule.test(start)) return isHeaderBlock(lines, index + 1)
    // A forwarded mail is meant to be read.
    return (
      isHeaderBlock(lines, index) &&
      !forwarded.test((lines[index - 1] ?? '').slice(0, maxMatchedCharacters))
    )
  })
  return quoteStart < 0 ? lines.length : quoteStart
}

function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!headerLine.test((lines[index] ?? '').slice(0, maxMatchedCharacters))) return false
  const nextLines = lines.slice(index + 1, index + 6)
  return (
    nextLines.filter((line) => furtherHeader.test(line.slice(0, maxMatchedCharacters))).length >= 2
  )
}

const isMarked = (line: string) => /^\s?>/.test(line)
const isBlankLine = (line: string) => line.trim() === ''

/** Returns the line at which the marked quote at the end begins, including its introduction. */
function findMarkedQuote(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isMarked(line) && !isBlankLine(line))
  const hasMarked = lines.slice(last + 1).some(isMarked)
  if (hasMarked) return findIntroduction(lines, last) ?? last + 1
  // If the program marks no lines, everything after the introduction is quoted.
  const introductionLine = lines.findIndex((line) => {
    const start = line.slice(0, maxMatchedCharacters)
    return introduction.test(start) && timeOrAddress.test(start)
  })
  const laterLines = lines.slice(introductionLine + 1)
  return introductionLine < 0 || laterLines.some(isMarked) ? lines.length : introductionLine
}

/** Returns the first line of an introduction that ends on line `last`; programs wrap it. */
function findIntroduction(lines: readonly string[], last: number): number | null {
  for (let start = last; start >= 0 && start > last - 4; start--) {
    const joined = lines
      .slice(start, last + 1)
      .join(' ')
      .slice(0, maxMatchedCharacters)
    if (introduction.test(joined)) return start
  }
  return null
}
