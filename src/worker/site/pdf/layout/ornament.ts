import type { Gradient, PDFDocument } from 'pdfkit'
import { mark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import assets from '#worker/generated/pdf-assets.json'
import type { Pages } from './pages.ts'
import { type Spot, sheet } from './sheet.ts'

type HillLines = (typeof drawings)[number]

const { drawings, unitsPerPoint } = assets.hills
const farLine = '#DDE3DA'
const nearLine = '#7E9A8B'

/** Draws the hills behind a cover. */
export function drawHills(pages: Pages, index: number): void {
  const lines = linesOf(index)
  if (!lines) return
  const { width, height } = sheet
  // The lines fade by colour: transparency would make printing slow.
  pages.decorate((pdf) => {
    const fade = pdf.linearGradient(0, height * 0.3, width * 0.7, height * 0.8)
    fade.stop(0, palette.paper).stop(0.35, farLine).stop(1, nearLine)
    pdf.save()
    strokeLines(pdf, lines, fade)
    pdf.restore()
  })
}

/** Draws a part of the hills in a band at the top of a page. */
export function drawBand(pages: Pages, index: number, height: number): void {
  const lines = linesOf(index)
  if (!lines) return
  pages.decorate((pdf) => {
    pdf.rect(0, 0, sheet.width, height).fill(palette.paper)
    pdf.save().rect(0, 0, sheet.width, height).clip()
    pdf.translate(sheet.width * 0.28, -sheet.height * 0.5)
    strokeLines(pdf, lines, farLine)
    pdf.restore()
  })
}

function linesOf(index: number): HillLines | undefined {
  return drawings[index % drawings.length]
}

/** Strokes the lines of hills, the index lines twice as wide. */
function strokeLines(pdf: PDFDocument, { fine, index }: HillLines, colour: string | Gradient) {
  pdf.scale(1 / unitsPerPoint)
  pdf
    .path(fine)
    .lineWidth(0.6 * unitsPerPoint)
    .stroke(colour)
  pdf
    .path(index)
    .lineWidth(1.2 * unitsPerPoint)
    .stroke(colour)
}

export function drawMark(pages: Pages, { x, y }: Spot, size: number): void {
  const [summit = '', ...slopes] = mark.paths
  pages.decorate((pdf) => {
    pdf
      .save()
      .translate(x, y)
      .scale(size / 32)
    pdf.lineWidth(mark.strokeWidth).lineCap('round')
    pdf.path(summit).stroke(palette.ochre)
    for (const slope of slopes) pdf.path(slope).stroke(palette.forest)
    pdf.restore()
  })
}
