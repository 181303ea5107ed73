import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Asset } from './draw-assets.ts'

/** The sources of the artwork; package-lock.json stands for the libraries, fonts and maps. */
export const inputs = [
  'tools/make-assets.ts',
  'tools/artwork/**/*.ts',
  'src/shared/{content,knowledge}/**/*.ts',
  'src/shared/{amount-text,constants,current-locale,date-words*,dates,days,french-countries,french-dates,list-text,locales,number-text,number-words*,office-hours,order,portuguese-countries,project,records,text,zones}.ts',
  'src/shared/site/{page-names,title-words}*.ts',
  'src/shared/site/share-image.ts',
  'src/worker/knowledge/{answer-records,edition,published-records,stake-to-dividend}.ts',
  'src/shared/mark.ts',
  'src/shared/palette.ts',
  'package-lock.json',
]

const folder = 'src/client/generated'
const record = `${folder}/drawn.json`

/** The last drawing: a hash of all inputs, and one of each file by its path. */
type Drawing = { inputs: string; files: Record<string, string> }

/**
 * Draws and writes the files, unless those of the last drawing are all there and nothing has
 * changed that they are drawn from. `root` is the folder that all paths start from.
 */
export async function drawWhenChanged(
  root: string,
  draw: () => Promise<Asset[]>,
): Promise<{ outcome: 'drawn' | 'unchanged' }> {
  const last = findLastDrawing(root)
  const now = hashOfInputs(root)
  if (last?.inputs === now && isWhole(last, root)) return { outcome: 'unchanged' }
  const assets = await draw()
  const files = Object.fromEntries(assets.map(([path, content]) => [path, hashOf(content)]))
  const outdated = Object.keys(last?.files ?? {}).filter((path) => !(path in files))
  for (const path of outdated) rmSync(join(root, path), { force: true })
  // The record comes last: a drawing that was cut short is then made again.
  write(root, [...assets, [record, `${JSON.stringify({ inputs: now, files })}\n`]])
  return { outcome: 'drawn' }
}

function findLastDrawing(root: string): Drawing | null {
  const file = join(root, record)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function hashOfInputs(root: string): string {
  const files = globSync(inputs, { cwd: root }).sort()
  const hashes = files.map((file) => [file, hashOf(readFileSync(join(root, file)))])
  return hashOf(JSON.stringify(hashes))
}

function isWhole({ files }: Drawing, root: string): boolean {
  return Object.entries(files).every(([path, hash]) => {
    const file = join(root, path)
    return existsSync(file) && hashOf(readFileSync(file)) === hash
  })
}

// Renamed into place, so that a run beside this one never reads half a file.
function write(root: string, assets: Asset[]): void {
  mkdirSync(join(root, folder), { recursive: true })
  const drafts = mkdtempSync(join(root, folder, 'drawing-'))
  for (const [path, content] of assets) {
    const [draft, file] = [join(drafts, basename(path)), join(root, path)]
    writeFileSync(draft, content)
    mkdirSync(dirname(file), { recursive: true })
    renameSync(draft, file)
  }
  rmSync(drafts, { recursive: true })
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
