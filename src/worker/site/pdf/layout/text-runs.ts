import type { PDFDocument } from 'pdfkit'
import { palette } from '#shared/palette.ts'
import { type Citations, type Piece, piecesOf } from './citations.ts'
import { widthByGlyphs, withKnownCharacters } from './fonts.ts'
import { breakLines } from './line-breaks.ts'
import type { Spot, TextStyle } from './sheet.ts'

/** Text that is drawn at once: from one number of a source to the next, over many lines. */
export interface Run {
  /** The number of a source, which is the text; null for other text. */
  source: number | null
  parts: (Spot & { text: string })[]
}

// The number of a source beside the text: smaller, with a little room after it.
const citationShare = 0.66
const citationGap = 1.2

/** Measures text, breaks it in lines and finds the place of each piece. */
export class TextRuns {
  private readonly pdf: PDFDocument
  private readonly citations: Citations
  private readonly widths = new Map<string, number>()

  constructor(pdf: PDFDocument, citations: Citations) {
    this.pdf = pdf
    this.citations = citations
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    const numbered = this.citations.numbered(withKnownCharacters(text))
    return breakLines(numbered, width, (part) => this.widthOf(part, style))
  }

  widthOf(text: string, style: TextStyle): number {
    return piecesOf(text).reduce((sum, piece) => sum + this.advanceOf(piece, style), 0)
  }

  /** Returns the runs of lines, the first of which begins at a spot. */
  of(lines: readonly string[], style: TextStyle, { x, y }: Spot): Run[] {
    const runs: Run[] = []
    lines.forEach((line, index) => {
      let pen = x
      const top = topOf(y, style) + index * style.leading
      // Readers of the text join lines as they are.
      const spaced = index < lines.length - 1 ? `${line} ` : line
      for (const piece of piecesOf(spaced)) {
        const { text, source } = piece
        const last = runs.at(-1)
        const part = { text, x: pen, y: top }
        if (source === null && last?.source === null) last.parts.push(part)
        else runs.push({ source, parts: [part] })
        pen += this.advanceOf(piece, style)
      }
    })
    return runs
  }

  private advanceOf({ text, source }: Piece, style: TextStyle): number {
    if (source === null) return this.pieceWidth(text, style)
    return this.pieceWidth(text, citationStyle(style)) + citationGap
  }

  // Most words occur many times, and to shape one takes far longer than to look it up.
  private pieceWidth(text: string, { face, size }: TextStyle): number {
    const key = `${face} ${text}`
    const known = this.widths.get(key)
    if (known !== undefined) return known * size
    const width = widthByGlyphs(face, text) ?? this.pdf.font(face).fontSize(1).widthOfString(text)
    this.widths.set(key, width)
    return width * size
  }
}

/** Returns the y of letters in a line that begins at another one. */
export function topOf(y: number, { leading, size }: TextStyle): number {
  return y + (leading - size) / 2
}

/** Returns the style of the number of a source in a text. */
export function citationStyle({ size, leading }: TextStyle): TextStyle {
  return { face: 'strong', size: size * citationShare, leading, colour: palette.forest }
}
