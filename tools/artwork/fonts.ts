import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** Where a variable font is frozen: its optical size and its weight. */
export type Axes = { opsz?: number; wght: number }

const files = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

export type Typeface = keyof typeof files

/**
 * Freezes one of the site's variable fonts, as a TrueType file. Varied by fontkit itself, a WOFF2
 * font has garbage for outlines, and PDFKit misplaces the parts of glyphs such as quotation marks.
 */
export async function frozenFont(typeface: Typeface, axes: Axes): Promise<Buffer> {
  const file = await readFile(new URL(`../../node_modules/${files[typeface]}`, import.meta.url))
  // The types of subset-font do not know `keepAllGlyphs` yet.
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  return subsetFont(file, '', { ...options, variationAxes: { ...axes } })
}

/** Opens one of the site's fonts, frozen, for setting text as outlines. */
export async function openFont(typeface: Typeface, axes: Axes): Promise<Font> {
  return create(await frozenFont(typeface, axes)) as Font
}

/** Sets one line of text as SVG path data, its baseline starting at x, y; kerning applied. */
export function textPath(
  font: Font,
  text: string,
  at: { x: number; y: number; size: number; tracking?: number },
): string {
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
