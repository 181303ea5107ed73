import PDFDocument from 'pdfkit'
import { palette } from '#shared/palette.ts'
import { type ReportFace, sheet, type TextStyle } from './sheet.ts'

type Pdf = InstanceType<typeof PDFDocument>
type Tag = ReturnType<Pdf['struct']>
type TagOptions = { parent?: Tag; scope?: 'Row' | 'Column' }
type StructOptions = Parameters<Pdf['struct']>[1]
type Spot = { x: number; y: number }

const hairlineColour = '#CFD5CE'

/** A tagged PDF under way: text goes on it in lines, each in an element that says what it is. */
export class Pages {
  readonly pdf: Pdf
  private readonly root: Tag

  constructor(options: { title: string; firm: string; checkedAt: Date }) {
    const { title, firm, checkedAt } = options
    const info = { Title: title, Author: firm, Creator: firm, Producer: 'PDFKit' }
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
      info: { ...info, CreationDate: checkedAt, ModDate: checkedAt },
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
    this.pdf.addNamedDestination(destination, 'XYZ', 0, y, null)
    this.pdf.outline.addItem(title)
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

  /** Breaks text in lines no wider than `width`; no last line is a word on its own. */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    this.applyStyle(style)
    const lines: string[][] = []
    for (const word of text.split(' ')) {
      const line = lines.at(-1)
      const fits = line && this.pdf.widthOfString([...line, word].join(' ')) <= width
      if (fits) line.push(word)
      else lines.push([word])
    }
    const [last, before] = [lines.at(-1), lines.at(-2)]
    if (last?.length === 1 && before && before.length > 1) last.unshift(before.pop() ?? '')
    return lines.map((words) => words.join(' '))
  }

  /** Sets lines downwards from the top of the first; gives the y below the last. */
  set(lines: string[], style: TextStyle, { x, y, goTo }: Spot & { goTo?: string }): number {
    this.applyStyle(style)
    const top = y + (style.leading - style.size) / 2
    lines.forEach((line, index) => {
      const options = { lineBreak: false, ...(goTo ? { goTo } : {}) }
      this.pdf.text(line, x, top + index * style.leading, options)
    })
    return y + lines.length * style.leading
  }

  widthOf(text: string, style: TextStyle): number {
    this.applyStyle(style)
    return this.pdf.widthOfString(text)
  }

  private applyStyle(style: TextStyle): void {
    this.pdf
      .font(style.face)
      .fontSize(style.size)
      .fillColor(style.colour ?? palette.ink)
  }
}
