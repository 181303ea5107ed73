import type { ContactReceipt } from './contact/receipt.ts'
import type { ContactField, ContactTopic } from './contact/rules.ts'
import type { Category } from './content/insights.ts'
import type { ReportCard } from './content/reports.ts'
import type { ContactService } from './content/services.ts'
import type {
  Fact,
  Market,
  Note,
  Product,
  ProductStatus,
  RegionSlug,
  Rule,
  Source,
  Stage,
  TaxBase,
  Topic,
} from './knowledge/schemas.ts'

/** The signed-in person, as every page may know them: no hash, secret, code or token. */
export interface AuthUser {
  id: string
  name: string
  email: string
  avatar: string | null
  /** ISO 8601, UTC; null while the address is unverified. */
  email_verified_at: string | null
}

/** A browser that is signed in, as its owner may recognise it. */
export interface SessionSummary {
  id: string
  /** Browser and system in words: `Firefox on Linux`. */
  device: string
  /** Two letters (ISO 3166-1), null when unknown. */
  country: string | null
  /** As the platform names it, null when unknown. */
  city: string | null
  /** ISO 8601, UTC. */
  signedInAt: string
  lastSeenAt: string
  /** Whether it is the browser that asks. */
  current: boolean
}

/** Field name → first message; with an error bag, bag name → such a map. */
export type ErrorMap = Record<string, string | Record<string, string>>

/** What a status says, where code has to tell it from others. */
export type StatusCode = 'newsletter-asked' | 'account-deleted'

/** What every page receives besides its own props. */
export interface SharedProps {
  errors: ErrorMap
  name: string
  csrfToken: string
  sidebarOpen: boolean
  auth: { user: AuthUser | null }
  /** There only beside a status that has one. */
  statusCode?: StatusCode
  /** What was typed into a form that was sent without a script; there only after its refusal. */
  values?: Record<string, string>
}

/** A market by the name people read. */
export type MarketName = Pick<Market, 'slug' | 'name'>

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

/** A hit of the search. */
export interface SearchResult {
  kind: 'note' | 'market' | 'rule' | 'report' | 'service' | 'question'
  title: string
  href: string
  /** `YYYY-MM-DD`; null for what has none. */
  date: string | null
  snippet: { text: string; mark: boolean }[]
}

