import type { StructElement } from 'pdfkit'
import type { Pages } from './pages.ts'
import { type Spot, sheet, type TextStyle, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

export interface Column {
  title: string
  x: number
  width: number
  style: TextStyle
  align?: 'right'
}

export interface CellText {
  text: string
  /** By default that of the column. */
  style?: TextStyle
}

export interface Cell {
  /** One below the other. */
  texts: readonly CellText[]
  /** Room for a drawing before the text, and the drawing. */
  before?: { width: number; draw: (pages: Pages, at: Spot) => void }
}

/** A row of cells, one for each column, or the title of the rows that follow. */
export type Row = readonly Cell[] | string

interface Line {
  text: string
  style: TextStyle
}

interface OpenCell {
  cell: Cell
  column: Column
  lines: Line[]
  element: StructElement
}

const rowPadding = 5
const gapBefore = 9
const headGap = rowPadding / 2

/** Returns a cell of one text. */
export function cellOf(text: string, style?: TextStyle): Cell {
  return { texts: [style ? { text, style } : { text }] }
}

/** Divides the width of the page among columns after a first one. */
export function evenColumns(
  first: { title: string; width: number; style: TextStyle },
  titles: readonly string[],
  style: TextStyle,
): Column[] {
  const gap = 10
  const width = (sheet.right - sheet.left - first.width) / titles.length
  return [
    { ...first, x: sheet.left, width: first.width - gap },
    ...titles.map((title, index) => ({
      title,
      x: sheet.left + first.width + index * width,
      width: width - (index < titles.length - 1 ? gap : 0),
      style,
    })),
  ]
}

/**
 * Draws a table with hairlines. What does not fit on the page stands on the next, below the titles of
 * the columns, which readers of the text hear only once.
 */
export function drawTable(flow: TextFlow, columns: readonly Column[], rows: readonly Row[]): void {
  if (rows.length > 0) new Table(flow, columns).draw(rows)
}

/** Returns the height of a table that stands on one page. */
export function heightOfTable(
  flow: TextFlow,
  columns: readonly Column[],
  rows: readonly Row[],
): number {
  return new Table(flow, columns).heightOfAll(rows)
}

class Table {
  private readonly flow: TextFlow
  private readonly pages: Pages
  private readonly columns: readonly Column[]
  private readonly headHeight: number
  private readonly lines = new Map<Cell, Line[]>()

  constructor(flow: TextFlow, columns: readonly Column[]) {
    this.flow = flow
    this.pages = flow.pages
    this.columns = columns
    const lines = columns.map((column) => this.headLines(column).length)
    this.headHeight = Math.max(...lines) * type.label.leading + headGap
  }

  draw(rows: readonly Row[]): void {
    const { flow, pages } = this
    const element = pages.open('Table')
    if (flow.y > sheet.top) flow.y += gapBefore
    // The head never stands alone at the foot of a page.
    flow.beginWide(this.headHeight + this.heightToBegin(rows.slice(0, 2)))
    const head = pages.open('TR', { parent: element })
    this.drawHead((lines, column) => {
      const spot = { x: column.x, y: flow.y }
      const options = { style: type.label, spot, parent: head, scope: 'Column' } as const
      pages.element('TH', lines, options)
    })
    head.end()
    rows.forEach((row, index) => {
      // A title stands with what follows it, and no row stands alone on the last page.
      const isJoined = typeof row === 'string' || index === rows.length - 2
      this.makeRoomFor(rows.slice(index, isJoined ? index + 2 : index + 1))
      pages.hairline(flow.y)
      this.drawRow(row, pages.open('TR', { parent: element }))
    })
    pages.hairline(flow.y)
    element.end()
    flow.y += gapBefore
  }

  heightOfAll(rows: readonly Row[]): number {
    return rows.reduce((sum, row) => sum + this.heightOf(row), this.headHeight + 2 * gapBefore)
  }

  /** A row stands on one page if it fits on any. */
  private makeRoomFor(rows: readonly Row[]): void {
    if (this.flow.y + this.heightToBegin(rows) > sheet.bottom) this.continueOnNextPage()
  }

  private continueOnNextPage(): void {
    const { flow, pages } = this
    flow.startPage()
    const { y } = flow
    pages.decorate(() => {
      this.drawHead((lines, column) => pages.set(lines, type.label, { x: column.x, y }))
    }, 'Pagination')
  }

  private drawHead(draw: (lines: string[], column: Column) => void): void {
    for (const column of this.columns) draw(this.headLines(column), column)
    this.flow.y += this.headHeight
  }

  private headLines({ title, width }: Column): string[] {
    return this.pages.linesOf(title, type.label, width)
  }

  private heightToBegin(rows: readonly Row[]): number {
    const wholePage = sheet.bottom - sheet.top - this.headHeight
    const heights = rows.map((row) => this.heightOf(row))
    const sum = heights.reduce((one, other) => one + other, 0)
    // What no page holds is divided wherever it begins.
    if (sum <= wholePage) return sum
    return Math.min(heights[0] ?? 0, wholePage / 4)
  }

  private heightOf(row: Row): number {
    if (typeof row === 'string')
      return this.titleLines(row).length * type.strong.leading + 2 * rowPadding
    const heights = this.columns.map((column, index) => heightOf(this.linesOf(column, row[index])))
    return Math.max(...heights) + 2 * rowPadding
  }

  private titleLines(title: string): string[] {
    return this.pages.linesOf(title, type.strong, sheet.right - sheet.left)
  }

  private drawRow(row: Row, parent: StructElement): void {
    if (typeof row === 'string') this.drawTitle(row, parent)
    else this.drawCells(row, parent)
    parent.end()
  }

  // Each row has as many cells as there are columns, so that a reader can count them.
  private drawTitle(title: string, parent: StructElement): void {
    const { flow, pages } = this
    const spot = { x: sheet.left, y: flow.y + rowPadding }
    const style = type.strong
    const options = { style, spot, parent, scope: 'Row' } as const
    flow.y = pages.element('TH', this.titleLines(title), options) + rowPadding
    for (const _ of this.columns.slice(1)) pages.open('TD', { parent }).end()
  }

  private drawCells(row: readonly Cell[], parent: StructElement): void {
    let cells = this.columns.map((column, index): OpenCell => {
      const cell = row[index] ?? { texts: [] }
      const head = index === 0 ? ({ kind: 'TH', scope: 'Row' } as const) : null
      const element = this.pages.open(head?.kind ?? 'TD', {
        parent,
        ...(head && { scope: head.scope }),
      })
      return { cell, column, lines: this.linesOf(column, cell), element }
    })
    for (const { cell, column } of cells) {
      cell.before?.draw(this.pages, { x: column.x, y: this.flow.y + rowPadding })
    }
    while (cells.some(({ lines }) => lines.length > 0)) {
      cells = this.drawPart(cells)
      if (cells.some(({ lines }) => lines.length > 0)) this.continueOnNextPage()
    }
    for (const { element } of cells) element.end()
  }

  /** Draws as many lines of each cell as fit on the page; returns the cells with the others. */
  private drawPart(cells: readonly OpenCell[]): OpenCell[] {
    const { flow } = this
    const top = flow.y + rowPadding
    const room = sheet.bottom - top - rowPadding
    const parts = cells.map(({ lines }) => lines.slice(0, fittingIn(room, lines)))
    for (const [index, cell] of cells.entries()) this.place(cell, parts[index] ?? [], top)
    flow.y = top + Math.max(...parts.map(heightOf)) + rowPadding
    return cells.map((cell, index) => ({
      ...cell,
      lines: cell.lines.slice(parts[index]?.length ?? 0),
    }))
  }

  private place({ cell, column, element }: OpenCell, lines: readonly Line[], y: number): void {
    const left = column.x + (cell.before?.width ?? 0)
    let top = y + firstLineOffset(lines)
    for (const group of byStyle(lines)) {
      const { style } = group
      const texts = group.lines
      if (column.align) {
        for (const text of texts) {
          const x = column.x + column.width - this.pages.widthOf(text, style)
          top = this.pages.addLines(element, [text], style, { x, y: top })
        }
      } else {
        top = this.pages.addLines(element, texts, style, { x: left, y: top })
      }
    }
  }

  private linesOf(column: Column, cell: Cell | undefined): Line[] {
    if (!cell) return []
    const known = this.lines.get(cell)
    if (known) return known
    const width = column.width - (cell.before?.width ?? 0)
    const lines = cell.texts.flatMap(({ text, style = column.style }) =>
      this.pages.linesOf(text, style, width).map((line) => ({ text: line, style })),
    )
    this.lines.set(cell, lines)
    return lines
  }
}

// The first lines of a row stand on one baseline, whatever their size.
function firstLineOffset([first]: readonly Line[]): number {
  return first ? Math.max(0, (type.text.leading - first.style.leading) / 2) : 0
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.leading, firstLineOffset(lines))
}

function fittingIn(room: number, lines: readonly Line[]): number {
  let used = firstLineOffset(lines)
  const count = lines.findIndex(({ style }) => {
    used += style.leading
    return used > room
  })
  return count === -1 ? lines.length : count
}

function byStyle(lines: readonly Line[]): { style: TextStyle; lines: string[] }[] {
  const groups: { style: TextStyle; lines: string[] }[] = []
  for (const { text, style } of lines) {
    const last = groups.at(-1)
    if (last?.style === style) last.lines.push(text)
    else groups.push({ style, lines: [text] })
  }
  return groups
}
