import { DatabaseSync } from 'node:sqlite'
import { type Schema, Validator } from '@cfworker/json-schema'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataTables } from '#shared/content/data.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { semicolons } from '#worker/http/csv.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { dataPackageJson } from '#worker/site/open-data/data-package.ts'
import { tableCsv } from '#worker/site/open-data/tables.ts'

interface Field {
  name: string
  type: 'string' | 'number' | 'integer' | 'boolean' | 'date'
  constraints: { required: boolean }
}

interface Resource {
  name: DataTable
  path: string
  schema: { fields: Field[]; foreignKeys?: { fields: [string] }[]; primaryKey?: string[] }
}

const edition = currentEdition()
const description: { resources: Resource[] } = JSON.parse(dataPackageJson(edition))

const rowsOf = (table: DataTable, options: object = {}): Record<string, string>[] =>
  parse(tableCsv(edition, table), { bom: true, columns: true, ...options })

/** The parts of Data Package 2.0 and of its table schema that the description has. */
const schema: Schema = {
  type: 'object',
  required: ['name', 'resources', 'licenses', 'version', 'created'],
  properties: {
    $schema: { const: 'https://datapackage.org/profiles/2.0/datapackage.json' },
    name: { type: 'string', pattern: '^[-a-z0-9._/]+$' },
    created: { type: 'string', format: 'date-time' },
    licenses: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', anyOf: [{ required: ['name'] }, { required: ['path'] }] },
    },
    resources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'path', 'type', 'schema'],
        properties: {
          name: { type: 'string', pattern: '^[-a-z0-9._/]+$' },
          type: { const: 'table' },
          path: { type: 'string', pattern: '^(?!/)(?!.*\\.\\./)[^:]+$' },
          encoding: { const: 'utf-8' },
          schema: {
            type: 'object',
            required: ['fields'],
            properties: {
              fields: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  required: ['name', 'type'],
                  properties: {
                    type: { enum: ['string', 'number', 'integer', 'boolean', 'date'] },
                    constraints: {
                      type: 'object',
                      properties: { required: { type: 'boolean' } },
                    },
                  },
                },
              },
              missingValues: { type: 'array', items: { type: 'string' } },
              primaryKey: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  },
}

const shapes = {
  string: /(?:)/,
  number: /^-?\d+(?:\.\d+)?$/,
  integer: /^-?\d+$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
}

test('the description is a data package of every table', () => {
  expect(new Validator(schema).validate(description)).toEqual({ valid: true, errors: [] })
  expect(description.resources.map(({ name }) => name)).toEqual(dataTables)
})

describe.each(description.resources)('$path', ({ name, schema: { fields, primaryKey } }) => {
  const rows = rowsOf(name)

  test('has the described columns, in their order', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(fields.map((field) => field.name))
  })

  test.each(fields)('$name holds what its type says, and is empty only where it may', (field) => {
    const cells = rows.map((row) => row[field.name] ?? '')
    expect(cells.filter((cell) => cell !== '' && !shapes[field.type].test(cell))).toEqual([])
    expect(cells.some((cell) => cell === '') && field.constraints.required).toBe(false)
  })

  test('has one row for each key', () => {
    const keys = rows.map((row) => (primaryKey ?? ['nothing']).map((key) => row[key]).join())
    const expected = primaryKey ? rows.length : 1
    expect(new Set(keys).size).toBe(expected)
  })
})

describe('a spreadsheet in French or German', () => {
  const read = (table: DataTable): Record<string, string>[] =>
    parse(tableCsv(edition, table, semicolons), { bom: true, columns: true, delimiter: ';' })

  test.each(dataTables)('reads the same %s with semicolons', (table) => {
    const { fields } = description.resources.find(({ name }) => name === table)?.schema ?? {}
    const decimals = fields?.filter(({ type }) => type === 'number').map(({ name }) => name) ?? []
    const withPoints = read(table).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          decimals.includes(name) ? cell.replace(',', '.') : cell,
        ]),
      ),
    )
    expect(withPoints).toEqual(rowsOf(table))
  })

  test('takes no rate for a day: a decimal point would be one', () => {
    for (const { rate } of read('taxes')) expect(rate).toMatch(/^\d+(?:,\d+)?$/)
    expect(read('taxes').map(({ rate }) => rate)).toContain('12,5')
  })
})

describe('SQLite', () => {
  const database = new DatabaseSync(':memory:')
  const affinity = {
    string: 'TEXT',
    number: 'REAL',
    integer: 'INTEGER',
    boolean: 'TEXT',
    date: 'TEXT',
  }

  beforeAll(() => {
    for (const {
      name,
      schema: { fields },
    } of description.resources) {
      const columns = fields.map((field) => `"${field.name}" ${affinity[field.type]}`)
      database.exec(`CREATE TABLE ${name} (${columns.join(', ')}) STRICT`)
      const insert = database.prepare(
        `INSERT INTO ${name} VALUES (${fields.map(() => "nullif(?, '')").join(', ')})`,
      )
      for (const row of rowsOf(name)) insert.run(...fields.map((field) => row[field.name] ?? ''))
    }
  })

  test('answers what Kenya’s excise on betting was on 1 May 2025', () => {
    const rows = database
      .prepare(`
        SELECT taxes.name, rate, base, sources.url
        FROM taxes JOIN sources ON sources.id = taxes.source
        WHERE market = 'kenya' AND taxes.name LIKE 'Excise%'
          AND ("from" IS NULL OR "from" <= '2025-05-01')
          AND (until IS NULL OR until > '2025-05-01')`)
      .all()
    expect(rows).toEqual([
      expect.objectContaining({
        rate: 15,
        base: 'stakes',
        url: 'https://mfas.co.ke/key-changes-introduced-by-the-tax-laws-amendment-act-2024',
      }),
    ])
  })

  test('finds the source of every row', () => {
    const citing = description.resources.filter(({ schema: { foreignKeys } }) => foreignKeys)
    expect(citing.length).toBeGreaterThan(0)
    for (const { name } of citing) {
      const [lost] = database
        .prepare(
          `SELECT count(*) AS n FROM ${name} WHERE source IS NOT NULL AND source NOT IN (SELECT id FROM sources)`,
        )
        .all()
      expect({ name, lost: lost?.n }).toEqual({ name, lost: 0 })
    }
  })
})
