import type { AlertFrequency } from './alerts/frequencies.ts'
import type {
  BookingDay,
  BookingState,
  CalendarBooking,
  Closure,
  EnquiryBooking,
  HoldState,
} from './bookings/props.ts'
import type { ContactReceipt } from './contact/receipt.ts'
import type { ContactField, ContactTopic } from './contact/rules.ts'
import type { Category } from './content/insights.ts'
import type { ReportCard } from './content/reports.ts'
import type { ContactService } from './content/services.ts'
import type { Invitation, LogEntry, StaffMember, StaffName, UndeliveredMail } from './desk/props.ts'
import type { Role } from './desk/roles.ts'
import type { DocumentKind, DocumentState } from './documents/kinds.ts'
import type { DocumentPage, DocumentSummary, Preview } from './documents/props.ts'
import type { Enquiry } from './enquiries/props.ts'
import type { HeldMail, InboxPage, Thread, ThreadEntry } from './inbox/props.ts'
import type { MarketName } from './knowledge/names.ts'
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
} from './knowledge/props.ts'
import type { Fact, Market, Note, Product, RegionSlug, Rule, Source } from './knowledge/schemas.ts'
import type { LetterPage, LetterSummary } from './letters/props.ts'
import type { PasskeySummary, SessionSummary } from './settings/props.ts'

/** The signed-in person, as every page may know them: no hash, secret, code or token. */
export interface AuthUser {
  id: string
  name: string
  email: string
  avatar: string | null
  /** ISO 8601, UTC; null while the address is unverified. */
  email_verified_at: string | null
  /** What they may do at the desk; null for everybody who does not work there. */
  role: Role | null
}

/** How somebody signed in. */
export type SignInMethod = 'password' | 'passkey'

/** Field name → first message; with an error bag, bag name → such a map. */
export type ErrorMap = Record<string, string | Record<string, string>>

/** What a status says, where code has to tell it from others. */
export type StatusCode = 'newsletter-asked' | 'alerts-ended' | 'account-deleted'

