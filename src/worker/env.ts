import type { Firm } from '#shared/knowledge/schemas.ts'
import { refusalMessages } from '#shared/refusal-messages.ts'
import { normaliseEmail } from '#shared/text.ts'
import { currentFirm, hasPeople, translatedFirm } from './knowledge/edition.ts'
import { isLoopback } from './loopback.ts'
import { createKeyring, type Keyring, parseKey } from './security/keyring.ts'
import { readAll } from './setting-readers.ts'
import { keyHint, settingRules } from './setting-rules.ts'

/** The names of all settings, as `.dev.vars.example` and `docs/deployment.md` list them. */
export const settingNames = [
  'APP_KEY',
  'APP_PREVIOUS_KEYS',
  'APP_URL',
  ...Object.keys(settingRules),
]

/** The checked settings of the Worker, with what the edition says where none is set. */
export interface Settings {
  /** The firm of the current edition. */
  firm: Firm
  /** The firm in the language of the request. */
  translatedFirm: () => Firm
  /** True while the current edition names people. */
  hasPeople: () => boolean
  /** `APP_NAME`, or the firm's name. */
  appName: string
  /** The public address: its origin only. */
  appUrl: URL
  /** True when APP_URL is https: cookies are then `Secure` and `__Host-`. */
  secure: boolean
  /** True when APP_URL's host is this machine. */
  loopback: boolean
  keyring: Keyring
  registrationEnabled: boolean
  passwordResetEnabled: boolean
  devMailbox: boolean
  /** Null while no relay is set. */
  smtp: SmtpSettings | null
  /** Cloudflare's mail service, if it is bound as `EMAIL`. */
  mailService: SendEmail | null
  /** Sender of all mails: `Name <address>` or an address. */
  mailFrom: string
  /** The address that receives contact messages. */
  mailTo: string
  /** Days to keep a thread after its newest message. */
  contactRetentionDays: number
  /** Days to keep a booking after its time. */
  bookingRetentionDays: number
  /** Consultations that may take place at the same time. */
  bookingSeats: number
  /** The URL of consultations; may hold `{reference}`. Empty if it is agreed each time. */
  meetingLink: string
  /** True if busy calendars of this machine may be read, for tests. */
  localCalendars: boolean
  /** The domain of reply addresses, by which answers reach the desk; null without one. */
  mailReplyDomain: string | null
  /** The normalised address of an account that is always an owner; null without one. */
  ownerEmail: string | null
  /** True if an author may not publish their own revision. */
  twoPersonRule: boolean
  /** The service that looks up breached passwords; null while it is off. */
  breachedPasswordsUrl: URL | null
  /** Bytes that all files and pictures together may have. */
  filesMaxBytes: number
  /** The service that scans files before anybody can download them; null without one. */
  fileScannerUrl: URL | null
  /** Encrypts the nightly backups; null for none. Not derived from APP_KEY. */
  backupKey: Uint8Array<ArrayBuffer> | null
  /** Of so many successful reads of visitors one is logged. */
  logOneIn: number
  /** True if views are counted. */
  statistics: boolean
  /** The contact for security problems, as a URI; null without one. */
  securityContact: string | null
  securityPolicyUrl: string | null
  /** True if browsers may insist on https for all subdomains too, and ship with that. */
  hstsPreload: boolean
}

/** Connection to the mail relay. */
export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the start, by STARTTLS (required), or none: loopback hosts only. */
  security: 'tls' | 'starttls' | 'none'
  credentials: { username: string; password: string } | null
}

/** Thrown for a required setting that is missing or invalid; the message says what to set. */
export class SettingError extends Error {}

const checked = new WeakMap<object, Settings>()

/**
 * Checks the environment once for each firm that an edition describes; throws SettingError when one of
 * them is missing or wrong.
 */
export function settingsOf(env: object): Settings {
  const firm = currentFirm()
  const cached = checked.get(env)
  if (cached?.firm === firm) return cached
  const settings = check(env as Variables, firm)
  checked.set(env, settings)
  return settings
}

