import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { drawAfrica } from './artwork/africa.ts'
import { contourArt } from './artwork/contour-art.ts'
import { faviconAssets } from './artwork/favicons.ts'
import { indexedPng } from './artwork/indexed-png.ts'
import { shareCardDrawer } from './artwork/og-image.ts'
import { rasterize } from './artwork/rasterize.ts'
import { shareCards } from './artwork/share-cards.ts'

type Asset = [path: string, content: string | Uint8Array]

const root = new URL('../', import.meta.url)
const atlasPath = new URL('node_modules/world-atlas/countries-50m.json', root)
const shareCardWidth = 1200

const africa = drawAfrica(JSON.parse(await readFile(atlasPath, 'utf8')))
const drawShareCard = shareCardDrawer()
const assets: Asset[] = [
  ...contourArt(),
  ['src/client/generated/africa.json', `${JSON.stringify(africa)}\n`],
  ...faviconAssets(),
  ...shareCards.map((card): Asset => {
    const picture = rasterize(drawShareCard(card), shareCardWidth)
    return [`public/og/${card.slug}.png`, indexedPng(picture)]
  }),
]

for (const [path, content] of assets) await write(new URL(path, root), content)

async function write(file: URL, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content)
}
