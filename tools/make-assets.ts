import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawAssets } from './artwork/draw-assets.ts'

const root = new URL('../', import.meta.url)

for (const [path, content] of await drawAssets()) {
  const file = fileURLToPath(new URL(path, root))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
