import { and, eq, isNotNull } from 'drizzle-orm'
import type { Work } from '#worker/app-env.ts'
import { sendingCopies } from '#worker/db/schema.ts'
import { isBounceOf } from '#worker/mail/bounce-address.ts'
import { parseAddress } from '#worker/mail/headers.ts'
import { suppress } from '#worker/mail/suppressions.ts'
import { type DeliveryReport, deliveryReportOf, type ReportedRecipient } from './delivery-report.ts'
import { parseMail } from './read-mail.ts'

type Stores = Pick<Work, 'db' | 'settings'>

type BounceOutcome =
  | { outcome: 'bounced' | 'ignored' }
  | { outcome: 'refused'; reason: 'unknown' | 'too-large' | 'unreadable' }

/**
 * Suppresses the address that a mail system reports as undeliverable for good, if the bounce address is
 * the one of that address. Delays and reports about other addresses change nothing.
 */
export async function receiveBounce(
  stores: Stores,
  message: ForwardableEmailMessage,
): Promise<BounceOutcome> {
  const result = await parseMail(message)
  if (result.outcome !== 'parsed') return { outcome: 'refused', reason: result.outcome }
  const report = deliveryReportOf(result.mail)
  if (!report) return { outcome: 'refused', reason: 'unknown' }
  for (const recipient of report.recipients.filter(isFinal)) {
    const address = await findAddress(stores, message.to, { recipient, report })
    if (!address) continue
    await suppress(stores, address, { reason: 'bounced', code: recipient.status })
    await markCopy(stores, report)
    return { outcome: 'bounced' }
  }
  return { outcome: 'ignored' }
}

function isFinal({ action, status }: ReportedRecipient): boolean {
  return action === 'failed' && status.startsWith('5.')
}

interface Reported {
  recipient: ReportedRecipient
  report: DeliveryReport
}

/**
 * Returns the address of a report to which we sent the mail. A server that passes mail on reports the
 * address behind it; then the mail's own header names ours.
 */
async function findAddress(
  { settings }: Stores,
  bounceAddress: string,
  { recipient, report }: Reported,
): Promise<string | null> {
  const header = report.returned.to && parseAddress(report.returned.to)?.email
  for (const address of [...recipient.addresses, ...(header ? [header] : [])]) {
    if (await isBounceOf(settings, bounceAddress, address)) return address
  }
  return null
}

/** Marks the copy of a newsletter or alert that came back, by its Message-ID. */
async function markCopy({ db }: Stores, { returned }: DeliveryReport): Promise<void> {
  const [, id] = /^<([\da-f-]{32,36})@/.exec(returned.messageId ?? '') ?? []
  if (!id) return
  await db
    .update(sendingCopies)
    .set({ failure: 'bounced' })
    .where(and(eq(sendingCopies.id, id), isNotNull(sendingCopies.sentAt)))
}
