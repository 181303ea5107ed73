import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import { firstEdition } from '../../src/shared/knowledge/first-edition.ts'
import type { EditionRecords } from '../../src/shared/knowledge/schemas.ts'

const path = 'src/shared/knowledge/first-edition.ts'
const module = join(import.meta.dirname, '../..', path)

/**
 * Gives the Worker the records as one text, read when somebody first asks: as objects in code, all
 * of them would be compiled and made at every start. No browser gets them: pages are given theirs.
 */
export function editionAsJson(): Plugin {
  const replacedFor = new Set<string>()
  return {
    name: 'edition-as-json',
    apply: 'build',
    load(id) {
      if (id !== module) return
      const { name } = this.environment
      if (name === 'client') throw new Error(`Expected no code of the client to import ${path}`)
      replacedFor.add(name)
      return moduleOf(firstEdition())
    },
    buildEnd(error) {
      const { name } = this.environment
      if (error || name === 'client' || replacedFor.has(name)) return
      throw new Error(`Expected the Worker to import ${path}`)
    },
  }
}

/** The module that exports what `first-edition.ts` does, by the same name. */
export function moduleOf(records: EditionRecords): string {
  const json = JSON.stringify(records)
  if (!isDeepStrictEqual(JSON.parse(json), records)) {
    throw new Error('Expected records of plain values: JSON has no others')
  }
  // Inside the function: what is not called is not compiled.
  return `
    let records
    export function firstEdition() {
      records ??= JSON.parse(${JSON.stringify(json)})
      return records
    }
  `
}
