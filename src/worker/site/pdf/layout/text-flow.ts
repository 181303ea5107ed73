import type { StructElement } from 'pdfkit'
import { palette } from '#shared/palette.ts'
import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'

/** A heading with its place, for the list of contents. */
interface HeadingEntry {
  heading: string
  destination: string
  page: number
}

interface PendingHeading {
  text: string
  destination: string
  isSection: boolean
}

const headingWidth = sheet.textLeft - sheet.left - 18
const textWidth = sheet.right - sheet.textLeft
const bulletWidth = 15
const paragraphGap = 7
const sectionGap = 24
const fewestLines = 2
// Room for as many lines as make a heading worth its place.
const linesBesideHeading = 4

/** Sets headings, paragraphs and lists one below the other, from page to page. */
export class TextFlow {
  y: number = sheet.bottom
  readonly pages: Pages
  /** The headings of sections, in the order of the document. */
  readonly sections: HeadingEntry[] = []
  private pending: PendingHeading | null = null
  private headingBottom = 0

  constructor(pages: Pages) {
    this.pages = pages
  }

  startPage(): void {
    this.pages.pdf.addPage()
    this.y = sheet.top
    this.headingBottom = sheet.top
  }

  /** Sets the heading of a section, which the contents list. */
  section(text: string): void {
    this.pending = { text, destination: `section-${this.sections.length + 1}`, isSection: true }
  }

  /** Sets a heading left of what comes next, on whose page it stands. */
  heading(text: string, destination: string): void {
    this.pending = { text, destination, isSection: false }
  }

  /** A heading within a section, above the text. */
  subheading(text: string): void {
    const lines = this.pages.linesOf(text, type.strong, textWidth)
    const height = (lines.length + linesBesideHeading) * type.strong.leading
    this.begin(height)
    this.makeRoomFor(height)
    if (this.y > this.headingBottom - type.heading.leading) this.y += paragraphGap
    const spot = { x: sheet.textLeft, y: this.y }
    this.y = this.pages.element('H3', lines, { style: type.strong, spot })
  }

  paragraph(text: string, style: TextStyle = type.text): void {
    const lines = this.pages.linesOf(text, style, textWidth)
    this.begin(Math.min(lines.length, linesBesideHeading) * style.leading)
    this.makeRoom(lines, style)
    const element = this.pages.open('P')
    this.lines(element, lines, style, sheet.textLeft)
    element.end()
    this.y += paragraphGap
  }

  /** Returns the height of a paragraph that stands on one page. */
  heightOf(text: string, style: TextStyle): number {
    return this.pages.linesOf(text, style, textWidth).length * style.leading + paragraphGap
  }

  list(items: readonly string[]): void {
    if (items.length === 0) return
    this.begin(linesBesideHeading * type.text.leading)
    const list = this.pages.open('L')
    for (const item of items) {
      const lines = this.pages.linesOf(item, type.text, textWidth - bulletWidth)
      this.makeRoom(lines, type.text)
      const parent = this.pages.open('LI', { parent: list })
      const spot = { x: sheet.textLeft, y: this.y }
      this.pages.element('Lbl', ['–'], { style: type.text, spot, parent })
      const body = this.pages.open('LBody', { parent })
      this.lines(body, lines, type.text, sheet.textLeft + bulletWidth)
      this.y += paragraphGap / 2
    }
    list.end()
    this.y += paragraphGap / 2
  }

  /** Sets a label and an address that it leads to. */
  address(label: string, url: string): void {
    const lines = this.pages.linesOf(label, type.text, textWidth)
    const address = this.pages.linesOf(url.replace(/^mailto:/, ''), linkStyle, textWidth)
    this.begin((lines.length + address.length) * type.text.leading)
    this.makeRoomFor((lines.length + address.length) * type.text.leading)
    const parent = this.pages.open('P')
    this.y = this.pages.addLines(parent, lines, type.text, { x: sheet.textLeft, y: this.y })
    const spot = { x: sheet.textLeft, y: this.y }
    this.y = this.pages.link(address, { style: linkStyle, spot, url, parent })
    parent.end()
    this.y += paragraphGap
  }

  /** Begins something as wide as the page, `height` of which has to stand on it. */
  beginWide(height: number): void {
    this.begin(type.heading.leading + height, sheet.right - sheet.left)
    this.makeRoomFor(Math.max(0, this.headingBottom - this.y) + height)
    this.y = Math.max(this.y, this.headingBottom)
  }

  /** Sets the pending heading on the page where `height` of what it belongs to fits as well. */
  begin(height: number, width: number = headingWidth): void {
    if (!this.pending) return
    const { text, destination, isSection } = this.pending
    this.pending = null
    const lines = this.pages.linesOf(text, type.heading, width)
    const tallest = Math.max(lines.length * type.heading.leading, height)
    if (this.y > sheet.top) this.y += sectionGap
    this.y = Math.max(this.y, this.headingBottom)
    if (this.y + sectionGap + tallest > sheet.bottom) this.startPage()
    this.pages.hairline(this.y)
    this.pages.mark(text, destination, this.y - 12)
    if (isSection) this.sections.push({ heading: text, destination, page: this.pages.number })
    this.y += 11
    const spot = { x: sheet.left, y: this.y - 1 }
    this.headingBottom =
      this.pages.element('H2', lines, { style: type.heading, spot }) + paragraphGap
  }

  /** Goes on to the next page when less than `height` is left of this one. */
  makeRoomFor(height: number): void {
    if (this.y + height > sheet.bottom && this.y > sheet.top) this.startPage()
  }

  private makeRoom(lines: readonly string[], style: TextStyle): void {
    if (this.fitting(lines.length, style) === 0) this.startPage()
  }

  private lines(element: StructElement, lines: string[], style: TextStyle, x: number): void {
    const here = this.fitting(lines.length, style)
    this.y = this.pages.addLines(element, lines.slice(0, here), style, { x, y: this.y })
    if (here === lines.length) return
    this.startPage()
    this.lines(element, lines.slice(here), style, x)
  }

  // No page ends or begins with a single line of a paragraph.
  private fitting(count: number, style: TextStyle): number {
    const room = Math.floor((sheet.bottom - this.y) / style.leading)
    if (room >= count) return count
    const here = Math.min(room, count - fewestLines)
    return here >= fewestLines ? here : 0
  }
}

const linkStyle: TextStyle = { ...type.text, colour: palette.forest }
