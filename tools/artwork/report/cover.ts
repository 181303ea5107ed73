import { type FigureRow, figureRows, type ReportFigure } from '#shared/content/reports.ts'
import { mark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import { contourLines, levels, unitsPerPixel } from '../contour-lines.ts'
import { coverTerrain } from '../terrains.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'

type Cover = {
  title: string
  type: string
  description: string
  firm: string
  /** `Edition 1, 22 November 2026`. */
  edition: string
  figure: ReportFigure
  /** Chooses the hills. */
  seed: number
}

const markSize = 46
const markTop = 58
const titleTop = 172
const titleWidth = 440
const descriptionWidth = 330
const figureWidth = 232
const rowHeight = 31
const inset = 14
const farLine = '#DDE3DA'
const nearLine = '#7E9A8B'

/** Draws the first page: paper, hills, the firm, and what the report is. */
export function drawCover(pages: Pages, cover: Cover): void {
  const { title, type: kind, description, firm, edition, figure, seed } = cover
  pages.pdf.addPage()
  pages.decorate((pdf) => pdf.rect(0, 0, sheet.width, sheet.height).fill(palette.paper))
  drawHills(pages, seed)
  drawMark(pages)
  const firmSpot = { x: sheet.left + markSize + 12, y: markTop + 17 }
  pages.tag('P', () => pages.set([firm], type.strong, firmSpot))
  const label = `${kind}  ·  ${edition}`
  pages.tag('P', () => pages.set([label], type.label, { x: sheet.left, y: titleTop - 26 }))
  let y = titleTop
  const titleLines = pages.linesOf(title, type.title, titleWidth)
  pages.tag('H1', () => {
    y = pages.set(titleLines, type.title, { x: sheet.left - 2, y })
  })
  pages.decorate((pdf) => pdf.rect(sheet.left, y + 18, 48, 3).fill(palette.ochre))
  const lead = pages.linesOf(description, type.lead, descriptionWidth)
  pages.tag('P', () => {
    y = pages.set(lead, type.lead, { x: sheet.left, y: y + 38 })
  })
  drawFigure(pages, figure, y + 44)
}

/** Draws the figure of the report, as its card on the site has it. */
function drawFigure(pages: Pages, figure: ReportFigure, top: number): void {
  const rows = figureRows(figure)
  // No hill runs through the words.
  const height = rows.length * rowHeight + 46
  pages.decorate((pdf) => {
    pdf.rect(sheet.left - inset, top - inset, figureWidth + 2 * inset, height).lineWidth(0.6)
    pdf.fillAndStroke(palette.paper, palette.hairline)
  })
  pages.tag('P', () => pages.set([figure.caption], type.label, { x: sheet.left, y: top }))
  rows.forEach((row, index) => {
    drawRow(pages, row, figure.kind, top + 20 + index * rowHeight)
  })
}

function drawRow(pages: Pages, row: FigureRow, kind: ReportFigure['kind'], y: number): void {
  const { label, value, bar = 0, outlined, ticks = 0 } = row
  const x = sheet.left + figureWidth - pages.widthOf(value, type.label)
  pages.tag('P', () => {
    pages.set([label], type.small, { x: sheet.left, y })
    pages.set([value], type.label, { x, y })
  })
  const line = y + 24
  pages.decorate((pdf) => {
    pdf.lineWidth(0.7)
    if (kind !== 'bars') {
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
    const colour = kind === 'rates' ? palette.clay : palette.forest
    if (outlined) pdf.stroke(colour)
    else pdf.fill(colour)
  })
}

function drawMark(pages: Pages): void {
  const [summit = '', ...slopes] = mark.paths
  pages.decorate((pdf) => {
    pdf
      .save()
      .translate(sheet.left - 3, markTop)
      .scale(markSize / 32)
    pdf.lineWidth(mark.strokeWidth).lineCap('round')
    pdf.path(summit).stroke(palette.ochre)
    for (const slope of slopes) pdf.path(slope).stroke(palette.forest)
    pdf.restore()
  })
}

// The lines fade by colour: transparency would make printing slow.
function drawHills(pages: Pages, seed: number): void {
  const lines = contourLines({ ...coverTerrain, seed }, levels(0.08, 1.6, 0.055))
  const width = coverTerrain.width * unitsPerPixel
  const height = coverTerrain.height * unitsPerPixel
  pages.decorate((pdf) => {
    const fade = pdf.linearGradient(0, height * 0.3, width * 0.7, height * 0.8)
    fade.stop(0, palette.paper).stop(0.35, farLine).stop(1, nearLine)
    pdf.save().scale(1 / unitsPerPixel)
    pdf
      .path(lines.fine)
      .lineWidth(0.6 * unitsPerPixel)
      .stroke(fade)
    pdf
      .path(lines.index)
      .lineWidth(1.2 * unitsPerPixel)
      .stroke(fade)
    pdf.restore()
  })
}
