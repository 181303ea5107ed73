import { delivery } from '#shared/constants.ts'

const hours = delivery.givenUpAfterSeconds / 3600

/** Returns in words why an email was given up, from the code or word in its row. */
export function reasonText(reason: string): string {
  if (/^5\d\d$/.test(reason)) return `Refused for good by the mail server (${reason})`
  if (reason.startsWith('E_')) return `Refused by the mail service (${reason})`
  return reasons[reason] ?? `Not accepted within ${hours} hours (${reason})`
}

const reasons: Record<string, string> = {
  address: 'The address is not valid',
  suppressed: 'Not tried: emails to this address come back, and one a day is tried',
  restored: 'Given up after the database was restored',
  'sealed by an unknown key': 'Encrypted by a key that is not set any more',
}
