/**
 * Limits for Markdown. The time that micromark takes grows with the square of these numbers, so a
 * short text of nothing but marks could take minutes. Real texts stay far below.
 */
const limits = {
  /** Lines, including blank ones. */
  lines: 800,
  /** Characters that may start or end an inline element. */
  marks: 1200,
  /** Nested quotes and lists that a line opens. */
  depth: 8,
  /** The sum of `depth` over all lines. */
  openings: 600,
  /** Columns of a table, to which each of its rows is padded. */
  columns: 20,
  /** Cells of all tables together. */
  cells: 4000,
  /** Pairs of brackets times the length of their paragraph. */
  bracketed: 8_000_000,
  /** Brackets times the length of the longest link definition that one of them can refer to. */
  addresses: 200_000,
} as const

const marks = /[*_`[\]<&\\|]/g
const openings = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/

/** True if a Markdown text would take too long to render. */
export function isTooComplex(markdown: string): boolean {
  if ((markdown.match(marks)?.length ?? 0) > limits.marks) return true
  const lines = markdown.split(/\r\n?|\n/)
  const depths = lines.map((line) => depthOf(line))
  return (
    lines.length > limits.lines ||
    depths.some((depth) => depth > limits.depth) ||
    depths.reduce((sum, depth) => sum + depth, 0) > limits.openings ||
    hasLargeTable(lines) ||
    hasManyBrackets(lines) ||
    count(markdown, '[') * longestAddress(lines) > limits.addresses
  )
}

/** Matches the delimiter row of a table, inside a quote or not. */
const delimiters = /^[ \t>|:-]*\|[ \t>|:-]*$/

/** True if a table is so large that few characters would become thousands of cells. */
function hasLargeTable(lines: readonly string[]): boolean {
  let [columns, cells] = [0, 0]
  for (const line of lines) {
    if (isBlank(line)) columns = 0
    if (delimiters.test(line)) columns = Math.max(columns, count(line, '|') + 1)
    cells += columns
    // The borders on both sides add two signs to those between columns.
    if (columns > limits.columns + 2 || cells > limits.cells) return true
  }
  return false
}

/** True if brackets are nested or occur many times in a long paragraph. */
function hasManyBrackets(lines: readonly string[]): boolean {
  const paragraphs = paragraphsOf(lines)
  const costs = paragraphs.map((text) => {
    return Math.min(count(text, '['), count(text, ']')) * text.length
  })
  return costs.reduce((sum, cost) => sum + cost, 0) > limits.bracketed
}

/** Returns the length of the longest text after `]:`, to which each `[name]` may refer. */
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

/** Returns the number of quotes and lists that a line opens or continues. */
function depthOf(line: string): number {
  const [start = ''] = openings.exec(line) ?? []
  const signs = start.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0
  const indented = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0
  return signs + Math.floor(indented / 4)
}
