import type { AlertFrequency, FollowerFrequency } from '#shared/account/alerts/frequencies.ts'
import type { AccountOverview } from '#shared/account/dashboard/props.ts'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import type { OpenRoom, OwnRoom } from '#shared/account/rooms/props.ts'
import type { PasskeySummary, SessionSummary } from '#shared/account/settings/props.ts'
import type { EnquiryBooking } from '#shared/desk/bookings/props.ts'
import type { StaffDashboard } from '#shared/desk/dashboard.ts'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { Role } from '#shared/desk/staff/roles.ts'
import type { FileField } from '#shared/files/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'
import type { Locale } from '#shared/locales.ts'
import type { ClockFacts } from '#shared/main-office.ts'

export type SignInMethod = 'password' | 'passkey'

/** An invitation to the desk, as the person who was invited sees it. */
export interface OfferedInvitation {
  email: string
  role: Role
  /** The name of the owner who invites. */
  by: string
}

/** The screens of the account, and their props. */
export interface AccountPages {
  'alerts/unsubscribe': { token: string }
  'alerts/confirm': { market: MarketName; token: string }
  'alerts/markets': Pick<AccountPages['settings/alerts'], 'markets' | 'covered' | 'status'> & {
    frequency: FollowerFrequency
    token: string
  }
  'auth/login': {
    canResetPassword: boolean
    canRegister: boolean
    status: string | null
    /** The last method used in this browser; null if none is known. */
    lastMethod: SignInMethod | null
    /** The title of the page that is opened after it; null without one. */
    intended: string | null
    /** Present for somebody who comes by the link of an invitation to the desk. */
    invitation?: OfferedInvitation
  }
  'auth/register': { intended: string | null; invitation?: OfferedInvitation }
  'auth/forgot-password': { status: string | null }
  'auth/reset-password': { email: string; token: string }
  'auth/confirm-password': {
    /** True if the account can confirm with a passkey. */
    hasPasskeys: boolean
    /** True if the form also asks for a two-factor code. */
    asksCode: boolean
    /** True if the password is confirmed and only the passkey is missing. */
    passkeyOnly: boolean
    /** Explains why a passkey is needed; null if the password is enough. */
    status: string | null
  }
  'auth/two-factor-challenge': Record<never, never>
  'auth/verify-email': { status: string | null; intended: string | null }
  'auth/undo-email': { token: string }
  dashboard: {
    twoFactorEnabled: boolean
    passkeys: number
    notes: NoteSummary[]
    overview: AccountOverview
    /** The latest enquiries from the verified address. */
    threads: Enquiry[]
    /** The open rooms of the verified address, the newest files first. */
    rooms: OwnRoom[]
    /** The server's time when it rendered the page (ISO 8601, UTC). */
    now: string
    clock: ClockFacts
    /** The work of a member of staff; null for everybody else. */
    desk: StaffDashboard | null
    /** Loaded after the page. */
    recentSessions?: SessionSummary[]
  }
  'enquiries/index': { threads: Enquiry[]; page: number; pages: number; now: string }
  'enquiries/show': {
    thread: Enquiry
    /** Without internal notes; of the events only those that concern the client. */
    entries: ThreadEntry[]
    /** Its consultations, newest first. */
    bookings: EnquiryBooking[]
    /** The file field of the form; null if there is no place for files. */
    fileField: FileField | null
    status: string | null
    now: string
  }
  'rooms/index': { rooms: OwnRoom[] }
  'rooms/show': {
    room: OpenRoom
    /** True if the member can accept the terms with a passkey. */
    hasPasskeys: boolean
    status: string | null
  }
  'settings/profile': {
    mustVerifyEmail: true
    status: string | null
    /** The language of emails to the account. */
    mailLocale: Locale
    /** The languages to choose from. */
    locales: Locale[]
    /** The days for which enquiries and consultations stay after an account is deleted. */
    retention: { enquiryDays: number; consultationDays: number }
  }
  'settings/password': Record<never, never>
  'settings/appearance': Record<never, never>
  'settings/two-factor': {
    twoFactorEnabled: boolean
    requiresConfirmation: true
    setupPending: boolean
    /** True if this session may change two-factor without proving the second factor first. */
    confirmed: boolean
    /** True for staff without a second factor, whose status says that the desk needs one. */
    needsSecondFactor: boolean
    status: string | null
  }
  'settings/passkeys': {
    passkeys: PasskeySummary[]
    /** The name suggested for a new passkey: the current browser. */
    suggestedName: string
    /** True if the password and the second factor were confirmed, as each change requires. */
    confirmed: boolean
    status: string | null
  }
  'settings/sessions': { sessions: SessionSummary[] }
  'settings/alerts': {
    /** The slugs of the followed markets, and of one that a link asks to add. */
    markets: string[]
    /** The market that a link asks to add and that is not saved yet. */
    adding: MarketName | null
    frequency: AlertFrequency
    /** All markets that can be followed. */
    covered: (MarketName & { region: RegionSlug })[]
    /** The address of the account if nothing is sent to it, because emails came back. */
    suppressed: { email: string; since: string } | null
    status: string | null
  }
}
