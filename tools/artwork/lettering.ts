import type { Font } from 'fontkit'

/** The faces of pictures: display for what they are about, text for the rest. */
export type Faces = { display: Font; text: Font }

/** Where a line of text stands: its baseline begins at x, y; `tracking` is added to each letter. */
type TextPlace = { x: number; y: number; size: number; tracking?: number }

/** Draws a line of text as SVG path data; kerning is applied. */
export function textPath(font: Font, text: string, at: TextPlace): string {
  const scale = at.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = at.x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const placed = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, at.y)
      pen += xAdvance * scale + (at.tracking ?? 0)
      return placed.toSVG()
    })
    .join('')
}

/** Breaks a text in as few lines as `width` allows at a size, none much longer than another. */
export function brokenLines(
  font: Font,
  text: string,
  fit: { width: number; size: number },
): string[] {
  const widthOf = (words: string[]) =>
    (font.layout(words.join(' ')).advanceWidth * fit.size) / font.unitsPerEm
  const lines = (width: number) => {
    const broken: string[][] = []
    for (const word of text.split(' ')) {
      const line = broken.at(-1)
      if (line && widthOf([...line, word]) <= width) line.push(word)
      else broken.push([word])
    }
    return broken.map((words) => words.join(' '))
  }
  const fewest = lines(fit.width).length
  const narrower = Array.from({ length: 20 }, (_, step) => fit.width * (1 - step / 40))
  return lines(narrower.findLast((width) => lines(width).length === fewest) ?? fit.width)
}
