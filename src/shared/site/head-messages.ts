/** The descriptions of pages for search engines and link previews. */
export const descriptions = {
  changes: (market: string | null) =>
    `What changed in our records of gambling in ${market ?? 'African markets'}, edition by edition: each field before and after, with its source.`,
  compare: (names: string | null) =>
    `${names === null ? 'African iGaming markets' : `${names} for operators`} side by side: status, licence, taxes and facts, and what is left of stakes after each tax, with the source at every step.`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'What binds a gambling operator'} in ${market ?? 'African markets'}: each duty with its value, its source and section, and the day on which it was checked.`,
  rules: (market: string | null) =>
    `Changes of the gambling rules in ${market ?? 'African markets'}, newest first: what each rule said before and after, how far it has come, and where it can be read.`,
  people: 'Who works here: what each of us does, in which languages, and on which markets.',
  search:
    'Search our notes, market dossiers, the ledger of rules, reports, services and questions on African iGaming, each with its date and its sources.',
  newsletters:
    'Our monthly newsletter, as it was sent: what changed in law, tax and practice in the gaming markets of Africa.',
  booking:
    'Book a consultation of 30 or 60 minutes with our advisors on African iGaming, in your own time zone.',
} as const

/** The short names of pages, where they differ from their titles. */
export const shortNames = {
  obligations: 'Obligations',
  articles: 'Articles',
} as const

/** The titles of records, and of the works that hold them, in citations. */
export const citations = {
  dataset: (market: string) => `${market}: gambling law, taxes and figures`,
  obligations: (duty: string | null, market: string | null) =>
    `${duty ?? 'What binds a gambling operator'} in ${market ?? 'African markets'}`,
  inMarkets: (edition: number) => `Markets, edition ${edition}`,
  inData: (edition: number) => `Open data, edition ${edition}`,
  inAnswers: (product: string, market: string, edition: number) =>
    `${product}, ${market}, edition ${edition}`,
  inLedger: (market: string, day: string, edition: number) =>
    `Ledger of Rules, ${market}, entry of ${day}, edition ${edition}`,
} as const
