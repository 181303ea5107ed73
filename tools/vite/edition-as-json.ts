import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import { firstEdition } from '../../src/shared/knowledge/first-edition.ts'
import type { EditionRecords } from '../../src/shared/knowledge/schemas.ts'

const path = 'src/shared/knowledge/first-edition.ts'
const module = join(import.meta.dirname, '../..', path)

/**
 * Gives the Worker the records as a text module, parsed when somebody first asks: as code, all of
 * them would be compiled at every start. No browser gets them: pages are given theirs.
 */
export function editionAsJson(): Plugin {
  const replacedFor = new Set<string>()
  let file = ''
  return {
    name: 'edition-as-json',
    apply: 'build',
    configResolved({ cacheDir }) {
      file = join(cacheDir, 'first-edition.txt')
    },
    load(id) {
      if (id !== module) return
      const { name } = this.environment
      if (name === 'client') throw new Error(`Expected no code of the client to import ${path}`)
      replacedFor.add(name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, jsonOf(firstEdition()))
      return moduleOf(file)
    },
    buildEnd(error) {
      const { name } = this.environment
      if (error || name === 'client' || replacedFor.has(name)) return
      throw new Error(`Expected the Worker to import ${path}`)
    },
  }
}

/** Returns the text of the records. */
export function jsonOf(records: EditionRecords): string {
  const json = JSON.stringify(records)
  if (!isDeepStrictEqual(JSON.parse(json), records)) {
    throw new Error('Expected records of plain values: JSON has no others')
  }
  return json
}

/** The module that exports what `first-edition.ts` does, by the same name, from a file of their text. */
function moduleOf(file: string): string {
  return `
    import json from ${JSON.stringify(file)}
    let records
    export function firstEdition() {
      records ??= JSON.parse(json)
      return records
    }
  `
}
