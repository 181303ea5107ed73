import type { ContactService } from './content/services.ts'
import type { Product } from './knowledge/schemas.ts'

type Until<Text extends string, End extends string> = Text extends `${infer Head}${End}${string}`
  ? Head
  : Text

/** The names of the `:parameters` in a path pattern; a name ends at `/` or `.`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Until<Until<Rest, '/'>, '.'> | ParamName<Rest>
  : never

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: Record<ParamName<Path>, string>]

/** A path whose last parameter bears a file's ending, as the router needs it: within the parameter. */
type Pattern<Path extends string> = Path extends `${infer Head}:${infer Name}.${infer Ending}`
  ? `${Head}:${Name}{[^/]+\\.${Ending}}`
  : Path

/** One URL of the product: its path for the router, its href for links, mails and tests. */
interface Route<Path extends string = string> {
  path: Path
  /** What the router matches; a parameter with a file's ending comes with it. */
  pattern: Pattern<Path>
  /** Whether a GET of it is a page that a person can be sent back to. */
  isPage: boolean
  /** Whether a signed-in person may be sent on to it after signing in. */
  canBeIntended: boolean
  /** Whether what it is sent is answered with JSON, whatever the caller accepts. */
  answersJson?: boolean
  /** Whether the token in its URL is the authority of a POST, which then brings no CSRF token. */
  provenByUrl?: boolean
  /**
   * Whether what a signed-in person sends it counts apart from all else that they send: because it
   * has a limit of its own, or is never refused.
   */
  countsApart?: boolean
  /** Whether what it is sent may be as long as a letter. */
  takesLongText?: boolean
  href: (...params: Params<Path>) => string
}

type Kind = Pick<Route, 'isPage' | 'canBeIntended'>
type Flags = Pick<Route, 'answersJson' | 'provenByUrl' | 'countsApart' | 'takesLongText'>

function define<Path extends string>(path: Path, kind: Kind & Flags): Route<Path> {
  return {
    path,
    pattern: path.replace(/:(\w+)(\.\w+)$/, ':$1{[^/]+\\$2}') as Pattern<Path>,
    ...kind,
    href: (...[params]) =>
      path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((params as Record<string, string>)[name] ?? ''),
      ),
  }
}

const page = <Path extends string>(path: Path, flags: Flags = {}) =>
  define(path, { isPage: true, canBeIntended: true, ...flags })
const guestPage = <Path extends string>(path: Path) =>
  define(path, { isPage: true, canBeIntended: false })
const link = <Path extends string>(path: Path) =>
  define(path, { isPage: false, canBeIntended: true })
const endpoint = <Path extends string>(path: Path, flags: Flags = {}) =>
  define(path, { isPage: false, canBeIntended: false, ...flags })

/** A flood of it is not looked up; refused is nobody. */
const unsubscribing = { provenByUrl: true, countsApart: true } as const

