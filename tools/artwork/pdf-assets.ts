import subsetFont from 'subset-font'
import { contourLines, levels, unitsPerPixel } from './contour-lines.ts'
import { frozenFont, siteCharacters } from './fonts.ts'
import { coverTerrain } from './terrains.ts'

// No two documents of a kind stand in front of the same hills.
const seeds = [9, 10, 11]

// Kerning of small text is hardly seen, and a third of the work of setting it.
const faces = {
  display: ['fraunces', { opsz: 96, wght: 480 }, ['kern']],
  heading: ['fraunces', { opsz: 30, wght: 500 }, ['kern']],
  text: ['instrument-sans', { wght: 400 }, []],
  strong: ['instrument-sans', { wght: 600 }, []],
} as const

/** The fonts and hills of the PDFs, which the Worker makes when somebody asks for them. */
export async function pdfAssets(): Promise<[path: string, json: string]> {
  const fonts = await Promise.all(
    Object.entries(faces).map(async ([face, [typeface, axes, features]]) => {
      const frozen = await frozenFont(typeface, axes)
      const options = { targetFormat: 'truetype', keepFeatures: [...features] } as const
      const font = await subsetFont(frozen, siteCharacters, options)
      return [face, font.toString('base64')] as const
    }),
  )
  const drawings = seeds.map((seed) =>
    contourLines({ ...coverTerrain, seed }, levels(0.08, 1.6, 0.055)),
  )
  const assets = {
    characters: siteCharacters,
    fonts: Object.fromEntries(fonts),
    hills: { unitsPerPoint: unitsPerPixel, drawings },
  }
  return ['src/worker/generated/pdf-assets.json', JSON.stringify(assets)]
}
