import type { DataTable } from '../knowledge/props.ts'
import { productLabels } from '../knowledge/words.ts'

/** A column of a table. */
export interface Column {
  /** The name, or its part after the prefix in a repeated group; empty for the prefix alone. */
  name: string
  meaning: string
}

/** Columns that belong together. */
export interface ColumnGroup {
  title: string
  columns: readonly Column[]
  /** The kind of item whose columns are repeated in a row, each time with another prefix. */
  each?: 'product' | 'tax' | 'term'
  /** True if the columns of a source follow. */
  hasSource?: boolean
}

/** The columns of a source, which come last in groups that cite one. */
export const sourceColumns: readonly Column[] = [
  { name: 'section', meaning: 'Where in the source it stands: an article, a page' },
  { name: 'source_publisher', meaning: 'Who published the source' },
  { name: 'source_title', meaning: 'The title of the source' },
  { name: 'source_date', meaning: 'Its day, month or year; empty when undated' },
  { name: 'source_url', meaning: 'The publisher’s own page' },
]

/** The columns of every table, in the order of the files and of the page. */
export const columnGroups: Readonly<Record<DataTable, readonly ColumnGroup[]>> = {
  markets: [
    {
      title: 'The market',
      columns: [
        { name: 'slug', meaning: 'The name of the market in addresses' },
        { name: 'code', meaning: 'Country by ISO 3166-1, two letters' },
        { name: 'iso_numeric', meaning: 'The same by number, always three digits' },
        { name: 'name', meaning: 'Country' },
        { name: 'capital', meaning: 'Its capital' },
        { name: 'region', meaning: 'east, west or southern' },
        { name: 'depth', meaning: 'full for the key markets, brief for the others' },
        { name: 'regulators', meaning: 'Who regulates, and what of' },
        { name: 'laws', meaning: 'The laws that govern gambling, with their years' },
        { name: 'regulation', meaning: 'How the market is regulated, in a few sentences' },
        { name: 'opportunities', meaning: 'Opportunities' },
        { name: 'challenges', meaning: 'What speaks against it' },
        { name: 'checked_at', meaning: 'The day on which we checked all of this' },
      ],
    },
    {
      title: 'Our judgement',
      columns: [
        { name: 'score', meaning: 'From 1, low, to 5, very high' },
        { name: 'score_from', meaning: 'The day since which it counts' },
        { name: 'judgement', meaning: 'The score in words' },
        { name: 'score_changed_because', meaning: 'Why it differs from the one before' },
      ],
    },
    {
      title: 'Each product',
      each: 'product',
      hasSource: true,
      columns: [
        { name: 'status', meaning: 'licensed, possible, closed or unclear' },
        { name: 'text', meaning: 'Why, in a sentence or two' },
      ],
    },
    {
      title: 'Each tax',
      each: 'tax',
      hasSource: true,
      columns: [
        { name: 'name', meaning: 'What the tax is called' },
        {
          name: 'base',
          meaning: 'stakes, ggr, winnings, deposits, withdrawals or licence',
        },
        { name: 'rate', meaning: 'Per cent of the base' },
        { name: 'payer', meaning: 'operator or player' },
        { name: 'bearer', meaning: 'operator or player; empty when disputed' },
        {
          name: 'products',
          meaning: 'The products it is taken of, or all; other is any that is none of the four',
        },
        { name: 'from', meaning: 'The first day; empty when not verified' },
        { name: 'until', meaning: 'The day on which it is gone; empty while it counts' },
        { name: 'certainty', meaning: 'exact' },
        { name: 'replaces_income_tax', meaning: 'income' },
      ],
    },
    {
      title: 'Each term of a licence',
      each: 'term',
      hasSource: true,
      columns: [{ name: '', meaning: 'What the source says; empty when not verified' }],
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
        { name: 'date', meaning: 'The day of the change' },
        {
          name: 'stage',
          meaning: 'proposed, passed, in-force, court, guidance or repealed',
        },
        { name: 'topics', meaning: 'What it is about' },
        { name: 'title', meaning: 'The change in a line' },
        { name: 'text', meaning: 'The change in a few sentences' },
        {
          name: 'before',
          meaning:
            'What the rule said, or says until the change binds; empty when new or not known',
        },
        {
          name: 'after',
          meaning: 'What it says since, or would say; empty when it is gone or not known',
        },
        {
          name: 'effective_at',
          meaning: 'The day, month or year from which it binds; empty when not verified',
        },
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
        { name: 'value', meaning: 'The exact number' },
        { name: 'unit', meaning: 'people, percent, …; money by its currency, ISO 4217' },
        { name: 'as_of', meaning: 'The day, month or year the number is of' },
        { name: 'kind', meaning: 'reported or estimate' },
        { name: 'checked_at', meaning: 'The day on which we checked it' },
      ],
    },
  ],
}

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
  return [each && prefixesOf(each, 1)[0], name].filter(Boolean).join('_')
}

