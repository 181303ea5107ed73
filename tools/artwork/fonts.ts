import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Where a variable font is frozen: its optical size and its weight. */
type Axes = { opsz?: number; wght: number }

const files = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'instrument-sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}

type Typeface = keyof typeof files

/**
 * Freezes one of the site's variable fonts, as a TrueType file. Varied by fontkit itself, a WOFF2
 * font has garbage for outlines, and PDFKit misplaces the parts of glyphs such as quotation marks.
 */
export async function frozenFont(typeface: Typeface, axes: Axes): Promise<Buffer> {
  const file = await fontFile(typeface)
  // The types of subset-font do not know `keepAllGlyphs` yet.
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  return subsetFont(file, '', { ...options, variationAxes: { ...axes } })
}

// Of the product's languages: English, French, Portuguese and Swahili, the last in plain letters.
const letters = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸŒÆàáâãäçèéêëìíîïñòóôõöùúûüÿœæºª'
const signs = '\u00a0\u202f©«»°·×–—‘’“”„…•‹›€£−→'

/** Every character that the site's fonts have. */
export const siteCharacters = ascii() + letters + signs
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum']

/** The fonts of the site: the characters and weights it uses, and one optical size. */
export async function siteFonts(): Promise<[path: string, content: Buffer][]> {
  const options = { targetFormat: 'woff2', keepFeatures: features } as const
  const cuts = {
    // With its optical sizes it would be twice as large, for a difference that few would see.
    fraunces: { opsz: 60, wght: { min: 300, max: 650 } },
    'instrument-sans': { wght: { min: 400, max: 600 } },
  } as const
  return Promise.all(
    Object.entries(cuts).map(async ([typeface, variationAxes]): Promise<[string, Buffer]> => {
      const file = await fontFile(typeface as Typeface)
      const font = await subsetFont(file, siteCharacters, { ...options, variationAxes })
      return [`src/client/generated/${typeface}.woff2`, font]
    }),
  )
}

function ascii(): string {
  const [first, last] = [0x20, 0x7e]
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

function fontFile(typeface: Typeface): Promise<Buffer> {
  return readFile(new URL(`../../node_modules/${files[typeface]}`, import.meta.url))
}
