import type { FigureRow } from '#shared/content/reports.ts'
import { palette } from '#shared/palette.ts'
import { drawHills, drawMark } from './ornament.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'

export interface CoverFigure {
  caption: string
  rows: readonly FigureRow[]
  /** Between the rows, if they have no bars. */
  hasLines: boolean
  barColour: string
}

interface Cover {
  title: string
  kind: string
  description: string
  firm: string
  /** `Edition 1, 22 November 2026`. */
  edition: string
  figure: CoverFigure
  /** The number of the drawing behind the words. */
  hills: number
}

const markSize = 46
const markTop = 58
const titleTop = 172
const titleWidth = 440
const descriptionWidth = 330
const figureWidth = 232
const rowHeight = 31
const inset = 14

/** Draws the first page: paper, hills, the firm, and what the document is. */
export function drawCover(pages: Pages, cover: Cover): void {
  const { title, kind, description, firm, edition, figure, hills } = cover
  pages.pdf.addPage()
  pages.decorate((pdf) => pdf.rect(0, 0, sheet.width, sheet.height).fill(palette.paper))
  drawHills(pages, hills)
  drawMark(pages, { x: sheet.left - 3, y: markTop }, markSize)
  const firmSpot = { x: sheet.left + markSize + 12, y: markTop + 17 }
  pages.element('P', [firm], { style: type.strong, spot: firmSpot })
  const labelSpot = { x: sheet.left, y: titleTop - 26 }
  pages.element('P', [`${kind}  ·  ${edition}`], { style: type.label, spot: labelSpot })
  const titleLines = pages.linesOf(title, type.title, titleWidth)
  const titleSpot = { x: sheet.left - 2, y: titleTop }
  const y = pages.element('H1', titleLines, { style: type.title, spot: titleSpot })
  pages.decorate((pdf) => pdf.rect(sheet.left, y + 18, 48, 3).fill(palette.ochre))
  const lead = pages.linesOf(description, type.lead, descriptionWidth)
  const leadSpot = { x: sheet.left, y: y + 38 }
  const bottom = pages.element('P', lead, { style: type.lead, spot: leadSpot })
  drawFigure(pages, figure, bottom + 44)
}

/** Draws the figure of a document, as the card of a report on the site has it. */
function drawFigure(pages: Pages, figure: CoverFigure, top: number): void {
  const { rows, caption } = figure
  if (rows.length === 0) return
  // No hill runs through the words.
  const height = rows.length * rowHeight + 46
  pages.decorate((pdf) => {
    pdf.rect(sheet.left - inset, top - inset, figureWidth + 2 * inset, height).lineWidth(0.6)
    pdf.fillAndStroke(palette.paper, palette.hairline)
  })
  pages.element('P', [caption], { style: type.label, spot: { x: sheet.left, y: top } })
  rows.forEach((row, index) => {
    drawRow(pages, figure, { row, y: top + 20 + index * rowHeight })
  })
}

function drawRow(
  pages: Pages,
  { hasLines, barColour }: CoverFigure,
  { row, y }: { row: FigureRow; y: number },
): void {
  const { label, value, bar = 0, outlined, ticks = 0 } = row
  const x = sheet.left + figureWidth - pages.widthOf(value, type.label)
  const parent = pages.open('P')
  pages.addLines(parent, [label, ''], type.small, { x: sheet.left, y })
  pages.addLines(parent, [value], type.label, { x, y })
  parent.end()
  const line = y + 24
  pages.decorate((pdf) => {
    pdf.lineWidth(0.7)
    if (hasLines) {
      pdf.moveTo(sheet.left, line).lineTo(sheet.left + figureWidth, line)
      pdf.stroke(palette.hairline)
    }
    for (let tick = 1; tick <= ticks; tick++) {
      const at = sheet.left + (tick / ticks) * figureWidth
      pdf.moveTo(at, line).lineTo(at, line - 7)
      pdf.stroke(palette.forest)
    }
    if (bar === 0) return
    pdf.rect(sheet.left, line - 7, bar * figureWidth, 7)
    if (outlined) pdf.stroke(barColour)
    else pdf.fill(barColour)
  })
}
