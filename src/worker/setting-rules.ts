import { isMeetingLink } from '#shared/desk/bookings/meeting-link.ts'
import { isLoopback } from './loopback.ts'
import { parseAddress } from './mail/headers.ts'
import { parseKey } from './security/keyring.ts'
import { converted, optional, optionalThat, wholeNumber } from './setting-readers.ts'

export const keyHint = 'set 32 random bytes as base64 (openssl rand -base64 32).'

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
const retention = (days: number) => wholeNumber(5, days, `set a number of days, such as ${days}.`)

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
  optionalThat((value) => parseKey(value) !== null, keyHint),
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

/** The check and the reader of each setting's value; the hints say what to set instead. */
export const settingRules = {
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
  BOOKING_SEATS: wholeNumber(2, 1, 'set a number from 1 to 99.'),
  MEETING_LINK: meetingLink,
  LOCAL_CALENDARS: on(false),
  MAIL_REPLY_DOMAIN: mailDomain,
  OWNER_EMAIL: recipient,
  TWO_PERSON_RULE: on(false),
  BREACHED_PASSWORDS: on(false),
  BREACHED_PASSWORDS_URL: rangeService,
  FILES_MAX_GB: wholeNumber(5, 10, 'set a number of gigabytes, such as 10.'),
  FILE_SCANNER_URL: scannerUrl,
  BACKUP_KEY: backupKey,
  LOG_ONE_IN: wholeNumber(5, 1, 'set a number from 1 to 99999.'),
  STATISTICS: on(true),
  SECURITY_CONTACT: securityContact,
  SECURITY_POLICY_URL: policyUrl,
  HSTS_PRELOAD: on(false),
}

/** True for the address of a service: https, or http of this machine. */
function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isPrivate && !username && !password && !search && !hash
}
