import type { DataTable } from '#shared/knowledge/props.ts'

/** The data as a whole, for citations, search engines and link previews. */
export const dataset = {
  name: 'African iGaming: markets, taxes, obligations, rules and facts',
  description:
    'Every market, tax, obligation, rule and fact we publish on African iGaming, with its source: as CSV and JSON, feeds and a calendar, free to reuse under CC BY 4.0.',
} as const

export const hero = {
  eyebrow: 'Open data',
  title: 'Open data',
  lead: 'What our pages say is read from records: each number with its source, each judgement with its date. Here are the records themselves.',
} as const

/** The titles and descriptions of the tables. */
export const tables: Readonly<Record<DataTable, { title: string; text: string }>> = {
  markets: {
    title: 'Markets',
    text: 'Where each product stands, who regulates it, the terms of a licence, and our score. The JSON has the taxes as well.',
  },
  taxes: {
    title: 'Taxes',
    text: 'Each tax on gambling, present and past: rate and base, who pays and who bears it, on which products, since when, and how certain that is.',
  },
  obligations: {
    title: 'Obligations',
    text: 'What binds an operator, duty by duty: ages, checks, advertising, capital, fees, returns and penalties; or what we tried where it is not verified.',
  },
  rules: {
    title: 'Rules',
    text: 'Changes of law and regulation: what the rule said, what it says, how far it has come and from which day it binds.',
  },
  facts: {
    title: 'Facts',
    text: 'Quantities as their publishers give them: people, subscriptions, revenue, tax. The exact value and its date.',
  },
  sources: {
    title: 'Sources',
    text: 'Every publication that the other tables cite, once: who published it, when, and where.',
  },
}

export const downloads = {
  title: 'Six tables',
  oneMarket: 'Each market is also available as a single file:',
} as const

export const columns = {
  title: 'What the columns hold',
  lead: 'A table is one file, a row is one item. What an empty cell means is said with its column, one thing each; in JSON it is null. No list is empty. We never guess.',
  spreadsheet:
    'Files are UTF-8 and open in any spreadsheet. Multiple values in a cell are separated by “;”, and a semicolon inside one is written as a comma. Text that could be read as a formula is prefixed with an apostrophe. Where a spreadsheet expects semicolons and decimal commas, as in French or German, add ?delimiter=semicolon to the address.',
  example: 'Example',
  empty: (meaning: string) => `Empty: ${meaning}.`,
  repeated: {
    product: 'Four times: sportsbook, online_casino, lottery and b2b.',
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
  dataPackage: 'Data Package 2.0 of the CSV files',
  llms: 'Guide for programs that read texts',
  editions:
    'Each edition keeps its files for ever: cite it by its number. The list of editions says what each changed.',
  examples: {
    curl: 'Newest files, and those of an edition',
    pandas: 'Python with pandas',
    r: 'R',
    agent: 'An agent, by the Model Context Protocol',
  },
} as const

export const feeds = {
  title: 'Follow what changes',
  text: 'For a feed reader or a calendar. Entries keep their ids, and a corrected note comes up again.',
  notes: { title: 'Articles', kind: 'Atom feed' },
  rules: { title: 'Rules of all markets', kind: 'Atom feed' },
  market: { title: 'Rules of one market', kind: 'Atom feed' },
  changes: { title: 'Changes to our records', kind: 'Atom feed' },
  calendar: { title: 'Effective dates', kind: 'Calendar' },
  ledger: 'Read the Ledger of Rules',
  allChanges: 'Read the changes, edition by edition',
} as const

export const corrections = {
  title: 'Found something wrong?',
  text: 'Tell us which record, and what the source says. We check it, correct it in the next edition, and name the correction under the note it concerns.',
  action: 'Report an error',
} as const
