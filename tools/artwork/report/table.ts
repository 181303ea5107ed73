import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

export type Column = {
  title: string
  x: number
  width: number
  style: TextStyle
  align?: 'right'
}

export type Cell = {
  text: string
  style?: TextStyle
  /** Room for a drawing before the text, and the drawing. */
  before?: { width: number; draw: (pages: Pages, at: { x: number; y: number }) => void }
}

/** A row of cells, one for each column, or the title of the rows that follow. */
export type Row = readonly Cell[] | string

type Element = ReturnType<Pages['open']>

const rowPadding = 5
const gapBefore = 9
const headHeight = type.label.leading + rowPadding / 2

/** Draws a table with hairlines; what does not fit on the page stands on the next, under the head. */
export function drawTable(flow: TextFlow, columns: readonly Column[], rows: readonly Row[]): void {
  const { pages } = flow
  const table = pages.open('Table')
  if (flow.y > sheet.top) flow.y += gapBefore
  // The head never stands alone at the foot of a page.
  flow.makeRoomFor(
    headHeight + heightOf(pages, columns, rows[0]) + heightOf(pages, columns, rows[1]),
  )
  drawHead(flow, columns, table)
  for (const row of rows) {
    const height = heightOf(pages, columns, row)
    const withNext = typeof row === 'string' ? height + 2 * type.text.leading : height
    if (flow.y + withNext > sheet.bottom) {
      flow.startPage()
      drawHead(flow, columns, table)
    }
    pages.hairline(flow.y)
    drawRow(pages, { row, columns, y: flow.y, parent: pages.open('TR', table) })
    flow.y += height
  }
  pages.hairline(flow.y)
  flow.y += gapBefore
}

function drawHead(flow: TextFlow, columns: readonly Column[], table: Element): void {
  const row = flow.pages.open('TR', table)
  for (const column of columns) {
    const draw = () => place(flow.pages, column, { text: column.title, style: type.label }, flow.y)
    flow.pages.tag('TH', draw, { parent: row, scope: 'Column' })
  }
  flow.y += headHeight
}

function drawRow(
  pages: Pages,
  { row, columns, y, parent }: { row: Row; columns: readonly Column[]; y: number; parent: Element },
): void {
  const top = y + rowPadding
  if (typeof row === 'string') {
    const spot = { x: sheet.left, y: top }
    pages.tag('TH', () => pages.set([row], type.strong, spot), { parent, scope: 'Row' })
    return
  }
  columns.forEach((column, index) => {
    const cell = row[index]
    if (!cell) return
    cell.before?.draw(pages, { x: column.x, y: top })
    const draw = () => place(pages, column, cell, top)
    const isHead = index === 0
    pages.tag(isHead ? 'TH' : 'TD', draw, { parent, ...(isHead && { scope: 'Row' }) })
  })
}

function place(pages: Pages, column: Column, cell: Cell, y: number): void {
  const style = cell.style ?? column.style
  const lines = linesOf(pages, column, cell)
  // The first lines of a row stand on one baseline, whatever their size.
  let top = y + (type.text.leading - style.leading) / 2
  for (const line of lines) {
    const left = column.x + (cell.before?.width ?? 0)
    const x = column.align ? column.x + column.width - pages.widthOf(line, style) : left
    top = pages.set([line], style, { x, y: top })
  }
}

function heightOf(pages: Pages, columns: readonly Column[], row: Row | undefined): number {
  if (row === undefined) return 0
  if (typeof row === 'string') return type.strong.leading + 2 * rowPadding
  const heights = columns.map((column, index) => {
    const cell = row[index]
    if (!cell) return 0
    const { leading } = cell.style ?? column.style
    return (type.text.leading - leading) / 2 + linesOf(pages, column, cell).length * leading
  })
  return Math.max(...heights) + 2 * rowPadding
}

function linesOf(pages: Pages, column: Column, { text, style, before }: Cell): string[] {
  return pages.linesOf(text, style ?? column.style, column.width - (before?.width ?? 0))
}
