import { PDFDocument, type StructElement, type StructOptions } from 'pdfkit'
import { currentLocale } from '#shared/current-locale.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { sourceNumber } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { joinBytes } from '#worker/security/bytes.ts'
import { Citations } from './citations.ts'
import { documentFonts } from './fonts.ts'
import { type Spot, sheet, type TextStyle } from './sheet.ts'
import { citationStyle, type Run, TextRuns, topOf } from './text-runs.ts'

interface PagesOptions {
  title: string
  firm: string
  /** `Edition 1, 22 November 2026`. */
  edition: string
  publishedAt: string
  findSource: (id: string) => Source | null
}

interface ElementOptions extends StructOptions {
  parent?: StructElement
}

const hairlineColour = '#CFD5CE'

/** A tagged PDF under way: text goes on it in lines, each in an element that says what it is. */
export class Pages {
  readonly pdf: PDFDocument
  readonly citations: Citations
  readonly title: string
  private readonly root: StructElement
  private readonly runs: TextRuns

  constructor({ title, firm, edition, publishedAt, findSource }: PagesOptions) {
    const date = new Date(`${publishedAt}T00:00:00Z`)
    this.title = title
    this.citations = new Citations(findSource)
    const info = { Title: title, Subject: edition, Author: firm, Creator: firm, Producer: 'PDFKit' }
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: currentLocale(),
      font: null,
      // The time of making would change the entity tag of the same document.
      info: { ...info, CreationDate: date, ModDate: date },
    })
    for (const [face, font] of Object.entries(documentFonts())) this.pdf.registerFont(face, font)
    this.runs = new TextRuns(this.pdf, this.citations)
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  /** The number of pages so far. */
  get number(): number {
    return this.pdf.bufferedPageRange().count
  }

  /** Opens an element, which belongs to the document itself without a parent. */
  open(kind: string, { parent = this.root, ...options }: ElementOptions = {}): StructElement {
    const element = this.pdf.struct(kind, options)
    parent.add(element)
    return element
  }

  /** Draws lines as an element of their own; returns the y below the last. */
  element(
    kind: string,
    lines: readonly string[],
    { style, spot, ...options }: ElementOptions & { style: TextStyle; spot: Spot },
  ): number {
    const element = this.open(kind, options)
    const bottom = this.addLines(element, lines, style, spot)
    element.end()
    return bottom
  }

  /**
   * Draws lines downwards as content of an element, each number of a source as a link to the list of
   * them; returns the y below the last.
   */
  addLines(element: StructElement, lines: readonly string[], style: TextStyle, spot: Spot): number {
    for (const { source, parts } of this.runs.of(lines, style, spot)) {
      if (source === null) element.add(() => this.paint(parts, style))
      else this.cite(parts, source, { style, parent: element })
    }
    return spot.y + lines.length * style.leading
  }

  /** Draws lines as a link to an address. */
  link(
    lines: readonly string[],
    {
      style,
      spot,
      url,
      parent,
    }: { style: TextStyle; spot: Spot; url: string; parent?: StructElement },
  ): number {
    const element = this.open('Link', { parent })
    element.add(() => {
      lines.forEach((text, index) => {
        const y = topOf(spot.y, style) + index * style.leading
        this.use(style).text(text, spot.x, y, { lineBreak: false, link: url })
      })
    })
    element.end()
    return spot.y + lines.length * style.leading
  }

  /** Draws a line as a link to a place in the document. */
  goTo(
    text: string,
    {
      style,
      spot,
      name,
      parent,
    }: { style: TextStyle; spot: Spot; name: string; parent?: StructElement },
  ): void {
    const part = { text, x: spot.x, y: topOf(spot.y, style) }
    this.lead(part, style, { name, title: text, parent })
  }

  /** Draws lines that belong to no element; only within `decorate`. */
  set(lines: readonly string[], style: TextStyle, spot: Spot): void {
    for (const { parts } of this.runs.of(lines, style, spot)) this.paint(parts, style)
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
  decorate(draw: (pdf: PDFDocument) => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type: kind })
    draw(this.pdf)
    this.pdf.endMarkedContent()
  }

  hairline(y: number, from: number = sheet.left): void {
    this.decorate((pdf) => {
      pdf.moveTo(from, y).lineTo(sheet.right, y).lineWidth(0.6).stroke(hairlineColour)
    })
  }

  /**
   * Breaks text in lines no wider than `width`. Where the text cites a source, by `[^id]`, its number
   * stands.
   */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    return this.runs.linesOf(text, style, width)
  }

  widthOf(text: string, style: TextStyle): number {
    return this.runs.widthOf(text, style)
  }

  private cite(
    parts: Run['parts'],
    source: number,
    { style, parent }: { style: TextStyle; parent: StructElement },
  ): void {
    const title = sourceNumber(source)
    for (const part of parts) {
      this.lead(part, citationStyle(style), { name: `source-${source}`, title, parent })
    }
  }

  /** Draws a piece of text as a link to a place; the title is for readers of the text. */
  private lead(
    { text, x, y }: Run['parts'][number],
    style: TextStyle,
    { name, title, parent }: { name: string; title: string; parent?: StructElement },
  ): void {
    const element = this.open('Link', { parent })
    element.add(() => this.paint([{ text, x, y }], style))
    this.pdf.goTo(x, y, this.widthOf(text, style), style.size * 1.2, name, {
      structParent: element,
      // PDFKit writes a plain string as a name.
      Contents: new String(title),
    })
    element.end()
  }

  // Digits stand as high as capitals, so smaller ones that begin as high as the text are raised.
  private paint(parts: Run['parts'], style: TextStyle): void {
    const pdf = this.use(style)
    for (const { text, x, y } of parts) pdf.text(text, x, y, { lineBreak: false })
  }

  private use({ face, size, colour = palette.ink }: TextStyle): PDFDocument {
    return this.pdf.font(face).fontSize(size).fillColor(colour)
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const ended = new Promise<void>((resolve) => {
      this.pdf.on('data', (chunk) => chunks.push(chunk)).on('end', resolve)
    })
    this.pdf.end()
    await ended
    return joinBytes(chunks)
  }
}
