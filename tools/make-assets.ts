import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawAfrica } from './artwork/africa.ts'
import { contourArt } from './artwork/contour-art.ts'
import { faviconAssets } from './artwork/favicons.ts'
import { ogAssets } from './artwork/og-image.ts'
import { reportAssets } from './artwork/report-pdf.ts'
import { firm } from './firm.ts'

const root = new URL('../', import.meta.url)
const atlas = new URL('node_modules/world-atlas/countries-50m.json', root)

const africa = drawAfrica(JSON.parse(await readFile(atlas, 'utf8')))

const assets: [path: string, content: string | Uint8Array][] = [
  ...contourArt(),
  ['src/client/generated/africa.json', `${JSON.stringify(africa)}\n`],
  ...(await faviconAssets()),
  ...(await ogAssets()),
  ...(await reportAssets(firm)),
]

for (const [path, content] of assets) {
  const file = fileURLToPath(new URL(path, root))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
