import type { DataTable } from '../knowledge/props.ts'
import { productLabels } from '../knowledge/words.ts'
import { keysOf } from '../records.ts'

/** A column of a table. */
export interface Column {
  /** The name, or its part after the prefix in a repeated group; empty for the prefix alone. */
  name: string
  meaning: string
  /** The one meaning of an empty cell; absent if no cell is ever empty. */
  empty?: string
  /** The type by which a program reads the text. Dates without a precision are whole days. */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'date'
}

/** Columns that belong together. */
export interface ColumnGroup {
  title: string
  columns: readonly Column[]
  /** The kind of item whose columns are repeated in a row, each time with another prefix. */
  each?: 'product' | 'term'
  /** True if the columns of a source follow. */
  hasSource?: boolean
}

const section: Column = {
  name: 'section',
  meaning: 'Where in the source it stands: an article, a page',
  empty: 'the whole source',
}
const source: Column = { name: 'source', meaning: 'The id of the source, as in sources.csv' }
const undated = 'undated'
const notVerified = 'not verified'

/** The columns of a source, which come last in groups that cite one. */
export const sourceColumns: readonly Column[] = [
  section,
  source,
  { name: 'source_publisher', meaning: 'Who published the source' },
  { name: 'source_title', meaning: 'The title of the source' },
  { name: 'source_date', meaning: 'Its day, month or year', empty: undated },
  { name: 'source_date_precision', meaning: 'day, month or year', empty: undated },
  { name: 'source_url', meaning: 'The publisher’s own page', empty: 'no page known' },
]

const none = 'none on record'

/** The columns of every table, in the order of the files and of the page. */
export const columnGroups: Readonly<Record<DataTable, readonly ColumnGroup[]>> = {
  markets: [
    {
      title: 'The market',
      columns: [
        { name: 'slug', meaning: 'The name of the market in addresses' },
        { name: 'code', meaning: 'Country by ISO 3166-1, two letters; NA is Namibia' },
        { name: 'iso_numeric', meaning: 'The same by number, always three digits' },
        { name: 'name', meaning: 'Country' },
        { name: 'capital', meaning: 'Its capital' },
        { name: 'region', meaning: 'east, west or southern' },
        { name: 'depth', meaning: 'full for the key markets, brief for the others' },
        { name: 'regulators', meaning: 'Who regulates, and what of', empty: none },
        { name: 'laws', meaning: 'The laws that govern gambling, with their years', empty: none },
        { name: 'regulation', meaning: 'How the market is regulated, in a few sentences' },
        { name: 'opportunities', meaning: 'Opportunities', empty: none },
        { name: 'challenges', meaning: 'What speaks against it', empty: none },
        { name: 'checked_at', type: 'date', meaning: 'The day on which we checked all of this' },
      ],
    },
    {
      title: 'Our judgement',
      columns: [
        { name: 'score', type: 'integer', meaning: 'From 1, low, to 5, very high' },
        { name: 'score_from', type: 'date', meaning: 'The day since which it counts' },
        { name: 'judgement', meaning: 'The score in words' },
        {
          name: 'score_changed_because',
          meaning: 'Why it differs from the one before',
          empty: 'it does not differ from one before',
        },
      ],
    },
    {
      title: 'Each product',
      each: 'product',
      columns: [
        { name: 'status', meaning: 'licensed, possible, closed or unclear' },
        { name: 'text', meaning: 'Why, in a sentence or two' },
        section,
        source,
      ],
    },
    {
      title: 'Each term of a licence',
      each: 'term',
      columns: [{ name: '', meaning: 'What the source says', empty: 'not verified' }],
    },
    {
      title: 'The sources of these terms',
      columns: [
        {
          name: 'licence_sources',
          meaning: 'Their ids, in the order of the terms, each once',
          empty: 'no term is verified',
        },
      ],
    },
  ],
  taxes: [
    {
      title: 'The tax',
      hasSource: true,
      columns: [
        { name: 'market', meaning: 'The slug of its market' },
        { name: 'market_name', meaning: 'Country' },
        { name: 'name', meaning: 'What the tax is called' },
        { name: 'base', meaning: 'stakes, ggr, winnings, deposits, withdrawals or licence' },
        { name: 'rate', type: 'number', meaning: 'Per cent of the base' },
        { name: 'payer', meaning: 'operator or player, as the law names them' },
        {
          name: 'bearer',
          meaning: 'operator or player, at whose cost it is',
          empty: 'disputed',
        },
        {
          name: 'products',
          meaning: 'The products it is taken of, or all; other is what is none of the four',
        },
        { name: 'from', type: 'date', meaning: 'The first day', empty: 'not verified' },
        {
          name: 'until',
          type: 'date',
          meaning: 'The first day without it',
          empty: 'no end is on record',
        },
        {
          name: 'certainty',
          meaning:
            'exact, at-most when the law taxes less than rate times base, at-least when more may be due, unknown when not even a bound is verified',
        },
        {
          name: 'replaces_income_tax',
          type: 'boolean',
          meaning: 'true when it is the company’s income tax, or is paid in its place',
        },
      ],
    },
  ],
  obligations: [
    {
      title: 'The obligation',
      columns: [
        { name: 'market', meaning: 'The slug of its market' },
        { name: 'market_name', meaning: 'Country' },
        { name: 'duty', meaning: 'minimum-age, identity-check, aml, …' },
        {
          name: 'products',
          meaning: 'The products it concerns, or all; other is what is none of the four',
        },
        { name: 'status', meaning: 'required, forbidden, none or unverified' },
        { name: 'value', meaning: 'What the law says', empty: notVerified },
        { name: 'tried', meaning: 'What was looked for, and where', empty: 'it is verified' },
        {
          name: 'checked_at',
          type: 'date',
          meaning: 'The day on which we checked it, or searched',
        },
        { ...section, empty: 'no part is named' },
        { ...source, empty: notVerified },
        {
          name: 'source_publisher',
          meaning: 'Who published the source',
          empty: notVerified,
        },
        { name: 'source_title', meaning: 'The title of the source', empty: notVerified },
        { name: 'source_date', meaning: 'Its day, month or year', empty: 'no date is known' },
        {
          name: 'source_date_precision',
          meaning: 'day, month or year',
          empty: 'no date is known',
        },
        { name: 'source_url', meaning: 'The publisher’s own page', empty: 'no page is known' },
      ],
    },
  ],
  rules: [
    {
      title: 'Rule',
      hasSource: true,
      columns: [
        { name: 'slug', meaning: 'The name of the entry in addresses' },
        { name: 'market', meaning: 'The slug of its market' },
        { name: 'market_name', meaning: 'Country' },
        { name: 'date', type: 'date', meaning: 'The day of the change' },
        {
          name: 'stage',
          meaning: 'proposed, passed, in-force, court, guidance or repealed',
        },
        { name: 'topics', meaning: 'What it is about' },
        { name: 'title', meaning: 'The change in a line' },
        { name: 'text', meaning: 'The change in a few sentences' },
        {
          name: 'before',
          meaning: 'What the rule said, or says until the change binds',
          empty: 'no earlier text is on record',
        },
        {
          name: 'after',
          meaning: 'What it says since, or would say',
          empty: 'no later text is on record',
        },
        {
          name: 'effective_at',
          meaning: 'The day, month or year from which it binds',
          empty: 'not verified',
        },
        { name: 'effective_at_precision', meaning: 'day, month or year', empty: 'not verified' },
      ],
    },
  ],
  facts: [
    {
      title: 'The fact',
      hasSource: true,
      columns: [
        { name: 'market', meaning: 'The slug of a market, or africa' },
        { name: 'key', meaning: 'Which quantity: population, under-25, …' },
        { name: 'value', type: 'number', meaning: 'The exact number' },
        { name: 'unit', meaning: 'people, percent, …; money by its currency, ISO 4217' },
        { name: 'as_of', meaning: 'The day, month or year the number is of' },
        { name: 'as_of_precision', meaning: 'day, month or year' },
        { name: 'kind', meaning: 'reported or estimate' },
        { name: 'checked_at', type: 'date', meaning: 'The day on which we checked it' },
      ],
    },
  ],
  sources: [
    {
      title: 'The source',
      columns: [
        { name: 'id', meaning: 'The name by which the other tables cite it' },
        { name: 'publisher', meaning: 'Who published it' },
        { name: 'title', meaning: 'Its title' },
        { name: 'date', meaning: 'Its day, month or year', empty: undated },
        { name: 'date_precision', meaning: 'day, month or year', empty: undated },
        { name: 'url', meaning: 'The publisher’s own page', empty: 'no page known' },
      ],
    },
  ],
}

