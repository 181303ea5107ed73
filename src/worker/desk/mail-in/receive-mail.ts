import { eq } from 'drizzle-orm'
import { hourlyCap, type Window } from '#shared/constants.ts'
import { mailIn } from '#shared/desk/constants.ts'
import type { messages } from '#shared/messages.ts'
import { normaliseEmail } from '#shared/text.ts'
import type { Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { countUp } from '#worker/db/counters.ts'
import { threads } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { canAddMessage, insertMessage } from '#worker/desk/inbox/add-message.ts'
import { findMergedInto } from '#worker/desk/inbox/merge-threads.ts'
import { threadIdOf } from '#worker/desk/inbox/reply-address.ts'
import type { Attachments } from '#worker/files/attach.ts'
import { isBounceAddress } from '#worker/mail/bounce-address.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { type AttachmentInbox, createAttachmentInbox } from './attachment-inbox.ts'
import { holdMail, type MailWithFiles } from './hold-mail.ts'
import { isAutomatic } from './is-automatic.ts'
import { newMessageMail } from './mails.ts'
import { type IncomingMail, readMail, type SenderHeaders } from './read-mail.ts'
import { receiveBounce } from './receive-bounce.ts'
import { isProven, onlyAddressOf, receivingServer } from './sender.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'mails' | 'bucket'>
type Thread = typeof threads.$inferSelect
type Reason = keyof typeof messages.mailIn

/** The outcome for a mail; `known` means that it came before. */
export type ReceiveOutcome =
  | { outcome: 'added' | 'held' | 'known' | 'bounced' | 'ignored' }
  | { outcome: 'refused'; reason: Reason }

const refusal = (reason: Reason): ReceiveOutcome => ({ outcome: 'refused', reason })

/**
 * Adds a mail to its thread if it verifiably comes from the thread's person; otherwise holds it for
 * staff. Rejects only if a store fails: the sender's server then tries again.
 */
export async function receiveMail(
  stores: Stores,
  message: ForwardableEmailMessage,
): Promise<ReceiveOutcome> {
  const { db, settings } = stores
  if (message.rawSize > mailIn.maxRawBytes) return refusal('too-large')
  if (isBounceAddress(settings, message.to)) {
    // Before it is read: reading a report costs more than refusing it.
    const isTaken = !(await isFull(stores, reportLimits(message.to)))
    return isTaken ? receiveBounce(stores, message) : refusal('full')
  }
  const threadId = await threadIdOf(settings, message.to)
  if (!threadId) return refusal('unknown')
  if (isAutomatic(settings, message)) return refusal('automatic')
  const thread = await findCurrentThread(db, threadId)
  if (!thread) return refusal('unknown')
  const inbox = createAttachmentInbox(stores, thread.id)
  const outcome = await receiveInto(stores, message, { thread, inbox })
  await inbox.end(outcome.outcome === 'added' || outcome.outcome === 'held')
  return outcome
}

interface Destination {
  thread: Thread
  inbox: AttachmentInbox
}

async function receiveInto(
  stores: Stores,
  message: ForwardableEmailMessage,
  { thread, inbox }: Destination,
): Promise<ReceiveOutcome> {
  const { id: threadId } = thread
  const { from: envelopeFrom } = message
  const isPerson = (headers: SenderHeaders) =>
    isFromPerson(stores, { thread, headers, envelopeFrom })
  const read = await readMail(message, {
    inbox,
    // Counted separately, so that strangers cannot use up the limit of the thread's person.
    accepts: async (headers) =>
      !(await isFull(stores, mailLimits(isPerson(headers) ? 'person' : 'others', threadId))),
  })
  if (read.outcome !== 'read') return refusal(read.outcome)
  const { mail } = read
  const isFromWriter = isPerson(mail)
  const attachments = inbox.attachments()
  const outcome = await storeMail(stores, { thread, mail, attachments, isFromWriter })
  if (outcome.outcome !== 'notFound') return outcome
  // It may have been merged in between.
  const mergedInto = await findCurrentThread(stores.db, threadId)
  if (!mergedInto || mergedInto.id === thread.id) return refusal('unknown')
  const merged = { thread: mergedInto, mail, attachments, isFromWriter: false }
  const retry = await storeMail(stores, merged)
  return retry.outcome === 'notFound' ? refusal('unknown') : retry
}

/** Returns a thread, or the one that it was merged into. */
async function findCurrentThread(db: Database, id: string): Promise<Thread | null> {
  const find = (threadId: string) => db.select().from(threads).where(eq(threads.id, threadId)).get()
  const thread = await find(id)
  if (thread) return thread
  const mergedInto = await findMergedInto(db, id)
  return mergedInto ? ((await find(mergedInto)) ?? null) : null
}

interface ReadMail {
  thread: Thread
  mail: IncomingMail
  attachments: Attachments
  isFromWriter: boolean
}

async function storeMail(
  stores: Stores,
  { thread, mail, attachments, isFromWriter }: ReadMail,
): Promise<ReceiveOutcome | { outcome: 'notFound' }> {
  if (isFromWriter) return addMail(stores, thread, { ...mail, attachments })
  const { outcome } = await holdMail(stores, thread, { ...mail, attachments })
  return outcome === 'full' ? refusal('full') : { outcome }
}

type Sender = 'person' | 'others'

interface Limit {
  key: string
  window: Window
}

/** The limits of a sender's emails: to one thread, and to all. */
function mailLimits(sender: Sender, threadId: string): Limit[] {
  return [
    { key: `hour:mail-in:${sender}:${threadId}`, window: mailIn.perThread },
    { key: `hour:mail-in:${sender}`, window: hourlyCap },
  ]
}

/**
 * The limits of delivery reports: to all bounce addresses, and to one. Anybody can invent such an
 * address, so the limit of all comes first: past it no counter is added for another one.
 */
function reportLimits(bounceAddress: string): Limit[] {
  return [
    { key: 'hour:mail-in:reports', window: hourlyCap },
    { key: `hour:mail-in:reports:${bounceAddress.toLowerCase()}`, window: mailIn.perBounceAddress },
  ]
}

async function isFull({ db }: Stores, limits: readonly Limit[]): Promise<boolean> {
  for (const { key, window } of limits) {
    if ((await countUp(db, key, window)) > window.hits) return true
  }
  return false
}

interface SenderCheck {
  thread: Thread
  headers: SenderHeaders
  envelopeFrom: string
}

function isFromPerson(
  { settings }: Stores,
  { thread, headers, envelopeFrom }: SenderCheck,
): boolean {
  const address = onlyAddressOf(headers.from)
  // The Authentication-Results header repeats it, where delimiters could forge a result.
  const isPlainAddress = !/[\s()<>;"\\]/.test(envelopeFrom)
  if (!isPlainAddress || address === null || address !== normaliseEmail(thread.email)) return false
  // A local Worker has no receiving server in front of it, so any server name is accepted.
  const server = settings.loopback ? null : receivingServer
  return isProven(headers.authenticationResults, address, server)
}

async function addMail(
  stores: Stores,
  thread: Thread,
  mail: MailWithFiles,
): Promise<{ outcome: 'added' | 'known' | 'notFound' }> {
  const { db, settings } = stores
  const id = crypto.randomUUID()
  const { body, messageId, attachments } = mail
  const notification = await outboxRow(stores, newMessageMail(settings, thread, mail), {
    about: thread.id,
  })
  const entry = { id, threadId: thread.id, body, messageId, createdAt: new Date() }
  const message = { ...entry, attachments }
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: canAddMessage(db, message),
      steps: { message: insertMessage(db, message), mail: insertMail(db, notification) },
    },
  )
  return { outcome: outcome === 'changed' ? 'added' : outcome }
}
