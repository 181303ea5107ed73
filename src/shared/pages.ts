import type { AccountPages } from './account/pages.ts'
import type { Preview } from './desk/documents/props.ts'
import type { DeskPages } from './desk/pages.ts'
import type { Role } from './desk/staff/roles.ts'
import type { FirmContact } from './knowledge/firm.ts'
import type { Locale } from './locales.ts'
import type { SitePages } from './site/pages.ts'

/** The signed-in person, as every page may know them: no hash, secret, code or token. */
export interface AuthUser {
  id: string
  name: string
  email: string
  avatar: string | null
  /** ISO 8601, UTC; null while the address is unverified. */
  email_verified_at: string | null
  /** The role at the desk; null for everybody else. */
  role: Role | null
  /** Present if they are a member of an open room. */
  hasRooms?: true
}

/** Field name → first message; with an error bag, bag name → such a map. */
export type ErrorMap = Record<string, string | Record<string, string>>

/** Codes of the statuses that code has to distinguish. */
export type StatusCode = 'newsletter-asked' | 'alerts-ended' | 'account-deleted'

/** Props that every page receives. */
export interface SharedProps {
  locale: Locale
  errors: ErrorMap
  name: string
  firm: FirmContact
  csrfToken: string
  /** The key of the forms of this page (UUID): the same form with the same key is done once. */
  formKey: string
  sidebarOpen: boolean
  auth: { user: AuthUser | null }
  /** The status's code; absent for most statuses. */
  statusCode?: StatusCode
  /**
   * The input of a form that was refused without a script or interrupted by the password prompt;
   * absent otherwise.
   */
  values?: Record<string, string>
  /** The texts of the page that are in English, on a page in another language that has some. */
  english?: string[]
  /** Present only on a preview of an unpublished page. */
  preview?: Preview
}

/** Screen name → own props: the only list of screens. */
export interface Pages extends SitePages, AccountPages, DeskPages {
  error: {
    status: number
    title: string
    message: string
    action: { label: string; href: string } | null
    /** Pages that may have been meant; absent without any. */
    nearest?: { label: string; href: string }[]
  }
}

/** The name of a screen: its file below `src/client/pages`. */
export type ScreenName = keyof Pages

/** Values delivered once, which the client stores nowhere, not even in its encrypted history. */
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

/** A title for each page, without the product's name; empty where the name alone is the title. */
export type Titles<Pages> = {
  [Name in keyof Pages]: string | ((props: Pages[Name]) => string)
}