type Variables = Record<string, string | undefined>

function check(env: Variables, firm: Firm): Settings {
  const keyring = createKeyring(ownKey(env), parsePreviousKeys(env.APP_PREVIOUS_KEYS ?? ''))
  const url = publicUrl(env)
  const values = valuesOf(env)
  const appName = values.APP_NAME ?? firm.name
  return {
    firm,
    translatedFirm,
    hasPeople,
    appName,
    appUrl: new URL(url.origin),
    secure: url.protocol === 'https:',
    loopback: isLoopback(url.hostname),
    keyring,
    registrationEnabled: values.REGISTRATION_ENABLED,
    passwordResetEnabled: values.PASSWORD_RESET_ENABLED,
    devMailbox: values.DEV_MAILBOX,
    smtp: smtpSettings(values),
    mailService: (env as { EMAIL?: SendEmail }).EMAIL ?? null,
    mailFrom: values.MAIL_FROM ?? `${appName} <${firm.email}>`,
    mailTo: values.MAIL_TO ?? firm.email,
    contactRetentionDays: values.CONTACT_RETENTION_DAYS,
    bookingRetentionDays: values.BOOKING_RETENTION_DAYS,
    bookingSeats: values.BOOKING_SEATS,
    meetingLink: values.MEETING_LINK,
    localCalendars: values.LOCAL_CALENDARS,
    mailReplyDomain: values.MAIL_REPLY_DOMAIN?.toLowerCase() ?? null,
    ownerEmail: values.OWNER_EMAIL ? normaliseEmail(values.OWNER_EMAIL) : null,
    twoPersonRule: values.TWO_PERSON_RULE,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS ? values.BREACHED_PASSWORDS_URL : null,
    filesMaxBytes: values.FILES_MAX_GB * 1_000_000_000,
    fileScannerUrl: values.FILE_SCANNER_URL,
    backupKey: values.BACKUP_KEY,
    logOneIn: values.LOG_ONE_IN,
    statistics: values.STATISTICS,
    securityContact: values.SECURITY_CONTACT ?? null,
    securityPolicyUrl: values.SECURITY_POLICY_URL ?? null,
    hstsPreload: values.HSTS_PRELOAD,
  }
}

function ownKey({ APP_KEY }: Variables): Uint8Array {
  const key = parseKey(APP_KEY)
  if (key) return key
  throw new SettingError(refusalMessages.refusals.setting('APP_KEY', keyHint))
}

function valuesOf(env: Variables) {
  return readAll(
    settingRules,
    env,
    (name, hint) => new SettingError(refusalMessages.refusals.setting(name, hint)),
  )
}

type Values = ReturnType<typeof valuesOf>

function publicUrl({ APP_URL = '' }: Variables): URL {
  const url = URL.parse(APP_URL)
  if (url && /^https?:$/.test(url.protocol)) return url
  const hint = 'set the public address, such as https://example.com.'
  throw new SettingError(refusalMessages.refusals.setting('APP_URL', hint))
}

/** Throws for a malformed key: accepting it would leave sealed values unreadable without notice. */
function parsePreviousKeys(list: string): Uint8Array[] {
  const keys = list.split(',').map((one) => one.trim())
  return keys.filter(Boolean).map((one) => {
    const key = parseKey(one)
    if (key) return key
    const hint = 'each is 32 bytes as base64, separated by commas.'
    throw new SettingError(refusalMessages.refusals.setting('APP_PREVIOUS_KEYS', hint))
  })
}

function smtpSettings(values: Values): SmtpSettings | null {
  const { SMTP_HOST: host, SMTP_USER: username, SMTP_PASSWORD: password } = values
  if (!host) return null
  const port = Number(values.SMTP_PORT ?? 465)
  const usual = port === 465 ? 'true' : isLoopback(host) ? 'false' : 'starttls'
  const secure = values.SMTP_SECURE ?? usual
  const security = secure === 'true' ? 'tls' : secure === 'false' ? 'none' : 'starttls'
  const credentials = username && password ? { username, password } : null
  return { host, port, security, credentials }
}
