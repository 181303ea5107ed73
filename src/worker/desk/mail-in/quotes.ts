// How mail programs introduce what they quote, in the languages of our markets.
const introduction =
  /^\s*(?:on|le|em|am|el|mnamo)\s.*(?:wrote|a écrit|escreveu|schrieb.*|escribió|aliandika)\s?:\s*$/i
// Somebody may well write such a sentence; programs give the time or the address.
const madeByProgram = /\d:\d\d|@/
const separator =
  /^\s*-{2,}\s*(?:original message|message d'origine|mensagem original|ursprüngliche nachricht)\s*-{2,}\s*$/i
const forwarded = /forwarded message/i
// Outlook quotes without marks, under the headers of what it quotes.
const headerLine = /^\s*\*?(?:from|de|von)\s?:\*?\s/i
const furtherHeader = /^\s*\*?(?:sent|date|to|subject|envoyé|à|objet|enviado|para|assunto)\s?:/i
const rule = /^\s*_{10,}\s*$/
// No line of a mail that matters here is longer, and patterns are not run over a megabyte.
const lookedAt = 400

/**
 * A text without the earlier mails that its end quotes. Answers between quoted lines stay with them,
 * and so does everything of a text that would have nothing left.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n')
  const end = Math.min(startOfQuoted(lines), startOfMarked(lines))
  const kept = lines.slice(0, end).join('\n').trim()
  return kept === '' ? text.trim() : kept
}

/** Where what is quoted without a mark on each line begins; it reaches to the end. */
function startOfQuoted(lines: readonly string[]): number {
  const found = lines.findIndex((line, at) => {
    const start = line.slice(0, lookedAt)
    if (separator.test(start)) return true
    if (rule.test(start)) return isHeaderBlock(lines, at + 1)
    // What is forwarded is meant to be read.
    return isHeaderBlock(lines, at) && !forwarded.test((lines[at - 1] ?? '').slice(0, lookedAt))
  })
  return found < 0 ? lines.length : found
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!headerLine.test((lines[at] ?? '').slice(0, lookedAt))) return false
  const further = lines.slice(at + 1, at + 6)
  return further.filter((line) => furtherHeader.test(line.slice(0, lookedAt))).length >= 2
}

const isMarked = (line: string) => /^\s?>/.test(line)
const isBlankLine = (line: string) => line.trim() === ''

/** Where the marked lines at the end begin, with the line that introduces them. */
function startOfMarked(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isMarked(line) && !isBlankLine(line))
  const marked = lines.slice(last + 1).some(isMarked)
  if (marked) return startOfIntroduction(lines, last) ?? last + 1
  // Of a program that marks nothing, all that follows the introduction is quoted.
  const introduced = lines.findIndex((line) => {
    const start = line.slice(0, lookedAt)
    return introduction.test(start) && madeByProgram.test(start)
  })
  const follows = lines.slice(introduced + 1)
  return introduced < 0 || follows.some(isMarked) ? lines.length : introduced
}

/** An introduction that ends on this line: programs break it after about 70 characters. */
function startOfIntroduction(lines: readonly string[], last: number): number | null {
  for (let start = last; start >= 0 && start > last - 4; start--) {
    const joined = lines
      .slice(start, last + 1)
      .join(' ')
      .slice(0, lookedAt)
    if (introduction.test(joined)) return start
  }
  return null
}
