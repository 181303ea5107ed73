import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import type { PasskeySummary, SessionSummary } from '#shared/account/settings/props.ts'
import type { EnquiryBooking } from '#shared/desk/bookings/props.ts'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { RegionSlug } from '#shared/knowledge/schemas.ts'

/** How somebody signed in. */
export type SignInMethod = 'password' | 'passkey'

/** The screens of the account: name → own props. */
export interface AccountPages {
  'alerts/unsubscribe': { token: string }
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
    /** True if the form also asks for a two-factor code. */
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
    /** The server's time when it rendered the page (ISO 8601, UTC). */
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
}
