import { openApi } from 'virtual:open-api'
import { dataFormat, dataTables } from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { CsvDialect } from '#worker/http/csv.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { Unavailable } from '#worker/unavailable.ts'
import { dataPackageJson } from './data-package.ts'
import { tableJson } from './json.ts'
import { type Representation, representationOf } from './representations.ts'
import { tableCsv } from './tables.ts'

/** A file of the open data, which does not depend on the site's address or name. */
interface DataFile {
  type: string
  /** True if browsers save it instead of showing it. */
  attachment: boolean
  content: (edition: Edition, dialect?: CsvDialect) => string
}

export const jsonType = 'application/json; charset=UTF-8'

/** The files of an edition, by their names. */
const editionFiles: ReadonlyMap<string, DataFile> = new Map([
  ...dataTables.map((table) => [`${table}.json`, tableAsJson(table)] as const),
  ...dataTables.map((table) => [`${table}.csv`, tableAsCsv(table)] as const),
])

/** The files directly in `/data/`, by their names; what describes them is of no edition. */
export const dataFiles: ReadonlyMap<string, DataFile> = new Map([
  ...editionFiles,
  ['datapackage.json', { type: jsonType, attachment: false, content: dataPackageJson }],
  ['openapi.json', { type: jsonType, attachment: false, content: () => openApi }],
])

/** The files of an edition in each format in which one was published. */
const filesByFormat: Readonly<Record<string, typeof editionFiles>> = { [dataFormat]: editionFiles }

/** Finds a file of an edition in the format of that edition. */
export function findEditionFile(format: string, name: string): DataFile | null {
  const files = filesByFormat[format]
  if (!files) throw new Unavailable(`this release cannot write files of format ${format}`)
  return files.get(name) ?? null
}

/** Returns a file as it is sent; throws for an unknown name. */
export function dataFileOf(
  edition: Edition,
  name: string,
  dialect?: CsvDialect,
): Promise<Representation> {
  const file = dataFiles.get(name)
  if (!file) throw new Error(`Expected a file ${name}`)
  return fileInDialect(edition, name, { file, dialect })
}

/** Returns a file as it is sent in a dialect, which only tables have. */
export function fileInDialect(
  edition: Edition,
  name: string,
  { file, dialect }: { file: DataFile; dialect: CsvDialect | undefined },
): Promise<Representation> {
  const isTable = name.endsWith('.csv')
  const key = isTable && dialect ? `${name} ${dialect.delimiter}` : name
  return representationOf(edition, key, () => file.content(edition, dialect))
}

function tableAsJson(table: DataTable): DataFile {
  return { type: jsonType, attachment: false, content: (edition) => tableJson(edition, table) }
}

function tableAsCsv(table: DataTable): DataFile {
  const type = 'text/csv; charset=UTF-8; header=present'
  return {
    type,
    attachment: true,
    content: (edition, dialect) => tableCsv(edition, table, dialect),
  }
}
