import { readFile } from 'node:fs/promises'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { drawAfrica } from './africa.ts'
import { contourArt } from './contours.ts'
import { faviconAssets } from './favicons.ts'
import { siteFonts } from './fonts.ts'
import { pdfAssets } from './pdf-assets.ts'
import { shareImages } from './share-images.ts'

const atlas = new URL('../../node_modules/world-atlas/countries-50m.json', import.meta.url)

/** A file to write, by its path from the root of the repository. */
export type Asset = [path: string, content: string | Uint8Array]

/** Makes everything that stands in `public` and in the folders `generated`. */
export async function drawAssets(): Promise<Asset[]> {
  const records = firstEdition()
  const world = JSON.parse(await readFile(atlas, 'utf8'))
  const africa = drawAfrica(world)
  return [
    ...contourArt(),
    ['src/client/generated/africa.json', `${JSON.stringify(africa.map)}\n`],
    ['src/client/generated/land.svg', `${africa.shapes}\n`],
    ...(await siteFonts()),
    ...(await faviconAssets()),
    ...(await shareImages(records, world)),
    await pdfAssets(),
  ]
}
