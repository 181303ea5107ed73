import type { Category } from '#shared/content/insights.ts'
import type { ReportCard } from '#shared/content/reports.ts'
import type { FileField } from '#shared/files/props.ts'
import type { DutyText } from '#shared/knowledge/duties.ts'
import type { MarketName, PersonName, ServiceName } from '#shared/knowledge/names.ts'
import type {
  ChangeFilters,
  Citation,
  ComparedMarket,
  CoveredMarket,
  DataTable,
  DossierRule,
  Flow,
  Following,
  KeyMarket,
  LaunchAnswer,
  LedgerEntry,
  LedgerYear,
  MarketChoice,
  MarketHead,
  NotePreview,
  NoteSummary,
  ObligationFilters,
  ObligationRow,
  PastView,
  PersonSummary,
  ProductStatusSummary,
  RecordChange,
  RuleCounts,
  RuleFilters,
  RuleSummary,
} from '#shared/knowledge/props.ts'
import type {
  Fact,
  Figure,
  Firm,
  Market,
  MarketObligation,
  Note,
  Obligation,
  Product,
  ProductStatus,
  RegionSlug,
  Rule,
  Service,
  Source,
  Tax,
} from '#shared/knowledge/schemas.ts'
import type { ClockFacts } from '#shared/main-office.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import type { ContactField, SubjectField } from '#shared/site/contact/rules.ts'
import type { AboutSection, PageSection, Process, Question } from '#shared/site/page-props.ts'

/** A result of a search. */
export interface SearchResult {
  kind:
    | 'page'
    | 'person'
    | 'note'
    | 'market'
    | 'answer'
    | 'obligation'
    | 'rule'
    | 'report'
    | 'service'
    | 'question'
  title: string
  href: string
  /** `YYYY-MM-DD`; null for kinds without a date. */
  date: string | null
  /** The name of a rule's or an obligation's market; null where the title says what it is about. */
  market: string | null
  snippet: { text: string; mark: boolean }[]
  /** Its language, where that is not the page's: English, until there is an index in the other one. */
  lang?: 'en'
}

