import type { Category } from '#shared/content/insights.ts'
import type { ReportCard } from '#shared/content/reports.ts'
import type { ContactService } from '#shared/content/services.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type {
  Citation,
  ComparedMarket,
  CoveredMarket,
  DataTable,
  Flow,
  KeyMarket,
  LaunchAnswer,
  LedgerEntry,
  LedgerYear,
  MarketChoice,
  NotePreview,
  NoteSummary,
  RuleCounts,
  RuleFilters,
  RuleSummary,
} from '#shared/knowledge/props.ts'
import type {
  Fact,
  Market,
  Note,
  Product,
  RegionSlug,
  Rule,
  Source,
} from '#shared/knowledge/schemas.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import type { ContactField, ContactTopic } from '#shared/site/contact/rules.ts'

/** One result of a search. */
export interface SearchResult {
  kind: 'note' | 'market' | 'rule' | 'report' | 'service' | 'question'
  title: string
  href: string
  /** `YYYY-MM-DD`; null for what has none. */
  date: string | null
  snippet: { text: string; mark: boolean }[]
}

/** The screens of the site: name → own props. */
export interface SitePages {
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
    /** Null for who cannot watch it: nobody is signed in, or their address is not verified. */
    watching: boolean | null
    status: string | null
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
    /** The calculation for each compared market in which the product is legal. */
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
    /** The slug of the market whose rows and files are shown as examples. */
    example: string
    /** How many items each table has. */
    counts: Record<DataTable, number>
    /**
     * A row of each table, as its CSV has it: of what is told several times, such as taxes, the first.
     */
    samples: Record<DataTable, { columns: string[]; row: string[] }>
  }
  'marketing/legal': {
    which: 'privacy' | 'terms'
    /** How long threads are kept after their newest message, in days. */
    contactRetentionDays: number
    /** How long bookings are kept after their time, in days. */
    bookingRetentionDays: number
    /** What others are asked about, and who they are: a paragraph each. */
    lookups: string[]
  }
  'marketing/insights': {
    category: Category
    /** How many notes each category has. */
    counts: { slug: Category; count: number }[]
    status: string | null
    /** Those of this page, newest first. */
    notes: NotePreview[]
    page: number
    pages: number
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
}
