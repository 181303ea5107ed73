import { plural } from '#shared/plural.ts'

/** The sentences of PDFs, besides the texts of reports and the labels of records. */
export const pdfMessages = {
  contents: 'Contents',
  sources: 'Sources',
  sourceText: (publisher: string, title: string, date: string | null) =>
    `${publisher}: ${title}${date ? `, ${date}` : ''}.`,
  noAddress: 'No address is known to us: ask the publisher.',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,

  edition: (number: number, day: string) => `Edition ${number}, ${day}`,
  aboutThisDocument: 'About this document',
  madeFrom: (edition: string, day: string) =>
    `${edition}, as of ${day}. All figures are records of that edition, each with its source and date. Advice and practice without a source are our opinion.`,
  disclaimer:
    'General information, not legal, tax or investment advice. Laws change; confirm the present position before you act. Gambling is for adults only and can harm. If it has stopped being a choice, for you or for someone near you, please seek help: in South Africa the National Responsible Gambling Programme answers free of charge on 0800 006 008.',
  permanentAddress: 'These records stay at:',
  pageAddress: 'As they are now:',
  questions: 'Questions and corrections:',

  covers: 'What this report covers',
  keyFigures: 'Key figures',
  figure: 'Figure',
  value: 'Value',
  source: 'Source',
  percent: (value: number) => `${value} per cent`,
  notRecorded: '(no longer in our records)',

  market: 'Market',
  status: 'Status',
  meaning: 'Meaning',
  tax: 'Tax',
  payer: 'Payer',
  rate: 'Rate',
  ofBase: (base: string) => `Of ${base}`,
  payers: { operator: 'Operator', player: 'Player' },

  estimate: (date: string) => `${date}, estimate`,
  scoreOf5: (word: string, score: number) => `${word}, ${score} of 5`,
} as const

/** The sentences about a tax. */
export const taxMessages = {
  rateAndBase: 'Rate and base',
  paidBy: (payer: 'operator' | 'player') => `Paid by the ${payer}`,
  allProducts: 'all products',
  bearerDisputed: 'who bears it is disputed',
  startUnknown: 'first day not verified',
  since: (day: string) => `since ${day}`,
  from: (day: string) => `from ${day}`,
  until: (start: string, day: string) => `${start}, until ${day}`,
} as const

/** The sentences of a dossier. */
export const dossierMessages = {
  kind: 'Market dossier',
  description: (market: string, checked: string) =>
    `What ${market} licenses, what it takes and what it asks of an operator, each entry with its source. Checked ${checked}.`,
  products: 'Status by product',
  product: 'Product',
  why: 'Why',
  law: 'Law and regulators',
  regulators: 'Regulators',
  regulator: (name: string, of: string) => `${name}: ${of}`,
  laws: 'Laws',
  taxes: 'Taxes',
  noTax: 'No gambling tax is verified here. That is not “no tax”.',
  pastTaxes: 'No longer in force',
  licence: 'Licence',
  term: 'Term',
  obligations: 'Obligations',
  facts: 'Facts',
  quantity: 'Quantity',
  judgement: 'Our judgement',
  judgedOn: (day: string, why: string | null) =>
    why ? `Since ${day}: ${why}` : `Since ${day}, our first of this market.`,
  opportunities: 'Opportunities',
  challenges: 'Challenges',
  rules: 'Rules, newest first',
  date: 'Date',
  stage: 'Stage',
  rule: 'Rule',
  noRules: 'No rule on record.',
} as const

/** The sentences of a comparison. */
export const comparisonMessages = {
  kind: (product: string) => `Comparison for a board  ·  ${product}`,
  left: (stakes: string, remainders: string) =>
    `Of ${stakes} staked, this is left to the operator after gambling taxes and before all other costs: ${remainders}.`,
  statusOf: (market: string, status: string) => `${market}: ${status.toLowerCase()}.`,
  status: 'Status',
  why: 'Status, and why',
  whatIsLeft: (ggr: string) => `Left of ${ggr} gross gaming revenue`,
  taxes: 'Taxes in force',
  moreTaxes: (count: number) => `and ${count} more, below`,
  licence: 'Licence',
  duties: 'Duties that differ',
  noDuties: 'No duty is known to differ.',
  facts: 'Facts',
  judgement: 'Our judgement',
  judgementOf: (market: string, score: string) => `${market}: ${score}`,
  checked: 'Checked',
} as const

/** The sentences of obligations. */
export const obligationMessages = {
  kind: 'Obligations',
  kindFor: (product: string) => `Obligations  ·  ${product}`,
  whatBinds: 'What binds an operator',
  title: (subject: string, area: string) => `${subject} in ${area}`,
  countOfMarkets: (count: number) => `${count} markets`,
  lead: (entries: number, verified: number) =>
    `${entries} ${plural(entries, { one: 'entry', other: 'entries' })}: ${verified} with a source, ${entries - verified} not verified, which say what we tried. We record what the law asks and do not judge it.`,
  nothingRecorded: 'Nothing is recorded for this choice.',
  duty: 'Duty',
  law: 'What the law says',
  checked: 'Checked',
  tried: (text: string) => `Not verified. ${text}`,
} as const

/** The sentences of the drawing from stakes to what is left. */
export const flowMessages = {
  title: 'Stake to dividend',
  staked: (stakes: string, product: string) => `${stakes} staked, ${product}`,
  back: (winnings: string) => `${winnings} back to players`,
  revenueOf: (ggr: string) => `${ggr} gross gaming revenue`,
  revenue: 'Gross gaming revenue',
  left: 'Left before costs',
  leftOf: (rest: string, ggr: string) => `${rest} left of ${ggr}`,
  fromPlayers: (amount: string) => `${amount} from players`,
  shareOf: (share: string, base: string) => `${share} of ${base}`,
  model: (input: { stakes: number; margin: number; deposits: number }, day: string) => [
    `${input.stakes} staked at a margin of ${input.margin} per cent, with deposits of ${input.deposits} per cent of stakes, by the taxes in force on ${day}. Gross gaming revenue is stakes times margin; withdrawals are deposits less gross gaming revenue.`,
    'A filled bar in clay is paid by the operator; an outlined one by players, which lowers nothing of the operator’s. What is left is before costs and taxes on profit, except where a tax drawn is the income tax itself. A dotted bar is not exact: “at most” says that less may be due, “at least” that more may be. Only taxes that the records hold are drawn: charges of Nigeria’s states, for one, are not verified and stay out.',
  ],
} as const