/** Returns the columns of a table in their order, with columns for this number of taxes. */
export function columnNames(table: DataTable, taxes: number): string[] {
  return columnGroups[table].flatMap(({ each, columns, hasSource }) => {
    const allColumns = hasSource ? [...columns, ...sourceColumns] : columns
    const prefixes = each ? prefixesOf(each, taxes) : ['']
    return prefixes.flatMap((prefix) =>
      allColumns.map(({ name }) => [prefix, name].filter(Boolean).join('_')),
    )
  })
}

function prefixesOf(each: NonNullable<ColumnGroup['each']>, taxes: number): string[] {
  if (each === 'product') return productPrefixes
  if (each === 'term') return termPrefixes
  return Array.from({ length: taxes }, (_, index) => `tax_${index + 1}`)
}

/** The licence of the open data. */
export const licence = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  id: 'CC-BY-4.0',
  short: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The description of the page for search engines and link previews. */
export const description =
  'Every market, rule and fact we publish on African iGaming, with its source: as CSV and JSON, feeds and a calendar, free to reuse under CC BY 4.0.'

/** The name of the dataset in citations. */
export const datasetName = 'African iGaming: markets, rules and facts'

export const hero = {
  eyebrow: 'Open data',
  title: 'Open data',
  lead: 'What our pages say is read from records: each number with its source, each judgement with its date. Here are the records themselves.',
} as const

/** The slug of the example market. */
export const exampleMarket = 'kenya'

/** The titles and descriptions of the tables. */
export const tables: Readonly<Record<DataTable, { title: string; text: string }>> = {
  markets: {
    title: 'Markets',
    text: 'Where each product stands, who regulates it, what is taxed and at what rate, the terms of a licence, and our score.',
  },
  rules: {
    title: 'Rules',
    text: 'Changes of law and regulation: what the rule said, what it says, how far it has come and from which day it binds.',
  },
  facts: {
    title: 'Facts',
    text: 'Quantities as their publishers give them: people, subscriptions, revenue, tax. The exact value and its date.',
  },
}

export const downloads = {
  title: 'Three tables',
  oneMarket: 'Each market is also available as a single file:',
} as const

export const columns = {
  title: 'What the columns hold',
  lead: 'A table is one file, a row is one item. An empty cell means that it does not apply or was not verified; we never guess.',
  spreadsheet:
    'Files are UTF-8 and open in any spreadsheet. Multiple values in a cell are separated by “; ”. Text that could be read as a formula is prefixed with an apostrophe.',
  example: 'Example',
  repeated: {
    product: 'Four times: sportsbook, online_casino, lottery and b2b.',
    tax: 'Counted: tax_1, tax_2 and on.',
    term: 'Six terms: authority, fee, term, months_to_decide, local_ownership and data_rules.',
  },
} as const

export const reuse = {
  title: 'Reuse and cite',
  text: 'Copy, change and publish our compilation, for business too, as long as you name us and say what you changed. The documents we cite belong to their publishers: to quote more than a fact from one, ask them.',
  citation: 'Cite it as',
  scores: 'Scores and judgements are our opinion on their date, and no legal advice.',
} as const

export const programs = {
  title: 'For developers',
  text: 'Plain files over HTTPS: no key, no cookie, open to scripts of any site. An answer counts for five minutes; send its ETag back, and what has not changed is not sent again.',
  openApi: 'OpenAPI 3.1 description',
} as const

export const feeds = {
  title: 'Follow what changes',
  text: 'For a feed reader or a calendar. Entries keep their ids, and a corrected note comes up again.',
  notes: { title: 'Articles', kind: 'Atom feed' },
  rules: { title: 'Rules of all markets', kind: 'Atom feed' },
  market: { title: 'Rules of one market', kind: 'Atom feed' },
  calendar: { title: 'Effective dates', kind: 'Calendar' },
  ledger: 'Read the Ledger of Rules',
} as const

export const corrections = {
  title: 'Found something wrong?',
  text: 'Tell us which record, and what the source says. We check it, correct it in the next edition, and name the correction under the note it concerns.',
  action: 'Report an error',
} as const
