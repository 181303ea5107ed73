// The parts of libraries that the product uses. Their packages of types would bring the globals of Node
// into the Worker; that of PDFKit knows neither scopes of table heads nor the elements of links.

declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: readonly number[]
  }

  interface Path {
    readonly commands: readonly PathCommand[]
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }

  interface Glyph {
    /** 0 if the font lacks the character. */
    readonly id: number
    readonly path: Path
    readonly advanceWidth: number
  }

  interface Position {
    readonly xAdvance: number
    readonly yAdvance: number
    readonly xOffset: number
    readonly yOffset: number
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly Position[]
    readonly advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): GlyphRun
  }

  export function create(file: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  interface StructOptions {
    scope?: 'Row' | 'Column'
    alt?: string
    lang?: string
  }

  interface StructElement {
    add(child: StructElement | (() => void)): StructElement
    end(): void
  }

  interface Gradient {
    stop(at: number, colour: string): Gradient
  }

  interface DocumentOptions {
    size: 'A4'
    margin: number
    autoFirstPage: boolean
    bufferPages: boolean
    pdfVersion: '1.7'
    tagged: boolean
    displayTitle: boolean
    lang: string
    /** Null for none: by default PDFKit begins with Helvetica, which it does not bring. */
    font: null
    info: Record<string, string | Date>
  }

  interface TextOptions {
    lineBreak: false
    link?: string
  }

  export class PDFDocument {
    constructor(options: DocumentOptions)
    outline: { addItem(title: string): void }

    addPage(): this
    bufferedPageRange(): { count: number }
    switchToPage(index: number): void
    end(): void
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this
    on(event: 'end', listener: () => void): this

    struct(type: string, options?: StructOptions, children?: (() => void)[]): StructElement
    addStructure(element: StructElement): this
    markContent(tag: string, options: { type: 'Layout' | 'Pagination' }): this
    endMarkedContent(): this
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options: { structParent: StructElement; Contents: unknown },
    ): this

    registerFont(name: string, font: Font): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: TextOptions): this

    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    rect(x: number, y: number, width: number, height: number): this
    clip(): this
    path(data: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    lineCap(cap: 'round'): this
    dash(length: number, options: { space?: number }): this
    undash(): this
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fill(colour: string): this
    stroke(colour?: string | Gradient): this
    fillAndStroke(fill: string, stroke: string): this
  }
}
