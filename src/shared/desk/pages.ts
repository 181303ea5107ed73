import type {
  BookingDay,
  BookingState,
  BusyCalendar,
  CalendarBooking,
  Closure,
  HoldState,
  Host,
  HostName,
} from '#shared/desk/bookings/props.ts'
import type { Suppression } from '#shared/desk/delivery/suppressions.ts'
import type { DocumentFilter, DocumentKind, DocumentState } from '#shared/desk/documents/kinds.ts'
import type {
  Coverage,
  DocumentPage,
  DocumentSummary,
  DraftListing,
  TranslationPage,
} from '#shared/desk/documents/props.ts'
import type { ReviewItem, ReviewList } from '#shared/desk/documents/review.ts'
import type { ListedException } from '#shared/desk/holidays/props.ts'
import type { Dossier } from '#shared/desk/inbox/dossier.ts'
import type {
  HeldMail,
  InboxPage,
  LinkedThread,
  OtherThread,
  SavedReply,
  Thread,
  ThreadEntry,
} from '#shared/desk/inbox/props.ts'
import type { ListedPicture } from '#shared/desk/media/props.ts'
import type { NewsletterPage, NewsletterSummary } from '#shared/desk/newsletters/props.ts'
import type { DeskRoom, RoomSummary } from '#shared/desk/rooms/props.ts'
import type {
  Invitation,
  LogEntry,
  StaffMember,
  StaffName,
  UndeliveredMail,
} from '#shared/desk/staff/props.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import type { Statistics } from '#shared/desk/statistics/props.ts'
import type { Subscriber, SubscriberState } from '#shared/desk/subscribers/props.ts'
import type { FileField } from '#shared/files/props.ts'
import type { MarketName, ServiceName } from '#shared/knowledge/names.ts'
import type { NoteSummary, RuleSummary } from '#shared/knowledge/props.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import type { HoursException } from '#shared/office-hours.ts'