/** What every page receives besides its own props. */
export interface SharedProps {
  errors: ErrorMap
  name: string
  csrfToken: string
  sidebarOpen: boolean
  auth: { user: AuthUser | null }
  /** There only beside a status that has one. */
  statusCode?: StatusCode
  /**
   * What was typed into a form; there only once it was refused without a script, or not done because
   * the password had to be given first.
   */
  values?: Record<string, string>
  /** There only on a page that is not published so. */
  preview?: Preview
}

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
  'marketing/letters': {
    /** The newest first. */
    letters: LetterSummary[]
    status: string | null
  }
  'marketing/letter': {
    /** Without a date in a preview of one that is not in the archive. */
    letter: Omit<LetterSummary, 'date'> & { date: string | null }
    /** Introduction and closing, rendered: made of Markdown alone. */
    introduction: string
    closing: string
    notes: NoteSummary[]
    /** With the sentence that the mail has of each. */
    rules: (RuleSummary & { text: string })[]
    next: LetterSummary | null
    previous: LetterSummary | null
  }
  'alerts/unsubscribe': { token: string }
  'newsletter/confirm': { token: string }
  'newsletter/unsubscribe': { token: string }
  'auth/login': {
    canResetPassword: boolean
    canRegister: boolean
    status: string | null
    /** How somebody signed in last in this browser; null when nobody did. */
    lastMethod: SignInMethod | null
  }
  'auth/register': Record<never, never>
  'auth/forgot-password': { status: string | null }
  'auth/reset-password': { email: string; token: string }
  'auth/confirm-password': {
    /** Whether the account has one to confirm by. */
    hasPasskeys: boolean
    /** Whether a code is asked besides the password. */
    asksCode: boolean
    /** True if the password was confirmed already, and only the passkey is still asked for. */
    passkeyOnly: boolean
    /** Why a passkey is asked; null when the password does as well. */
    status: string | null
  }
  'auth/two-factor-challenge': Record<never, never>
  'auth/verify-email': { status: string | null }
  'auth/undo-email': { token: string }
  dashboard: {
    twoFactorEnabled: boolean
    /** How many the account has. */
    passkeys: number
    /** The newest. */
    notes: NoteSummary[]
    /** The newest that were written from the verified address. */
    threads: Enquiry[]
    /** When the page was made: ISO 8601, UTC. */
    now: string
    /** Comes after the page. */
    recentSessions?: SessionSummary[]
  }
  'enquiries/index': { threads: Enquiry[]; page: number; pages: number; now: string }
  'enquiries/show': {
    thread: Enquiry
    /** Without notes, and of what was done only what concerns the person. */
    entries: ThreadEntry[]
    /** The consultations that belong to it, the newest first. */
    bookings: EnquiryBooking[]
    status: string | null
    now: string
  }
  'booking/choose': {
    minutes: number
    /** Seven, from `date`. */
    days: BookingDay[]
    /** The first day that is shown, and those of the weeks before and after; null beyond what is offered. */
    date: string
    previous: string | null
    next: string | null
    /** The visitor's time zone (IANA) as far as the platform knows. */
    zone: string | null
    /** What was typed into a form that was refused, or what the link here was about. */
    values: Record<string, string>
    market?: MarketName
    service?: ContactService
    now: string
  }
  'booking/confirm': { token: string }
  'booking/show': {
    token: string
    /** ISO 8601, UTC. */
    startsAt: string
    minutes: number
    topic: string
    state: BookingState | HoldState
    /** Whose mailbox has the link that confirms it, and until when (ISO 8601); null unless it is held. */
    hold: { email: string; until: string } | null
    zone: string | null
    /** The days on which it may move; only where it can. */
    days: BookingDay[]
    date: string
    previous: string | null
    next: string | null
    status: string | null
    now: string
  }
  'desk/inbox': InboxPage & { status: string | null }
  'desk/thread': {
    thread: Thread
    /** Oldest first. */
    entries: ThreadEntry[]
    staff: StaffName[]
    held: HeldMail[]
    /** The list beside it. */
    inbox: InboxPage
    /** What was typed into a reply or a note that was refused. */
    typed: { reply?: string; note?: string }
    status: string | null
    now: string
  }
  'desk/calendar': {
    /** The Monday of the week: `YYYY-MM-DD` at the office. */
    week: string
    previous: string
    next: string
    bookings: CalendarBooking[]
    closures: Closure[]
    /** Public holidays of the week. */
    holidays: { date: string; name: string }[]
    /** Those that are still to come, also of other weeks. */
    comingClosures: Closure[]
    seats: number
    status: string | null
    now: string
  }
  'desk/documents': {
    documents: DocumentSummary[]
    /** Null: of all. */
    kind: DocumentKind | null
    state: DocumentState | null
    q: string
    page: number
    pages: number
    total: number
    /** How many there are of each state, given the other filters. */
    counts: Record<DocumentState, number>
    status: string | null
    now: string
  }
  'desk/document': DocumentPage
  'desk/letter': LetterPage
  'desk/people': {
    people: StaffMember[]
    invitations: Invitation[]
    status: string | null
    now: string
  }
  'desk/join': { token: string; role: Role }
  'desk/mails': {
    mails: UndeliveredMail[]
    page: number
    pages: number
    status: string | null
  }
  'desk/log': { entries: LogEntry[]; page: number; pages: number }
  'settings/profile': { mustVerifyEmail: true; status: string | null }
  'settings/password': Record<never, never>
  'settings/appearance': Record<never, never>
  'settings/two-factor': {
    twoFactorEnabled: boolean
    requiresConfirmation: true
    setupPending: boolean
    /** Whether it can be changed in this session: else the second factor is asked for first. */
    confirmed: boolean
    /** Why it is needed; there only for those who work at the desk and have no second factor. */
    status?: string
  }
  'settings/passkeys': {
    /** The oldest first. */
    passkeys: PasskeySummary[]
    /** What a new one would be called: the browser that asks. */
    suggestedName: string
    /** Whether password and second factor were confirmed: each change asks for them. */
    confirmed: boolean
    status: string | null
  }
  'settings/sessions': { sessions: SessionSummary[] }
  'settings/alerts': {
    /** The slugs of the markets that are watched, and of one that a link asks to add. */
    markets: string[]
    /** The one that a link asks to add, as long as it is not saved. */
    adding: MarketName | null
    frequency: AlertFrequency
    /** All that can be watched. */
    covered: (MarketName & { region: RegionSlug })[]
    status: string | null
  }
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
  /** After a sign-in by password: the browser may make a passkey by itself. */
  offersPasskey?: boolean
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
  deferredProps?: { default: string[] }
}
