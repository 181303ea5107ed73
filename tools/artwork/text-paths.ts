import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { openTypeFromWoff2 } from './font/open-type.ts'

export type Typeface = 'fraunces' | 'instrument-sans'

const files: Record<Typeface, string> = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

/** Where the file of one of the site's fonts is. */
export function fontFile(typeface: Typeface): URL {
  return new URL(`../../node_modules/${files[typeface]}`, import.meta.url)
}

/** Opens one of the site's variable fonts at given axes, as `{ wght: 500, opsz: 144 }`. */
export function openFont(typeface: Typeface, axes: Record<string, number>): Font {
  const file = readFileSync(fontFile(typeface))
  return (create(openTypeFromWoff2(file)) as Font).getVariation(axes)
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
