import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sealedName, sealPart } from '#worker/jobs/backup/sealed-part.ts'
import { beginBackup, continueBackup, type Manifest } from '#worker/jobs/backup/steps.ts'
import { keyFromEnv } from './backup-folder.ts'
import { refuse } from './before-start.ts'
import { withLocalCopies } from './local-copies.ts'
import { devStateDir, type LocalStores, storesIn } from './local-stores.ts'

/** Writes the tables and objects of a local state to a folder, encrypted if there is a key. */
export function backUp(
  stores: LocalStores,
  folder: string,
  key: Uint8Array<ArrayBuffer> | null,
): Promise<Manifest> {
  return withLocalCopies(stores, async ({ query, objects }) => {
    const save = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const path = join(folder, key ? sealedName(name) : name)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      const content = key ? await sealPart(key, name, bytes) : bytes
      await writeFile(`${path}.part`, content, { mode: 0o600 })
      await rename(`${path}.part`, path)
    }
    const all = { query, objects, save }
    let progress = await beginBackup(all)
    while (!progress.isDone) progress = await continueBackup(all, progress)
    return progress.manifest
  })
}

/** Says in one sentence what a backup contains. */
export function summaryOf({ tables, objects, schema }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${objects.count} objects (${objects.bytes} bytes), schema ${schema}`
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2)
  if (!folder) refuse('Name the folder to write the backup to.')
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    refuse(`The folder ${folder} is not empty: name another one.`)
  }
  const stateDir = resolve(process.env.STATE_DIR || devStateDir)
  const stores = storesIn(stateDir)
  if (!existsSync(join(stores.path, 'd1'))) {
    refuse(`There is no database in ${stateDir}: set STATE_DIR to the folder of the state.`)
  }
  console.log(`Saved ${summaryOf(await backUp(stores, resolve(folder), keyFromEnv()))}.`)
}
