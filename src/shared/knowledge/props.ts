import type { MarketName } from './names.ts'
import type {
  Fact,
  Market,
  Note,
  Product,
  ProductStatus,
  RegionSlug,
  Rule,
  Stage,
  TaxBase,
  Topic,
} from './schemas.ts'

/** A note, as lists show it. */
export type NoteSummary = Pick<Note, 'slug' | 'title' | 'excerpt' | 'category' | 'date'>

/** A note with its text, as the list of notes unfolds it. */
export interface NotePreview extends NoteSummary {
  featured: boolean
  html: string
  minutes: number
}

/** A rule, as lists show it. */
export type RuleSummary = Pick<Rule, 'slug' | 'date' | 'stage' | 'topics' | 'title'> & {
  market: MarketName
}

/** A key market, as its card shows it. */
export type KeyMarket = Pick<
  Market,
  | 'slug'
  | 'code'
  | 'name'
  | 'capital'
  | 'region'
  | 'regulation'
  | 'opportunities'
  | 'challenges'
  | 'checkedAt'
> & {
  regulators: Pick<Market['regulators'][number], 'name'>[]
  /** The first of its laws: the one that the others hang on. */
  law: Market['laws'][number] | null
  judgement: Market['judgements'][number]
  facts: Fact[]
}

/** A market that is covered, as the map shows it. */
export interface CoveredMarket extends MarketName {
  code: string
  region: RegionSlug
  depth: Market['depth']
  /** Of the product that was asked about; null when none was. */
  answer: Market['products'][number] | null
}

/** A market, as a comparison shows it; each fact by its newest value. */
export type ComparedMarket = Market & { facts: Fact[] }

/** A market that can be compared, with its answer for the product that is asked about. */
export interface MarketChoice extends MarketName {
  region: RegionSlug
  status: ProductStatus
}

/** A tax on the way from stakes to what is left. */
export interface FlowStep {
  name: string
  base: TaxBase
  /** Per cent of the base. */
  rate: number
  payer: 'operator' | 'player'
  /** In the unit of the stakes. */
  amount: number
  /** Whether the law taxes less than this base. */
  upperBound: boolean
  section: string | null
  source: string
}

/** What becomes of stakes in one market, before the operator's own costs. */
export interface Flow {
  market: string
  stakes: number
  winnings: number
  /** Gross gaming revenue: stakes less winnings. */
  ggr: number
  deposits: number
  withdrawals: number
  operatorTax: number
  playerTax: number
  rest: number
  steps: FlowStep[]
}

/** What rules are asked for; null asks for all. */
export interface RuleFilters {
  /** A slug. */
  market: string | null
  topic: Topic | null
  stage: Stage | null
}

/** A rule, as the ledger shows it. */
export type LedgerEntry = RuleSummary & Pick<Rule, 'before' | 'after'>

/** A year of the ledger, and the page on which it begins. */
export interface LedgerYear {
  year: string
  page: number
  count: number
}

/** What others cite; its author is the firm. */
export interface Citation {
  title: string
  /** What it is a part of. */
  within?: string
  /** When it was published: `YYYY-MM-DD`. */
  date: string
  /** Absolute. */
  address: string
}

/** Of a product: in how many of the markets it has which status. */
export interface LaunchAnswer {
  product: Product
  markets: Record<ProductStatus, number>
}

/** How many rules there are of each value of each filter; values without any are left out, save the one that is asked for. */
export interface RuleCounts {
  market: (MarketName & { count: number })[]
  topic: { value: Topic; count: number }[]
  stage: { value: Stage; count: number }[]
}

/** The tables of the open data. */
export type DataTable = 'markets' | 'rules' | 'facts'
