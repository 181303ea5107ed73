import type { Font, GlyphRun, PathCommand } from 'fontkit'

/** The faces of pictures: display for what they are about, text for the rest. */
export type Faces = { display: Font; text: Font }

/** Where a line of text stands: its baseline begins at x, y; `tracking` is added to each letter. */
type TextPlace = {
  x: number
  y: number
  size: number
  tracking?: number
  /** The room for the text; by default there is enough. */
  width?: number
}

/**
 * Draws a line of text as SVG path data; kerning is applied. Throws if it is wider than its room, or if
 * the font lacks one of its characters.
 */
export function textPath(font: Font, text: string, at: TextPlace): string {
  const { size, tracking = 0, width = Number.POSITIVE_INFINITY } = at
  if (widthOf(font, text, size) > width) {
    throw new Error(`Expected a text that fits a picture: ${text}`)
  }
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = layoutOf(font, text)
  let pen = at.x
  return glyphs
    .map((glyph, index) => {
      if (glyph.id === 0) throw new Error(`Expected a font that has all characters of: ${text}`)
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const place = { x: pen + xOffset * scale, y: at.y, scale }
      pen += xAdvance * scale + tracking
      return glyph.path.commands.map((command) => pathCommandAt(command, place)).join('')
    })
    .join('')
}

/** Returns how wide a text is at a size, without tracking. */
function widthOf(font: Font, text: string, size: number): number {
  return (layoutOf(font, text).advanceWidth * size) / font.unitsPerEm
}

/** Returns the first of some sizes at which all lines fit a width; the last one if none does. */
export function fittingSize(
  font: Font,
  lines: readonly string[],
  { sizes, width }: { sizes: readonly number[]; width: number },
): number {
  const fits = (size: number) => lines.every((line) => widthOf(font, line, size) <= width)
  return sizes.find(fits) ?? sizes.at(-1) ?? 0
}

/** Breaks a text in as few lines as `width` allows at a size, none much longer than another. */
export function brokenLines(
  font: Font,
  text: string,
  fit: { width: number; size: number },
): string[] {
  const lines = (width: number) => {
    const broken: string[] = []
    for (const word of text.split(' ')) {
      const longer = `${broken.at(-1)} ${word}`
      if (broken.length > 0 && widthOf(font, longer, fit.size) <= width)
        broken.splice(-1, 1, longer)
      else broken.push(word)
    }
    return broken
  }
  const fewest = lines(fit.width).length
  const narrower = Array.from({ length: 20 }, (_, step) => fit.width * (1 - step / 40))
  return lines(narrower.findLast((width) => lines(width).length === fewest) ?? fit.width)
}

const runs = new WeakMap<Font, Map<string, GlyphRun>>()

/** Lays out a text, each only once: finding lines that fit asks for the same ones again and again. */
function layoutOf(font: Font, text: string): GlyphRun {
  const runsOfFont = runs.get(font) ?? new Map<string, GlyphRun>()
  runs.set(font, runsOfFont)
  // Neither font has the narrow no-break space of French.
  const run = runsOfFont.get(text) ?? font.layout(text.replaceAll('\u202f', '\u00a0'))
  runsOfFont.set(text, run)
  return run
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

type Place = { x: number; y: number; scale: number }

// The y of a font goes up. A tenth of a pixel is finer than anybody sees.
function pathCommandAt({ command, args }: PathCommand, { x, y, scale }: Place): string {
  const numbers = args.map((value, index) => {
    const moved = index % 2 === 0 ? x + value * scale : y - value * scale
    return Math.round(moved * 10) / 10
  })
  return letters[command] + numbers.join(' ')
}