/** Screen name → own props: the only list of screens. */
export interface Pages {
  'marketing/home': { note: NoteSummary | null; rules: RuleSummary[]; launch: LaunchAnswer[] }
  'marketing/about-us': Record<never, never>
  'marketing/services': Record<never, never>
  'marketing/markets': {
    product: Product | null
    /** The key markets, in the order of the edition. */
    markets: KeyMarket[]
    /** All that are covered, for the map and its table. */
    covered: CoveredMarket[]
    /** Facts of the continent and of its trends. */
    facts: Fact[]
    /** What the trends are shown by, where that is a rule. */
    rules: RuleSummary[]
    sources: Source[]
    today: string
  }
  'marketing/market': {
    market: Market
    facts: Fact[]
    sources: Source[]
    /** Newest first. */
    rules: Rule[]
    notes: NoteSummary[]
    /** All that are covered, to go from one to another. */
    covered: (MarketName & { region: RegionSlug })[]
    /** `YYYY-MM-DD`, as the page was made. */
    today: string
  }
  'marketing/compare': {
    /** What can be compared, in the order of the edition. */
    choices: MarketChoice[]
    /** In the order of asking. */
    markets: ComparedMarket[]
    product: Product
    stakes: number
    /** Per cent of stakes. */
    margin: number
    /** Per cent of stakes. */
    deposits: number
    /** One for each market where the product is licensed or possible. */
    flows: Flow[]
    sources: Source[]
    notices: string[]
    today: string
  }
  'marketing/rules': {
    rules: LedgerEntry[]
    filters: RuleFilters
    page: number
    pages: number
    total: number
    /** How many entries each filter leaves, given the others. */
    counts: RuleCounts
    /** All years that the filters leave, newest first. */
    years: LedgerYear[]
  }
  'marketing/rule': {
    rule: Rule
    market: MarketName
    source: Source
    others: RuleSummary[]
    cite: Citation
  }
  'marketing/search': {
    q: string
    results: SearchResult[]
    total: number
    page: number
    pages: number
    /** Whether the index answered. */
    available: boolean
    /** Markets whose names are like the text, when nothing was found. */
    nearest: MarketName[]
    /** How many there are of each kind that can be found. */
    searchable: { kind: SearchResult['kind']; count: number }[]
  }
  'marketing/data': {
    edition: { number: number; publishedAt: string }
    /** Of the page itself, absolute: it is cited by it, and programs start from it. */
    address: string
    /** Of each file, in bytes by its name. */
    sizes: Record<string, number>
    /** How many items each table has. */
    counts: Record<DataTable, number>
    /**
     * A row of each table, as its CSV has it: of what is told several times, such as taxes, the first.
     */
    samples: Record<DataTable, { columns: string[]; row: string[] }>
  }
  'marketing/legal': {
    which: 'privacy' | 'terms'
    /** How long messages to the firm are kept. */
    contactRetentionDays: number
  }
  'marketing/insights': {
    category: Category
    status: string | null
    notes: NotePreview[]
    reports: ReportCard[]
  }
  'marketing/note': {
    note: Note
    /** The body, rendered: made of Markdown alone, whatever stands in it. */
    html: string
    /** The time to read it. */
    minutes: number
    /** Absolute, as it is cited. */
    address: string
    /** In the order of their numbers. */
    sources: Source[]
    markets: MarketName[]
    related: { rules: RuleSummary[]; notes: NoteSummary[] }
    next: NoteSummary | null
    previous: NoteSummary | null
  }
  'marketing/contact': {
    status: string | null
    /** What was typed into a form that was sent without a script, after its refusal. */
    values: Partial<Record<ContactField | ContactTopic, string>>
    /** What the link here was about; there only with one. */
    service?: ContactService
    /** The market and the product that the link here was about; there only with one. */
    market?: MarketName
    product?: Product
    /** There only once, after the form was sent without a script. */
    receipt?: ContactReceipt
  }
  'newsletter/confirm': { token: string }
  'newsletter/unsubscribe': { token: string }
  'auth/login': { canResetPassword: boolean; canRegister: boolean; status: string | null }
  'auth/register': Record<never, never>
  'auth/forgot-password': { status: string | null }
  'auth/reset-password': { email: string; token: string }
  'auth/confirm-password': Record<never, never>
  'auth/two-factor-challenge': Record<never, never>
  'auth/verify-email': { status: string | null }
  'auth/undo-email': { token: string }
  dashboard: {
    twoFactorEnabled: boolean
    /** The newest. */
    notes: NoteSummary[]
    /** Comes after the page. */
    recentSessions?: SessionSummary[]
  }
  'settings/profile': { mustVerifyEmail: true; status: string | null }
  'settings/password': Record<never, never>
  'settings/appearance': Record<never, never>
  'settings/two-factor': {
    twoFactorEnabled: boolean
    requiresConfirmation: true
    setupPending: boolean
  }
  'settings/sessions': { sessions: SessionSummary[] }
  error: {
    status: number
    title: string
    message: string
    action: { label: string; href: string } | null
    /** What was asked for may have been one of these; there only with some. */
    nearest?: { label: string; href: string }[]
  }
}

/** The name of a screen: its file below `src/client/pages`. */
export type ScreenName = keyof Pages

/** What a page says once: the client keeps it nowhere, not even in its encrypted history. */
export interface PageFlash {
  /** The key of a set-up, where no script can fetch it. */
  twoFactorSetup?: { qrCodeSvg: string; secretKey: string }
  /** Codes that have just become valid, where no script can fetch them. */
  recoveryCodes?: string[]
}

/** A page of the protocol: what the server sends and the client shows. */
export interface PageObject<Name extends ScreenName = ScreenName> {
  component: Name
  props: SharedProps & Pages[Name]
  url: string
  version: string
  clearHistory?: boolean
  encryptHistory?: boolean
  flash?: PageFlash
  deferredProps?: Record<string, string[]>
  mergeProps?: string[]
  prependProps?: string[]
  deepMergeProps?: string[]
  matchPropsOn?: string[]
}
