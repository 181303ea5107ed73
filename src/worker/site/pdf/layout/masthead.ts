import { palette } from '#shared/palette.ts'
import { drawBand, drawMark } from './ornament.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

interface Masthead {
  title: string
  kind: string
  lead: string
  firm: string
  /** `Edition 1, 22 November 2026`. */
  edition: string
  hills: number
}

const markSize = 34
const markTop = 40
const titleTop = 116
const titleWidth = 430
const leadWidth = 430

/** Draws the head of a document that begins at once: a band of hills with the firm and the title. */
export function drawMasthead(flow: TextFlow, masthead: Masthead): void {
  const { pages } = flow
  const { title, kind, lead, firm, edition, hills } = masthead
  const titleLines = pages.linesOf(title, type.masthead, titleWidth)
  const leadLines = pages.linesOf(lead, type.text, leadWidth)
  const bottom = titleTop + titleLines.length * type.masthead.leading + 22
  flow.startPage()
  drawBand(pages, hills, bottom)
  drawMark(pages, { x: sheet.left - 2, y: markTop }, markSize)
  const firmSpot = { x: sheet.left + markSize + 10, y: markTop + 11 }
  pages.element('P', [firm], { style: type.strong, spot: firmSpot })
  const labelSpot = { x: sheet.left, y: titleTop - 22 }
  pages.element('P', [`${kind}  ·  ${edition}`], { style: type.label, spot: labelSpot })
  const titleSpot = { x: sheet.left - 1, y: titleTop }
  pages.element('H1', titleLines, { style: type.masthead, spot: titleSpot })
  drawRule(pages, bottom)
  const leadSpot = { x: sheet.left, y: bottom + 16 }
  flow.y = pages.element('P', leadLines, { style: type.text, spot: leadSpot }) + 6
}

function drawRule(pages: Pages, y: number): void {
  pages.decorate((pdf) => {
    pdf.moveTo(0, y).lineTo(sheet.width, y).lineWidth(0.6).stroke(palette.hairline)
    pdf.rect(sheet.left, y - 1.5, 48, 3).fill(palette.ochre)
  })
}
