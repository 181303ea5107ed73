import PDFDocument from 'pdfkit'
import type { Source } from '#shared/knowledge/schemas.ts'
import { palette } from '#shared/palette.ts'
import { Citations, piecesOf } from './citations.ts'
import { type ReportFace, sheet, type TextStyle } from './sheet.ts'

type Pdf = InstanceType<typeof PDFDocument>
type Tag = ReturnType<Pdf['struct']>
type TagOptions = { parent?: Tag; scope?: 'Row' | 'Column' }
type StructOptions = Parameters<Pdf['struct']>[1]
type Spot = { x: number; y: number }
type Leading = { goTo?: string; link?: string }

const hairlineColour = '#CFD5CE'
// The number of a source beside the text: smaller, with a little room after it.
const citationShare = 0.66
const citationGap = 1.2

/** A tagged PDF under way: text goes on it in lines, each in an element that says what it is. */
export class Pages {
  readonly pdf: Pdf
  readonly citations: Citations
  private readonly root: Tag

  constructor(options: {
    title: string
    firm: string
    /** `Edition 1, 22 November 2026`. */
    edition: string
    publishedAt: string
    getSource: (id: string) => Source
  }) {
    const { title, firm, edition, publishedAt, getSource } = options
    const date = new Date(`${publishedAt}T00:00:00Z`)
    this.citations = new Citations(getSource)
    const info = { Title: title, Subject: edition, Author: firm, Creator: firm, Producer: 'PDFKit' }
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en',
      // A fixed date keeps the file the same from build to build.
      info: { ...info, CreationDate: date, ModDate: date },
    })
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  get number(): number {
    return this.pdf.bufferedPageRange().count
  }

  registerFonts(fonts: Record<ReportFace, Buffer>): void {
    for (const [face, file] of Object.entries(fonts)) this.pdf.registerFont(face, file)
  }

  /** Draws content as an element; without a parent it belongs to the document itself. */
  tag(type: string, draw: () => void, { parent = this.root, ...options }: TagOptions = {}): void {
    // PDFKit's types do not know `scope` yet.
    parent.add(this.pdf.struct(type, options as StructOptions, [draw]))
  }

  /** Opens an element that holds others, as a list or a table. */
  open(type: string, parent: Tag = this.root): Tag {
    const element = this.pdf.struct(type)
    parent.add(element)
    return element
  }

  /** Makes a place on the page that links and the outline lead to. */
  mark(title: string, destination: string, y: number): void {
    this.destination(destination, y)
    this.pdf.outline.addItem(title)
  }

  /** Makes a place on the page that links lead to. */
  destination(name: string, y: number): void {
    this.pdf.addNamedDestination(name, 'XYZ', 0, y, null)
  }

  /** Draws decoration, which readers of the text pass over. */
  decorate(draw: (pdf: Pdf) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.pdf)
    this.pdf.endMarkedContent()
  }

  hairline(y: number, from: number = sheet.left): void {
    this.decorate((pdf) => {
      pdf.moveTo(from, y).lineTo(sheet.right, y).lineWidth(0.6).strokeColor(hairlineColour).stroke()
    })
  }

  /**
   * Breaks text in lines no wider than `width`; no last line is a word on its own. Where the text
   * cites a source, by `[^id]`, its number stands.
   */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    const lines: string[][] = []
    for (const word of this.citations.numbered(text).split(' ')) {
      const line = lines.at(-1)
      const condition = line && this.widthOf([...line, word].join(' '), style) <= width
      if (condition) line.push(word)
      else lines.push([word])
    }
    const [last, before] = [lines.at(-1), lines.at(-2)]
    if (last?.length === 1 && before && before.length > 1) last.unshift(before.pop() ?? '')
    return lines.map((words) => words.join(' '))
  }

  /** Sets lines downwards from the top of the first; gives the y below the last. */
  set(lines: string[], style: TextStyle, { x, y, ...leading }: Spot & Leading): number {
    const top = y + (style.leading - style.size) / 2
    lines.forEach((line, index) => {
      this.setLine(line, style, { x, y: top + index * style.leading, ...leading })
    })
    return y + lines.length * style.leading
  }

  widthOf(text: string, style: TextStyle): number {
    return piecesOf(text).reduce((sum, { text: piece, source }) => {
      this.applyStyle(source === null ? style : citationStyle(style))
      return sum + this.pdf.widthOfString(piece) + (source === null ? 0 : citationGap)
    }, 0)
  }

  // Digits stand as high as capitals, so smaller ones that begin as high as the text are raised.
  private setLine(line: string, style: TextStyle, { x, y, ...leading }: Spot & Leading): void {
    let pen = x
    for (const { text, source } of piecesOf(line)) {
      const target = source === null ? leading : { goTo: `source-${source}` }
      this.applyStyle(source === null ? style : citationStyle(style))
      this.pdf.text(text, pen, y, { lineBreak: false, ...target })
      pen += this.pdf.widthOfString(text) + (source === null ? 0 : citationGap)
    }
  }

  private applyStyle(style: TextStyle): void {
    this.pdf
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.colour ?? palette.ink)
  }
}

function citationStyle({ size, leading }: TextStyle): TextStyle {
  return { face: 'strong', size: size * citationShare, leading, colour: palette.forest }
}
