// How mail programs introduce what they quote, in the languages of our markets.
const introduction =
  /^\s*(?:on|le|em|am|el|mnamo)\s.*(?:wrote|a écrit|escreveu|schrieb.*|escribió|aliandika)\s?:\s*$/i
// Somebody may well write such a sentence; programs give the time or the address.
const timeOrAddress = /\d:\d\d|@/
const separator =
  /^\s*-{2,}\s*(?:original message|message d'origine|mensagem original|ursprüngliche nachricht)\s*-{2,}\s*$/i
const forwarded = /forwarded message/i
// Outlook quotes without marks, under the headers of what it quotes.
const headerLine = /^\s*\*?(?:from|de|von)\s?:\*?\s/i
const furtherHeader = /^\s*\*?(?:sent|date|to|subject|envoyé|à|objet|enviado|para|assunto)\s?:/i
const horizontalRule = /^\s*_{10,}\s*$/
// No line of a mail that matters here is longer, and patterns are not run over a megabyte.
const maxMatchedCharacters = 400

/**
 * A text without the earlier mails that its end quotes. Answers between quoted lines stay with them,
 * and so does everything of a text that would have nothing left.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n')
  const end = Math.min(findUnmarkedQuote(lines), findMarkedQuote(lines))
  const ownText = lines.slice(0, end).join('\n').trim()
  return ownText === '' ? text.trim() : ownText
}

/** Where what is quoted without a mark on each line begins; it reaches to the end. */
function findUnmarkedQuote(lines: readonly string[]): number {
  const quoteStart = lines.findIndex((line, index) => {
    const start = line.slice(0, maxMatchedCharacters)
    if (separator.test(start)) return true
    if (horizontalRule.test(start)) return isHeaderBlock(lines, index + 1)
    // What is forwarded is meant to be read.
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

/** Where the marked lines at the end begin, with the line that introduces them. */
function findMarkedQuote(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isMarked(line) && !isBlankLine(line))
  const hasMarked = lines.slice(last + 1).some(isMarked)
  if (hasMarked) return findIntroduction(lines, last) ?? last + 1
  // Of a program that marks nothing, all that follows the introduction is quoted.
  const introductionLine = lines.findIndex((line) => {
    const start = line.slice(0, maxMatchedCharacters)
    return introduction.test(start) && timeOrAddress.test(start)
  })
  const laterLines = lines.slice(introductionLine + 1)
  return introductionLine < 0 || laterLines.some(isMarked) ? lines.length : introductionLine
}

/** An introduction that ends on this line: programs break it after about 70 characters. */
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
