/**
 * What micromark does with a text grows with the square of these numbers, whatever its length: a
 * page of nothing but marks would take minutes. No text that people read comes near them.
 */
const intricacy = {
  /** Lines, blank ones too. */
  lines: 800,
  /** Characters that may begin or end something within a line. */
  marks: 1200,
  /** Quotes and lists that a line opens, one in the other. */
  depth: 8,
  /** The same of all lines together. */
  openings: 600,
  /** Columns of a table: each row of it is filled up to them. */
  columns: 20,
  /** Cells of all tables together. */
  cells: 4000,
  /** Pairs of brackets times the length of the paragraph they are in: each is looked up by its text. */
  bracketed: 8_000_000,
  /** Brackets times the longest address that one of them can stand for. */
  addresses: 200_000,
} as const

const marks = /[*_`[\]<&\\|]/g
const openings = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/

/** Whether a Markdown text would take long to be turned into HTML. */
export function isTooIntricate(markdown: string): boolean {
  if ((markdown.match(marks)?.length ?? 0) > intricacy.marks) return true
  const lines = markdown.split(/\r\n?|\n/)
  const opened = lines.map((line) => openedBy(line))
  return (
    lines.length > intricacy.lines ||
    opened.some((depth) => depth > intricacy.depth) ||
    opened.reduce((sum, depth) => sum + depth, 0) > intricacy.openings ||
    hasLargeTable(lines) ||
    hasManyBrackets(lines) ||
    count(markdown, '[') * longestAddress(lines) > intricacy.addresses
  )
}

/** The line below the head of a table, in a quote or not. */
const delimiters = /^[ \t>|:-]*\|[ \t>|:-]*$/

/** Whether a few characters would become thousands of cells; a table goes on until a blank line. */
function hasLargeTable(lines: readonly string[]): boolean {
  let [columns, cells] = [0, 0]
  for (const line of lines) {
    if (isBlank(line)) columns = 0
    if (delimiters.test(line)) columns = Math.max(columns, count(line, '|') + 1)
    cells += columns
    // A border on each side makes two signs more than columns have between them.
    if (columns > intricacy.columns + 2 || cells > intricacy.cells) return true
  }
  return false
}

/** Whether brackets lie in one another, or many in a long paragraph. */
function hasManyBrackets(lines: readonly string[]): boolean {
  const paragraphs = paragraphsOf(lines)
  const work = paragraphs.map((text) => {
    return Math.min(count(text, '['), count(text, ']')) * text.length
  })
  return work.reduce((sum, one) => sum + one, 0) > intricacy.bracketed
}

/** The longest text after `]:`, which each `[name]` may be a link to. */
function longestAddress(lines: readonly string[]): number {
  const addresses = paragraphsOf(lines).flatMap((text) => text.split(']:').slice(1))
  return Math.max(0, ...addresses.map(({ length }) => length))
}

function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs = ['']
  for (const line of lines) {
    if (isBlank(line)) paragraphs.push('')
    else paragraphs.push(`${paragraphs.pop()}${line}\n`)
  }
  return paragraphs
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1
}

/** How many quotes and lists a line opens or goes on with; indentation goes on with a list. */
function openedBy(line: string): number {
  const [start = ''] = openings.exec(line) ?? []
  const signs = start.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  const indented = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
  return signs + Math.floor(indented / 4)
}