/** The props of each screen of the public site. */
export interface SitePages {
  'marketing/home': {
    note: NoteSummary | null
    rules: RuleSummary[]
    launch: LaunchAnswer[]
    /** The titles of the steps in which the firm works. */
    steps: string[]
    /** Those that the firm names first. */
    services: Pick<Service, 'slug' | 'title' | 'description'>[]
    /** About the firm. */
    figures: Figure[]
  }
  'marketing/about-us': {
    title: string
    lead: string | null
    sections: AboutSection[]
    people: PersonSummary[]
  }
  'marketing/people': { people: PersonSummary[] }
  'marketing/person': {
    person: PersonSummary
    /** The text about the person, rendered from Markdown. */
    html: string
    /** Their articles, newest first. */
    notes: NoteSummary[]
  }
  'marketing/services': {
    services: Omit<Service, 'place' | 'order'>[]
    process: Process
    figures: Figure[]
  }
  'marketing/markets': {
    /** With a product the page has its answers alone: markets, figures, facts and rules are empty. */
    product: Product | null
    /** The key markets, in the order of the edition. */
    markets: KeyMarket[]
    /** All covered markets, for the map and its table. */
    covered: CoveredMarket[]
    /** Rounded, about the continent and the firm. */
    figures: Figure[]
    /** The facts of the continent and of its trends. */
    facts: Fact[]
    /** The rules that illustrate trends. */
    rules: RuleSummary[]
    sources: Source[]
    today: string
  }
  'marketing/market': Following & {
    market: MarketHead
    /** In the order of the duties. */
    obligations: Obligation[]
    facts: Fact[]
    sources: Source[]
    /** Newest first. */
    rules: DossierRule[]
    notes: NoteSummary[]
    /** All covered markets, for the market switcher. */
    covered: (MarketName & { region: RegionSlug })[]
    cite: Citation
    /** Null for the dossier of today. */
    past: PastView | null
    /** The day on which the page was rendered, or the past day: `YYYY-MM-DD`. */
    today: string
  }
  'marketing/answer': {
    following: Following
    market: MarketName & Pick<Market, 'code' | 'region'>
    product: Product
    status: ProductStatus
    text: string
    /** The source of the status and its text. */
    citation: { source: string; section: string | null }
    /** The taxes on the product that are in force. */
    taxes: Tax[]
    /** The flow of 100 staked; null if the product cannot be offered. */
    flow: Flow | null
    /** The time that the authority takes to decide; null if it is not verified. */
    timeToDecide: Market['licence']['monthsToDecide']
    /** The obligations of operators of the product, in the order of the duties. */
    obligations: Obligation[]
    /** The five newest rules of the market, newest first. */
    rules: RuleSummary[]
    checkedAt: string
    sources: Source[]
    /** The statuses of all products in the market. */
    statuses: ProductStatusSummary[]
    cite: Citation
    /** Null for the answer of today. */
    past: PastView | null
    today: string
  }
  'marketing/compare': {
    /** The absolute address, with all that was chosen. */
    address: string
    /** All markets that can be compared, in the order of the edition. */
    choices: MarketChoice[]
    /** In the order of the query. */
    markets: ComparedMarket[]
    product: Product
    stakes: number
    /** Per cent of stakes. */
    margin: number
    /** Per cent of stakes. */
    deposits: number
    /** The calculation for each compared market in which the product is legal. */
    flows: Flow[]
    /** The verified obligations for the product, of the duties in which the markets differ. */
    obligations: MarketObligation[]
    sources: Source[]
    notices: string[]
    cite: Citation
    today: string
  }
  'marketing/obligations': {
    filters: ObligationFilters
    /** The slugs of the requested markets; none for all. */
    chosen: string[]
    /** The markets whose columns are visible: the requested ones, or else the key markets. */
    columns: MarketName[]
    /** All covered markets. */
    markets: (MarketName & { region: RegionSlug })[]
    duties: DutyText[]
    /** The obligations that match the filters, by market and in the order of the duties. */
    rows: ObligationRow[]
    /** In the order of their numbers. */
    sources: Source[]
    cite: Citation
    today: string
  }
  'marketing/rules': {
    /** Null without a market. */
    following: Following | null
    rules: LedgerEntry[]
    filters: RuleFilters
    page: number
    pages: number
    total: number
    /** The number of rules for each value of a filter, together with the other filters. */
    counts: RuleCounts
    /** The years that have matching rules, newest first. */
    years: LedgerYear[]
    today: string
  }
  'marketing/rule': {
    rule: Rule
    market: MarketName
    source: Source
    others: RuleSummary[]
    cite: Citation
    today: string
  }
  'marketing/changes': {
    /** Newest first. */
    changes: RecordChange[]
    filters: ChangeFilters
    /** In the order of their numbers. */
    sources: Source[]
    /** All covered markets. */
    markets: MarketName[]
    page: number
    pages: number
    /** The number of publications that match the filters. */
    total: number
    edition: { number: number; publishedAt: string }
  }
  'marketing/search': {
    q: string
    results: SearchResult[]
    total: number
    page: number
    pages: number
    /** False if the search index failed. */
    available: boolean
    /** Markets with names similar to the text, if there are no results. */
    nearest: MarketName[]
    /** The text that was probably meant, if there are no results; null if none is near. */
    suggestion: string | null
    /** The best documents that lack one of the words, if few or none have all of them. */
    most: SearchResult[]
    /** The number of searchable documents of each kind. */
    searchable: { kind: SearchResult['kind']; count: number }[]
  }
  'marketing/data': {
    edition: { number: number; publishedAt: string }
    /** The absolute address of the page, for citations and for programs. */
    address: string
    /** The size of each file in bytes, by its name. */
    sizes: Record<string, number>
    /** The slug of the example market. */
    example: string
    /** The number of items in each table. */
    counts: Record<DataTable, number>
    /** A row of each table as in its CSV file; of repeated columns, such as products, only the first. */
    samples: Record<DataTable, { columns: string[]; row: string[] }>
  }
  'marketing/legal': {
    title: string
    lead: string | null
    sections: PageSection[]
    /** The days for which enquiries are kept after their newest message. */
    contactRetentionDays: number
    statistics: boolean
    /** The days for which bookings are kept after the consultation. */
    bookingRetentionDays: number
    /** Paragraphs about the outside services that are queried. */
    lookups: string[]
  }
  'marketing/insights': {
    category: Category
    /** The number of notes in each category. */
    counts: { slug: Category; count: number }[]
    status: string | null
    /** The notes of this page, newest first. */
    notes: NotePreview[]
    page: number
    pages: number
    reports: ReportCard[]
  }
  'marketing/note': {
    note: Note
    /** The body as HTML, rendered from Markdown without the raw HTML in it. */
    html: string
    /** The reading time. */
    minutes: number
    /** The person who wrote it; null for the firm. */
    author: PersonName | null
    /** The absolute address, for citations. */
    address: string
    /** In the order of their numbers. */
    sources: Source[]
    markets: MarketName[]
    related: { rules: RuleSummary[]; notes: NoteSummary[] }
    next: NoteSummary | null
    previous: NoteSummary | null
  }
  'marketing/contact': {
    questions: Question[]
    /** Where the firm can be reached besides email and phone; null where it cannot. */
    channels: Pick<Firm, 'telegram' | 'whatsapp' | 'social'>
    clock: ClockFacts
    status: string | null
    /** The old input of a refused form that was sent without a script. */
    values: Partial<Record<ContactField | SubjectField, string>>
    /** The page that led to the form; empty if it is unknown. */
    from: string
    /** The choices of the form. */
    services: ServiceName[]
    /** The slug of the service named in the query. */
    service?: string
    /** The market and product named in the query or in the old input. */
    market?: MarketName
    product?: Product
    /** The file field of the form; null if there is no place for files. */
    fileField: FileField | null
    /** Present once, after the form was sent without a script. */
    receipt?: ContactReceipt
  }
  'newsletter/confirm': { token: string }
  'newsletter/unsubscribe': { token: string }
}
