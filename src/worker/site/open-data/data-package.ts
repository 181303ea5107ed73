import { type Column, columnsOf, dataTables, licence } from '#shared/content/data.ts'
import { dataset, tables } from '#shared/content/data-words.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Returns the description of the CSV files (Data Package 2.0), by which programs load them. */
export function dataPackageJson({ number, publishedAt }: Edition): string {
  return JSON.stringify({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'african-igaming',
    title: dataset.name,
    description: dataset.description,
    version: String(number),
    created: `${publishedAt}T00:00:00Z`,
    licenses: [{ name: licence.id, title: licence.name, path: licence.url }],
    resources: dataTables.map(resourceOf),
  })
}

function resourceOf(table: DataTable) {
  const { title, text } = tables[table]
  return {
    name: table,
    type: 'table',
    path: `${table}.csv`,
    title,
    description: text,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', doubleQuote: true, header: true },
    schema: { fields: columnsOf(table).map(fieldOf), missingValues: [''], ...keysOfTable(table) },
  }
}

function fieldOf({ name, meaning, empty, type = 'string' }: Column) {
  return {
    name,
    type,
    description: empty === undefined ? meaning : `${meaning}. Empty: ${empty}`,
    constraints: { required: empty === undefined },
  }
}

const primaryKeys: Readonly<Partial<Record<DataTable, string[]>>> = {
  markets: ['slug'],
  rules: ['slug'],
  sources: ['id'],
}

/** Returns the keys of a table: its own, and the source that its rows cite. */
function keysOfTable(table: DataTable) {
  const primaryKey = primaryKeys[table]
  const citesSource = columnsOf(table).some(({ name }) => name === 'source')
  const reference = { resource: 'sources', fields: ['id'] }
  return {
    ...(primaryKey && { primaryKey }),
    ...(citesSource && { foreignKeys: [{ fields: ['source'], reference }] }),
  }
}
