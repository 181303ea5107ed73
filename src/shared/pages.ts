import type { ContactReceipt } from './contact/receipt.ts'
import type { ContactField } from './contact/rules.ts'
import type { Category } from './content/insights.ts'
import type { ContactService } from './content/services.ts'

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

/** Screen name → own props: the only list of screens. */
export interface Pages {
  'marketing/home': Record<never, never>
  'marketing/about-us': Record<never, never>
  'marketing/services': Record<never, never>
  'marketing/markets': Record<never, never>
  'marketing/insights': { category: Category; status: string | null }
  'marketing/contact': {
    status: string | null
    /** What was typed into a form that was sent without a script, after its refusal. */
    values: Partial<Record<ContactField, string>>
    /** What the link here was about; there only with one. */
    service?: ContactService
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