/** Every URL of the product, once. */
export const routes = {
  home: page('/'),
  aboutUs: page('/about-us'),
  services: page('/services'),
  markets: page('/markets'),
  compareMarkets: page('/markets/compare'),
  market: page('/markets/:slug'),
  rules: page('/rules'),
  rule: page('/rules/:slug'),
  search: page('/search'),
  openData: page('/data'),
  privacy: page('/privacy'),
  terms: page('/terms'),
  insights: page('/insights'),
  note: page('/insights/:slug'),
  letters: page('/letters'),
  letter: page('/letters/:slug'),
  contact: page('/contact'),
  sendContactForm: endpoint('/send-contact-form', { answersJson: true }),
  login: guestPage('/login'),
  // It ends the session by which it is sent.
  logout: endpoint('/logout', { countsApart: true }),
  register: guestPage('/register'),
  forgotPassword: guestPage('/forgot-password'),
  resetPassword: guestPage('/reset-password/:token'),
  replacePassword: endpoint('/reset-password'),
  twoFactorChallenge: guestPage('/two-factor-challenge'),
  passkeySignInOptions: endpoint('/passkeys/options'),
  passkeySignIn: endpoint('/passkeys/sign-in'),
  passkeyEndpoints: endpoint('/.well-known/passkey-endpoints'),
  verifyNotice: page('/email/verify'),
  verifyEmail: link('/email/verify/:id/:hash'),
  undoEmail: page('/email/undo/:token'),
  resendVerification: endpoint('/email/verification-notification'),
  confirmPassword: page('/user/confirm-password'),
  confirmedPasswordStatus: endpoint('/user/confirmed-password-status'),
  dashboard: page('/dashboard'),
  enquiries: page('/enquiries'),
  enquiry: page('/enquiries/:id'),
  enquiryMessages: endpoint('/enquiries/:id/messages', { takesLongText: true }),
  book: page('/book'),
  booking: page('/book/:token'),
  bookingCalendar: endpoint('/book/:token.ics'),
  confirmBooking: page('/book/:token/confirm'),
  moveBooking: endpoint('/book/:token/move'),
  cancelBooking: endpoint('/book/:token/cancel'),
  desk: link('/desk'),
  deskInbox: page('/desk/inbox'),
  deskThread: page('/desk/inbox/:id'),
  deskReplies: endpoint('/desk/inbox/:id/replies', { takesLongText: true }),
  deskNotes: endpoint('/desk/inbox/:id/notes', { takesLongText: true }),
  deskInboxFile: endpoint('/desk/inbox.csv'),
  acceptHeldMail: endpoint('/desk/held/:id/accept'),
  discardHeldMail: endpoint('/desk/held/:id/discard'),
  deskDocuments: page('/desk/documents', { takesLongText: true }),
  newDocument: page('/desk/documents/new'),
  deskDocument: page('/desk/documents/:id'),
  documentRevisions: endpoint('/desk/documents/:id/revisions', { takesLongText: true }),
  documentPublications: endpoint('/desk/documents/:id/publications'),
  documentWithdrawals: endpoint('/desk/documents/:id/withdrawals'),
  documentPreview: page('/desk/documents/:id/preview'),
  documentPreviews: endpoint('/desk/documents/:id/previews'),
  sharedPreview: endpoint('/desk/documents/:id/previews/:preview'),
  draftPreview: endpoint('/desk/drafts/preview', { takesLongText: true, countsApart: true }),
  preview: page('/preview/:token'),
  deskLetter: page('/desk/letters/:id'),
  letterTests: endpoint('/desk/letters/:id/tests'),
  letterSendings: endpoint('/desk/letters/:id/sendings'),
  stopLetter: endpoint('/desk/letters/:id/stop'),
  continueLetter: endpoint('/desk/letters/:id/go'),
  deskCalendar: page('/desk/calendar'),
  deskBooking: endpoint('/desk/bookings/:id'),
  cancelBookings: endpoint('/desk/bookings/bulk'),
  deskClosures: endpoint('/desk/closures'),
  deskClosure: endpoint('/desk/closures/:id'),
  deskPeople: page('/desk/people'),
  deskPerson: endpoint('/desk/people/:id'),
  deskInvitation: endpoint('/desk/invitations/:email'),
  joinDesk: page('/desk/join/:token'),
  deskMails: page('/desk/mails'),
  mailRetries: endpoint('/desk/mails/:id/retries'),
  deskLog: page('/desk/log'),
  settings: link('/settings'),
  profile: page('/settings/profile'),
  password: page('/settings/password'),
  appearance: page('/settings/appearance'),
  twoFactor: page('/settings/two-factor'),
  sessions: page('/settings/sessions'),
  session: endpoint('/settings/sessions/:id'),
  alerts: page('/settings/alerts'),
  watchedMarket: endpoint('/settings/alerts/:market'),
  exportData: endpoint('/settings/export.json'),
  passkeys: page('/settings/passkeys'),
  addPasskey: endpoint('/user/passkeys'),
  addPasskeyOptions: endpoint('/user/passkeys/options'),
  confirmPasskeyOptions: endpoint('/user/passkeys/confirm-options'),
  automaticPasskey: endpoint('/user/passkeys/automatic'),
  automaticPasskeyOptions: endpoint('/user/passkeys/automatic-options'),
  passkeySignals: endpoint('/user/passkeys/signals'),
  passkey: endpoint('/user/passkeys/:id'),
  enableTwoFactor: endpoint('/user/two-factor-authentication'),
  confirmTwoFactor: endpoint('/user/confirmed-two-factor-authentication'),
  twoFactorQrCode: endpoint('/user/two-factor-qr-code'),
  twoFactorSecretKey: endpoint('/user/two-factor-secret-key'),
  twoFactorRecoveryCodes: endpoint('/user/two-factor-recovery-codes'),
  newsletter: endpoint('/newsletter'),
  newsletterConfirm: page('/newsletter/confirm/:token'),
  // Mail programs post it by themselves (RFC 8058).
  newsletterUnsubscribe: page('/newsletter/unsubscribe/:token', unsubscribing),
  alertsUnsubscribe: page('/alerts/unsubscribe/:token', unsubscribing),
  health: endpoint('/up'),
  cspReports: endpoint('/csp-reports'),
  sitemap: endpoint('/sitemap.xml'),
  robots: endpoint('/robots.txt'),
  manifest: endpoint('/site.webmanifest'),
  speculationRules: endpoint('/speculation-rules.json'),
  report: endpoint('/reports/:slug.pdf'),
  dataFile: endpoint('/data/:file'),
  marketData: endpoint('/data/markets/:slug.json'),
  notesFeed: endpoint('/insights.atom'),
  rulesFeed: endpoint('/rules.atom'),
  marketRulesFeed: endpoint('/rules/:market.atom'),
  rulesCalendar: endpoint('/rules.ics'),
  devMailbox: endpoint('/dev/mail'),
  devMail: endpoint('/dev/mail/:id'),
}

