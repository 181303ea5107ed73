import { readFile } from 'node:fs/promises'
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