/** The screens of the desk and their own props, by name. */
export interface DeskPages {
  'marketing/letters': {
    /** Newest first. */
    letters: NewsletterSummary[]
    status: string | null
  }
  'marketing/letter': {
    /** The date is null in a preview of a newsletter that is not in the archive. */
    letter: Omit<NewsletterSummary, 'date'> & { date: string | null }
    /** Introduction and closing as HTML, rendered from Markdown. */
    introduction: string
    closing: string
    notes: NoteSummary[]
    /** `text` is the rule's sentence in the email. */
    rules: (RuleSummary & { text: string })[]
    next: NewsletterSummary | null
    previous: NewsletterSummary | null
  }
  'booking/choose': {
    minutes: number
    /** Seven days from `date`. */
    days: BookingDay[]
    /** The first visible day; the pages before and after are null if nothing is offered there. */
    date: string
    previous: string | null
    next: string | null
    /** The visitor's time zone (IANA), if the platform knows it. */
    zone: string | null
    /** The hosts that can be chosen; empty if nobody is named. */
    hosts: HostName[]
    /** The id of the only host whose times these are; empty for all of them. */
    host: string
    /** True if the invitation has the link to the meeting; else it is agreed by email. */
    hasMeetingLink: boolean
    /** The page that led to the form; empty if it is unknown. */
    from: string
    /** The old input of a refused form, or what the link was about. */
    values: Record<string, string>
    market?: MarketName
    product?: Product
    /** The slug of a service, with its title. */
    service?: string
    serviceTitle?: string
    now: string
  }
  'booking/confirm': {
    token: string
    /** The time that the link confirms (ISO 8601, UTC), in the visitor's zone; null once it is none. */
    time: { startsAt: string; minutes: number; zone: string | null } | null
  }
  'booking/show': {
    token: string
    /** ISO 8601, UTC. */
    startsAt: string
    minutes: number
    topic: string
    state: BookingState | HoldState
    /** The mailbox with the confirmation link, and the expiry (ISO 8601); null unless held. */
    hold: { email: string; until: string } | null
    /** The name of whoever holds it. */
    host: string | null
    /** The URL at which it takes place, while it is to come; null if that is agreed by email. */
    meeting: string | null
    zone: string | null
    /** The days of free times; empty if it cannot move. */
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
    /** The records of its market, or of the selected one; loaded after the page. */
    dossier?: Dossier | null
    /** By title, filled in for this thread. */
    savedReplies: SavedReply[]
    /** Other threads of the same person, newest first. */
    others: OtherThread[]
    /** The threads that staff linked to it, also of other people; the newest first. */
    links: LinkedThread[]
    /** The list next to the thread. */
    inbox: InboxPage
    /** The old input of a refused reply or note. */
    oldInput: { reply?: string; note?: string }
    /** The file field of a reply's form; null if there is no place for files. */
    fileField: FileField | null
    status: string | null
    now: string
  }
  'desk/new-thread': {
    markets: MarketName[]
    services: ServiceName[]
    /** The old input of a refused form, or what a link fills in. */
    oldInput: Record<string, string>
    /** The file field of the form; null if there is no place for files. */
    fileField: FileField | null
  }
  'desk/saved-replies': {
    /** By title. */
    replies: SavedReply[]
    status: string | null
  }
  'desk/rooms': {
    /** The last used first. */
    rooms: RoomSummary[]
    page: number
    pages: number
    /** Bytes of all files and pictures, and how many they may have. */
    storage: { bytes: number; maxBytes: number }
    /** The old input of a refused form. */
    oldInput: { name?: string; terms?: string }
    status: string | null
  }
  'desk/room': {
    room: DeskRoom
    /** The bytes that its files may have. */
    maxBytes: number
    /** The days after its last use for which a room is stored. */
    retentionDays: number
    /** The file field of the form; null if there is no place for files. */
    fileField: FileField | null
    status: string | null
  }
  'desk/calendar': {
    /** The Monday of the week: `YYYY-MM-DD` at the office. */
    week: string
    previous: string
    next: string
    bookings: CalendarBooking[]
    closures: Closure[]
    /** The days of the week on which the office is closed or has other hours. */
    exceptions: readonly HoursException[]
    /** All current and upcoming closures. */
    comingClosures: Closure[]
    hosts: HostName[]
    /** The consultations and held times in a closure that was refused because of them. */
    clashes: CalendarBooking[]
    seats: number
    status: string | null
    now: string
  }
  'desk/holidays': {
    /** The days of today and the coming year, in order. */
    days: ListedException[]
    status: string | null
  }
  'desk/host': {
    host: Host
    /** True for one's own hours. */
    isOwn: boolean
    /** True if nobody else has hours, so that these are all that visitors can book. */
    isAlone: boolean
    calendar: BusyCalendar | null
    /** The creation of one's own calendar link (ISO 8601); null without one, and for others. */
    feedSince: string | null
    /** The link, once after it was made. */
    feedUrl?: string
    now: string
    status: string | null
  }
  'desk/documents': {
    documents: DocumentSummary[]
    /** The viewer's unsaved texts, the newest first. */
    drafts: DraftListing[]
    /** The kind to show; null shows all kinds. */
    kind: DocumentKind | null
    state: DocumentFilter | null
    q: string
    page: number
    pages: number
    total: number
    /** The number of documents in each state, for the other filters. */
    counts: Record<DocumentState, number>
    /** The number that wait for the viewer's approval; null without the two-person rule. */
    awaiting: number | null
    /** The number of translations of which readers see a newer original. */
    outdated: number
    coverage: Coverage[]
    /** True if readers see no people, and the viewer is an owner, who can say who they are. */
    asksForPeople: boolean
    /** True if there is a bucket for pictures. */
    takesPictures: boolean
    status: string | null
    now: string
  }
  'desk/review': {
    list: ReviewList
    items: ReviewItem[]
    /** The number of documents in each list. */
    counts: Record<ReviewList, number>
    /** The number of documents that are due, in all lists. */
    due: number
    /** The number of versions that wait for the viewer's approval; null without the rule. */
    awaiting: number | null
    page: number
    pages: number
    today: string
    status: string | null
  }
  'desk/document': DocumentPage
  'desk/translation': TranslationPage
  'desk/letter': NewsletterPage
  'desk/people': {
    /** False if the password must be given with what is sent from here. */
    confirmed: boolean
    people: StaffMember[]
    invitations: Invitation[]
    status: string | null
    now: string
  }
  'desk/join': { token: string; role: Role; by: string; email: string }
  'desk/keep-factors': { token: string }
  'desk/mails': {
    mails: UndeliveredMail[]
    page: number
    pages: number
    status: string | null
  }
  'desk/subscribers': {
    /** Newest first. */
    subscribers: Subscriber[]
    /** The number of subscribers in each state. */
    counts: Record<SubscriberState, number>
    state: SubscriberState | null
    q: string
    total: number
    page: number
    pages: number
    status: string | null
  }
  'desk/suppressions': {
    /** Newest first. */
    suppressions: Suppression[]
    page: number
    pages: number
    status: string | null
  }
  'desk/media': {
    /** Newest first. */
    pictures: ListedPicture[]
    total: number
    page: number
    pages: number
    status: string | null
  }
  'desk/statistics': Statistics
  'desk/log': { entries: LogEntry[]; page: number; pages: number }
}