/** The tables of the open data, in the order in which the page lists them. */
export const dataTables = keysOf(columnGroups)

/** The prefixes of the columns of products. */
const productPrefixes = Object.keys(productLabels).map(snakeCase)

/** The prefixes of the columns of licence terms. */
const termPrefixes = [
  'authority',
  'fee',
  'term',
  'monthsToDecide',
  'localOwnership',
  'dataRules',
].map((term) => `licence_${snakeCase(term)}`)

/** Returns a name in snake case. */
export function snakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Returns the name of a column in the file; in a repeated group, that of the first item. */
export function firstColumnName({ each }: ColumnGroup, { name }: Column): string {
  return [each && prefixesOf(each)[0], name].filter(Boolean).join('_')
}

/** Returns the names of a table's columns in their order. */
export function columnNames(table: DataTable): string[] {
  return columnsOf(table).map(({ name }) => name)
}

/** Returns the columns of a table in their order, each by its whole name. */
export function columnsOf(table: DataTable): Column[] {
  return columnGroups[table].flatMap(({ each, columns, hasSource }) => {
    const allColumns = hasSource ? [...columns, ...sourceColumns] : columns
    const prefixes = each ? prefixesOf(each) : ['']
    return prefixes.flatMap((prefix) =>
      allColumns.map((column) => ({
        ...column,
        name: [prefix, column.name].filter(Boolean).join('_'),
      })),
    )
  })
}

function prefixesOf(each: NonNullable<ColumnGroup['each']>): string[] {
  return each === 'product' ? productPrefixes : termPrefixes
}

/**
 * The format of the data files. Every edition keeps the format in which it was published, so whoever
 * changes a file increases it and keeps the code of the one before.
 */
export const dataFormat = '1'

/** The licence of the open data. */
export const licence = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  id: 'CC-BY-4.0',
  short: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The slug of the example market. */
export const exampleMarket = 'kenya'

/** Returns code that loads the tables from the address of the data, by the name of its tool. */
export const examples = {
  curl: (address: string) =>
    `curl ${address}/taxes.csv\ncurl ${address}/editions/1/taxes.csv\ncurl ${address}/editions.json`,
  pandas: (address: string) =>
    `import pandas\ntaxes = pandas.read_csv("${address}/taxes.csv", parse_dates=["from", "until"])`,
  r: (address: string) => `taxes <- read.csv("${address}/taxes.csv", fileEncoding = "UTF-8-BOM")`,
  agent: (address: string) =>
    JSON.stringify({
      mcpServers: {
        'african-igaming': { type: 'http', url: address.replace(/\/data$/, '/mcp') },
      },
    }),
} as const