/**
 * The address of the contact form with a service already chosen in it; for a question about a market
 * or a product, these too, by their slugs.
 */
export function contactPath(
  service: ContactService,
  about: { market?: string; product?: Product } = {},
): string {
  const query = Object.entries({ service, ...about }).map((pair) => pair.join('='))
  return `${routes.contact.href()}?${query.join('&')}`
}

/** The pages of the top navigation, in its order. */
export const publicPages = [
  { name: 'home', label: 'Home', href: routes.home.href(), component: 'marketing/home' },
  {
    name: 'about-us',
    label: 'About Us',
    href: routes.aboutUs.href(),
    component: 'marketing/about-us',
  },
  {
    name: 'services',
    label: 'Services',
    href: routes.services.href(),
    component: 'marketing/services',
  },
  {
    name: 'markets',
    label: 'Markets',
    href: routes.markets.href(),
    component: 'marketing/markets',
  },
  {
    name: 'insights',
    label: 'Insights',
    href: routes.insights.href(),
    component: 'marketing/insights',
  },
  {
    name: 'contact',
    label: 'Contact',
    href: routes.contact.href(),
    component: 'marketing/contact',
  },
] as const

/** The slug of a public page, as its descriptions and its share image are named. */
export type PublicPageName = (typeof publicPages)[number]['name']

/** Whether a path is that of a page, so that "back" may lead there. */
export const isPagePath = pathsOf('isPage')

/** Whether a path may be where a person is sent on to after signing in. */
export const canBeIntended = pathsOf('canBeIntended')

/** Whether what is sent to a path is answered with JSON, whatever the caller accepts. */
export const answersJson = pathsOf('answersJson')

/** Whether the token in a path is the authority of a POST to it. */
export const provenByUrl = pathsOf('provenByUrl')

/** Whether what a signed-in person sends to a path counts apart from all else that they send. */
export const countsApart = pathsOf('countsApart')

/** Whether what is sent to a path may be as long as a letter. */
export const takesLongText = pathsOf('takesLongText')

/** The pattern of the first route that a path fits, as the log names paths; null for none. */
export function patternOf(pathname: string): string | null {
  const found = Object.values<Route>(routes).find((route) => fitting(route).test(pathname))
  return found?.path ?? null
}

function pathsOf(property: 'isPage' | 'canBeIntended' | keyof Flags) {
  const patterns = Object.values<Route>(routes)
    .filter((route) => route[property])
    .map(fitting)
  return (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname))
}

function fitting({ path }: Route): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
