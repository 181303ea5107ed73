import type { Picture } from '#shared/pictures/props.ts'
import type { AmountRange } from './amount-range.ts'
import type { MarketName } from './names.ts'
import type {
  Certainty,
  Duty,
  Fact,
  Market,
  Note,
  Obligation,
  Person,
  Product,
  ProductStatus,
  RegionSlug,
  Rule,
  Stage,
  TaxBase,
  TaxPayer,
  Topic,
} from './schemas.ts'

/** An article in a list. */
export type NoteSummary = Pick<Note, 'slug' | 'title' | 'excerpt' | 'category' | 'date'>

/** An article with its opening, as the list of articles unfolds it. */
export interface NotePreview extends NoteSummary {
  featured: boolean
  html: string
  minutes: number
}

/** A rule in a list. */
export type RuleSummary = Pick<Rule, 'slug' | 'date' | 'stage' | 'topics' | 'title'> & {
  market: MarketName
}

/** A rule in the dossier of its market. */
/** A person in a list. */
export interface PersonSummary extends Pick<Person, 'slug' | 'name' | 'role'> {
  photo: Picture | null
  /** In words. */
  languages: string[]
  markets: MarketName[]
}

export type DossierRule = Pick<Rule, 'slug' | 'market' | 'date' | 'stage' | 'topics' | 'title'>

/** A market without its obligations, which pages get as props of their own. */
export type MarketHead = Omit<Market, 'obligations'>

/** A key market on its card. */
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
  /** Its first law, on which the others depend. */
  law: Market['laws'][number] | null
  judgement: Market['judgements'][number]
  facts: Fact[]
}

/** The status of a product in a market. */
export type ProductStatusSummary = Pick<Market['products'][number], 'product' | 'status'>

/** A market on the map. */
export interface CoveredMarket extends MarketName {
  code: string
  region: RegionSlug
  depth: Market['depth']
  /** In the order of products. */
  statuses: ProductStatusSummary[]
  /** The status of the requested product; null if none was requested. */
  answer: Market['products'][number] | null
}

/** A market in a comparison, with what its columns show. */
export type ComparedMarket = Pick<
  Market,
  'slug' | 'name' | 'regulators' | 'licence' | 'taxes' | 'judgements' | 'checkedAt'
> & {
  /** The compared product alone. */
  products: Market['products']
  /** The newest value of each. */
  facts: Fact[]
}

/** A market that can be compared, with the status of the requested product. */
export interface MarketChoice extends MarketName {
  region: RegionSlug
  status: ProductStatus
}

/** A tax in the flow from stakes to the operator's revenue. */
export interface FlowStep {
  name: string
  base: TaxBase
  /** Per cent of the base. */
  rate: number
  payer: TaxPayer
  /** The side at whose cost it is counted. */
  bearer: TaxPayer
  /** True if it is disputed who bears it: the operator bears all of it or the player does. */
  disputed: boolean
  certainty: Certainty
  /** The amount or its bound, in the currency of the stakes; null if unknown. */
  amount: number | null
  /** True if it is the company's income tax, or is paid in its place. */
  replacesIncomeTax: boolean
  section: string | null
  source: string
}

/** A number, or a range where a tax that it depends on is not exact. */
export type FlowAmount = number | AmountRange

/** The flow of stakes in one market, before the operator's own costs. */
export interface Flow {
  market: string
  stakes: number
  winnings: number
  /** Gross gaming revenue: stakes less winnings. */
  ggr: number
  deposits: number
  withdrawals: number
  operatorTax: FlowAmount
  playerTax: FlowAmount
  rest: FlowAmount
  steps: FlowStep[]
}

/** The filters of the ledger; null selects all. */
export interface RuleFilters {
  /** A slug. */
  market: string | null
  topic: Topic | null
  stage: Stage | null
}

/** The filters of obligations; null selects all. */
export interface ObligationFilters {
  /** The slug of the only market; null for all, or for several. */
  market: string | null
  product: Product | null
  duty: Duty | null
}

/** An obligation with its market, and the number of its source; null if it is not verified. */
export interface ObligationRow extends Obligation {
  market: MarketName
  number: number | null
}

/** A rule in the ledger. */
export type LedgerEntry = RuleSummary & Pick<Rule, 'before' | 'after' | 'effectiveAt'>

/** A year in the ledger, and the page on which it begins. */
export interface LedgerYear {
  year: string
  page: number
  count: number
}

/** A citable page of the site; its author is the firm. */
export interface Citation {
  title: string
  /** The title of the publication that contains it. */
  within?: string
  /** The day of publication: `YYYY-MM-DD`. */
  date: string
  /** The absolute URL. */
  address: string
}

/** The past day that a page is about. */
export interface PastView {
  /** `YYYY-MM-DD`. */
  on: string
  /** The edition whose records it shows. */
  edition: number
  publishedAt: string
}

/** The number of markets by status, for one product. */
export interface LaunchAnswer {
  product: Product
  markets: Record<ProductStatus, number>
}

/** The number of rules by value of each filter, without values that have none. */
export interface RuleCounts {
  market: (MarketName & { count: number })[]
  topic: { value: Topic; count: number }[]
  stage: { value: Stage; count: number }[]
}

/** The kinds of what a published version of a market or a rule can change. */
export type ChangeKind =
  | 'market'
  | 'product'
  | 'tax'
  | 'licence'
  | 'obligation'
  | 'fact'
  | 'judgement'
  | 'rule'

/** A change of a record that an edition brought. */
export interface RecordChange {
  edition: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  market: MarketName
  /** The record in words: the name of a tax, the title of a rule. */
  record: string
  kind: ChangeKind
  /** The slug of a rule that readers can still see; null for all else. */
  rule: string | null
  /** The changed field in words. */
  field: string
  /** Null if there was nothing before, or is nothing after. */
  before: string | null
  after: string | null
  /** The id of the source of what it says now, or said last. */
  source: string | null
  section: string | null
}

/** The filters of changes; null selects all. */
export interface ChangeFilters {
  /** A slug. */
  market: string | null
  /** The first and the last day: `YYYY-MM-DD`. */
  from: string | null
  to: string | null
}

/** The tables of the open data. */
export type DataTable = 'markets' | 'taxes' | 'obligations' | 'rules' | 'facts' | 'sources'

/** Following the market of a page, and the result of the reader's last press. */
export interface Following {
  /** Null for readers who follow by email: signed out, or with an unverified address. */
  watching: boolean | null
  status: string | null
}
