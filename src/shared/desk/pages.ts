import type { ContactService } from '#shared/content/services.ts'
import type {
  BookingDay,
  BookingState,
  CalendarBooking,
  Closure,
  HoldState,
} from '#shared/desk/bookings/props.ts'
import type { DocumentKind, DocumentState } from '#shared/desk/documents/kinds.ts'
import type { DocumentPage, DocumentSummary } from '#shared/desk/documents/props.ts'
import type { HeldMail, InboxPage, Thread, ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { LetterPage, LetterSummary } from '#shared/desk/letters/props.ts'
import type {
  Invitation,
  LogEntry,
  StaffMember,
  StaffName,
  UndeliveredMail,
} from '#shared/desk/staff/props.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { NoteSummary, RuleSummary } from '#shared/knowledge/props.ts'

/** The screens of the desk: name → own props. */
export interface DeskPages {
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
}
