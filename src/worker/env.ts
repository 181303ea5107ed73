import { isMeetingLink } from '#shared/desk/bookings/meeting-link.ts'
import type { Firm } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { normaliseEmail } from '#shared/text.ts'
import { currentFirm } from './knowledge/edition.ts'
import { parseAddress } from './mail/headers.ts'
import { createKeyring, type Keyring, parseKey } from './security/keyring.ts'
import { converted, optional, optionalThat, readAll } from './setting-readers.ts'

const on = (fallback: boolean) =>
  converted(
    optionalThat(
      (value) => value === 'true' || value === 'false',
      'set true or false, or leave it empty.',
    ),
    (value) => (value ? value === 'true' : fallback),
  )

const portNumber = optionalThat(
  (value) => /^\d+$/.test(value) && Number(value) > 0 && Number(value) < 65_536,
  'set a port number, such as 465 or 587.',
)

const smtpSecurity = optionalThat(
  (value) => ['true', 'starttls', 'false'].includes(value),
  'set true, starttls or false, or leave it empty.',
)

const sender = optionalThat(
  (value) => parseAddress(value) !== null,
  'set an address, such as hello@example.com or Name <hello@example.com>.',
)

const recipient = optionalThat(
  (value) => parseAddress(value) !== null && !value.includes('<'),
  'set an address, such as hello@example.com.',
)

// It deletes rows: a misread value must not delete too many.
const retention = (days: number) =>
  converted(
    optionalThat((value) => /^[1-9]\d{0,4}$/.test(value), `set a number of days, such as ${days}.`),
    (value) => Number(value ?? days),
  )

const seats = converted(
  optionalThat((value) => /^[1-9]\d?$/.test(value), 'set a number from 1 to 99.'),
  (value) => Number(value ?? 1),
)

const logShare = converted(
  optionalThat((value) => /^[1-9]\d{0,4}$/.test(value), 'set a number from 1 to 99999.'),
  (value) => Number(value ?? 1),
)

const filesMaxGigabytes = converted(
  optionalThat((value) => /^[1-9]\d{0,4}$/.test(value), 'set a number of gigabytes, such as 10.'),
  (value) => Number(value ?? 10),
)

const scannerUrl = converted(
  optionalThat(isServiceUrl, 'set an https address without a query.'),
  (value) => (value ? new URL(value) : null),
)

const meetingLink = converted(
  optionalThat(isMeetingLink, 'set an https address; it may hold {reference}.'),
  (value) => value ?? '',
)

const mailDomain = optionalThat(
  (value) => /^(?=.{1,190}$)[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
  'set a domain of yours that takes mail, such as reply.example.com.',
)

const rangeService = converted(
  optionalThat(
    isServiceUrl,
    'set an https address without a query, such as https://api.pwnedpasswords.com.',
  ),
  (value) => new URL(value ?? 'https://api.pwnedpasswords.com'),
)

const backupKey = converted(
  optionalThat(
    (value) => parseKey(value) !== null,
    'set 32 random bytes as base64 (openssl rand -base64 32).',
  ),
  (value) => parseKey(value),
)

const securityContact = optionalThat(
  (value) => /^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+[\d-]+)$/.test(value),
  'set mailto:, tel: or an https address, such as mailto:security@example.com.',
)

const policyUrl = optionalThat(
  (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  'set the https address of a page.',
)

const readers = {
  APP_NAME: optional,
  REGISTRATION_ENABLED: on(true),
  PASSWORD_RESET_ENABLED: on(true),
  DEV_MAILBOX: on(false),
  SMTP_HOST: optional,
  SMTP_PORT: portNumber,
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  SMTP_SECURE: smtpSecurity,
  MAIL_FROM: sender,
  MAIL_TO: recipient,
  CONTACT_RETENTION_DAYS: retention(730),
  BOOKING_RETENTION_DAYS: retention(365),
  BOOKING_SEATS: seats,
  MEETING_LINK: meetingLink,
  LOCAL_CALENDARS: on(false),
  MAIL_REPLY_DOMAIN: mailDomain,
  OWNER_EMAIL: recipient,
  TWO_PERSON_RULE: on(false),
  BREACHED_PASSWORDS: on(false),
  BREACHED_PASSWORDS_URL: rangeService,
  FILES_MAX_GB: filesMaxGigabytes,
  FILE_SCANNER_URL: scannerUrl,
  BACKUP_KEY: backupKey,
  LOG_ONE_IN: logShare,
  STATISTICS: on(true),
  SECURITY_CONTACT: securityContact,
  SECURITY_POLICY_URL: policyUrl,
}

/** The names of all settings, as `.dev.vars.example` and the README list them. */
export const settingNames = ['APP_KEY', 'APP_PREVIOUS_KEYS', 'APP_URL', ...Object.keys(readers)]

/** The checked settings of the Worker, with what the edition says where none is set. */
export interface Settings {
  /** The firm of the current edition. */
  firm: Firm
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
  /** Whom to tell of a security problem, as a URI; null without one. */
  securityContact: string | null
  securityPolicyUrl: string | null
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

/** True for a host name of this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** True for the address of a service: https, or http of this machine. */
function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isPrivate && !username && !password && !search && !hash
}

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
  }
}

function ownKey({ APP_KEY }: Variables): Uint8Array {
  const key = parseKey(APP_KEY)
  if (key) return key
  const hint = 'set 32 random bytes as base64 (openssl rand -base64 32).'
  throw new SettingError(messages.refusals.setting('APP_KEY', hint))
}

function valuesOf(env: Variables) {
  return readAll(
    readers,
    env,
    (name, hint) => new SettingError(messages.refusals.setting(name, hint)),
  )
}

type Values = ReturnType<typeof valuesOf>

function publicUrl({ APP_URL = '' }: Variables): URL {
  const url = URL.parse(APP_URL)
  if (url && /^https?:$/.test(url.protocol)) return url
  const hint = 'set the public address, such as https://example.com.'
  throw new SettingError(messages.refusals.setting('APP_URL', hint))
}

/** Throws for a malformed key: accepting it would leave sealed values unreadable without notice. */
function parsePreviousKeys(list: string): Uint8Array[] {
  const keys = list.split(',').map((one) => one.trim())
  return keys.filter(Boolean).map((one) => {
    const key = parseKey(one)
    if (key) return key
    const hint = 'each is 32 bytes as base64, separated by commas.'
    throw new SettingError(messages.refusals.setting('APP_PREVIOUS_KEYS', hint))
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
