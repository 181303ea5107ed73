import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'

const headingWidth = sheet.textLeft - sheet.left - 18
const textWidth = sheet.right - sheet.textLeft
const bulletWidth = 15
const paragraphGap = 7
const sectionGap = 24
const fewestLines = 2

/** Sets headings, paragraphs and lists one below the other, from page to page. */
export class TextFlow {
  y: number = sheet.bottom
  readonly pages: Pages

  constructor(pages: Pages) {
    this.pages = pages
  }

  startPage(): void {
    this.pages.pdf.addPage()
    this.y = sheet.top
  }

  /** Draws a rule and a heading left of the text; moves on when no text would fit beside it. */
  heading(text: string, destination?: string): void {
    const lines = this.pages.linesOf(text, type.heading, headingWidth)
    const needed = sectionGap + Math.max(lines.length * type.heading.leading, 4 * type.text.leading)
    if (this.y > sheet.top) this.y += sectionGap
    if (this.y + needed > sheet.bottom) this.startPage()
    this.pages.hairline(this.y)
    if (destination) this.pages.mark(text, destination, this.y - 12)
    this.y += 11
    this.pages.tag('H2', () => {
      this.pages.set(lines, type.heading, { x: sheet.left, y: this.y - 1 })
    })
  }

  paragraph(text: string, style: TextStyle = type.text): void {
    const lines = this.pages.linesOf(text, style, textWidth)
    this.makeRoom(lines, style)
    this.pages.tag('P', () => this.lines(lines, style, sheet.textLeft))
    this.y += paragraphGap
  }

  list(items: readonly string[]): void {
    const list = this.pages.open('L')
    for (const item of items) {
      const lines = this.pages.linesOf(item, type.text, textWidth - bulletWidth)
      this.makeRoom(lines, type.text)
      const entry = this.pages.open('LI', list)
      this.pages.tag('Lbl', () => this.bullet(), { parent: entry })
      this.pages.tag('LBody', () => this.lines(lines, type.text, sheet.textLeft + bulletWidth), {
        parent: entry,
      })
      this.y += paragraphGap / 2
    }
    this.y += paragraphGap / 2
  }

  /** Goes on to the next page when less than `height` is left of this one. */
  makeRoomFor(height: number): void {
    if (this.y + height > sheet.bottom) this.startPage()
  }

  private bullet(): void {
    this.pages.set(['–'], type.text, { x: sheet.textLeft, y: this.y })
  }

  private makeRoom(lines: string[], style: TextStyle): void {
    if (this.fitting(lines.length, style) === 0) this.startPage()
  }

  private lines(lines: string[], style: TextStyle, x: number): void {
    const here = this.fitting(lines.length, style)
    this.y = this.pages.set(lines.slice(0, here), style, { x, y: this.y })
    if (here === lines.length) return
    this.pages.pdf.continueOnNewPage()
    this.y = sheet.top
    this.lines(lines.slice(here), style, x)
  }

  // No page ends or begins with a single line of a paragraph.
  private fitting(count: number, style: TextStyle): number {
    const room = Math.floor((sheet.bottom - this.y) / style.leading)
    if (room >= count) return count
    const here = Math.min(room, count - fewestLines)
    return here >= fewestLines ? here : 0
  }
}
