import { hourlyCap } from '#shared/constants.ts'
import { currentLocale } from '#shared/current-locale.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { originalLocale } from '#shared/locales.ts'
import { type ContactReceipt, receiptOf } from '#shared/site/contact/receipt.ts'
import type { ContactMessage } from '#shared/site/contact/schema.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import { dueText } from '#shared/time-text.ts'
import type { Work } from '#worker/app-env.ts'
import { AlreadyDone } from '#worker/db/already-done.ts'
import { changeIf } from '#worker/db/change.ts'
import { countUp } from '#worker/db/counters.ts'
import { messageCounter, openThread } from '#worker/desk/inbox/add-message.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { type Attachments, canAttach, noAttachments } from '#worker/files/attach.ts'
import { fileRows } from '#worker/files/mail-rows.ts'
import { answeringOffice, officeCity, officeZone } from '#worker/knowledge/office.ts'
import { inLocale } from '#worker/locale.ts'
import { describeError, log } from '#worker/log.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { composeMail, utcMinute } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import * as words from './mail-words.ts'

type StoreResult =
  | { outcome: 'stored'; receipt: ContactReceipt }
  | { outcome: 'full' | 'failed' | 'filesGone' }

interface IncomingMessage {
  id: string
  message: ContactMessage
  attachments: Attachments
  receipt: ContactReceipt
  at: Date
}

/**
 * Stores a message, its mail to the firm and the sender's receipt in one batch. Returns `full` when
 * all senders together have used up the hour's limit; the receipt is left out for an address that
 * has reached its mail allowance.
 */
export async function storeContactMessage(
  work: Work,
  message: ContactMessage,
  attachments: Attachments = noAttachments,
): Promise<StoreResult> {
  const { db, settings } = work
  const { firstName, lastName, email, company, service, market, product } = message
  const createdAt = new Date()
  const id = crypto.randomUUID()
  const receipt = receiptOf(answeringOffice(), id, createdAt)
  const incoming = { id, message, attachments, receipt, at: createdAt }
  const toFirm = inLocale(originalLocale, () => contactMail(settings, incoming))
  const mail = await outboxRow(work, toFirm, { about: id })
  const replyTo = await replyAddressOf(settings, id)
  const receiptRow = await outboxRow(work, receiptMail(settings, incoming, replyTo), { about: id })
  const recipient = { to: email, kind: 'receipt', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(work, recipient)
  try {
    if ((await countUp(db, messageCounter, hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
    const { outcome } = await changeIf(work, {
      preconditions: { filesGone: canAttach(db, attachments) },
      steps: {
        thread: openThread(db, {
          id,
          name: `${firstName} ${lastName}`,
          email,
          company,
          service,
          market: market?.slug ?? null,
          product: product ?? null,
          message: message.message,
          mailId: receiptRow.id,
          attachments,
          locale: currentLocale(),
          createdAt,
        }),
        mail: insertMail(db, mail),
        receipt: allowance.insert(receiptRow),
      },
    })
    return outcome === 'changed' ? { outcome: 'stored', receipt } : { outcome }
  } catch (error) {
    if (error instanceof AlreadyDone) throw error
    log('contact-message-not-stored', { error: describeError(error) })
    return { outcome: 'failed' }
  }
}

/** Returns the mail to the firm; its Reply-To is the sender. */
function contactMail(
  settings: Settings,
  { id, message, attachments, receipt, at }: IncomingMessage,
): Mail {
  const name = `${message.firstName} ${message.lastName}`
  return composeMail(settings, {
    to: settings.mailTo,
    replyTo: message.email,
    subject: `New contact message from ${name}`,
    reason: 'the messages of the contact form are sent here',
    blocks: [
      {
        rows: [
          ['Name', name],
          ['Email', message.email],
          ['Company', message.company || '–'],
          ['Service', message.service],
          ...subjectRows(message),
          ['Sent', utcMinute(at)],
          ['Reference', receipt.reference],
          ['Message', message.message],
          ...fileRows(attachments),
        ],
      },
      { link: 'Open it at the desk', href: threadLink(settings, id) },
    ],
  })
}

/** Returns a row each for the market and the product that the message is about. */
function subjectRows({ market, product }: ContactSubject): [name: string, value: string][] {
  return [
    ...(market ? [[words.market, market.name] satisfies [string, string]] : []),
    ...(product ? [[words.product, productLabels[product]] satisfies [string, string]] : []),
  ]
}

/** Returns the receipt for the sender, with the message and the time by which we answer. */
function receiptMail(
  settings: Settings,
  { message, receipt }: IncomingMessage,
  replyTo: string,
): Mail {
  const due = dueText(officeZone(), new Date(receipt.dueAt))
  const rows = subjectRows(message)
  return composeMail(settings, {
    to: message.email,
    replyTo,
    subject: words.received,
    reason: words.receiptReason,
    blocks: [
      { paragraph: words.thanks(settings.appName) },
      { paragraph: words.replyDue(due, officeCity(), receipt.reference) },
      { paragraph: words.youWrote },
      ...(rows.length > 0 ? [{ rows }] : []),
      { quote: maskAddresses(message.message) },
      { paragraph: words.notYou },
    ],
  })
}

// Anyone can enter a stranger's address as the sender, so a receipt must not carry links to other
// sites. The text is matched word by word, so that one very long word costs no more than many.
// Domain names can be in any script, and browsers accept several characters as a dot (RFC 3490
// §3.1, NFKC) and ignore invisible ones.
const addressLike =
  /[@＠﹫]|:\/\/|www\.|[\p{L}\p{M}\p{N}]\p{Cf}*[.․﹒．。｡]\p{Cf}*\p{L}[\p{L}\p{M}\p{Cf}]/iu

function maskAddresses(text: string): string {
  return text.replace(/[^\s()]+/g, (word) => (addressLike.test(word) ? words.addressLeftOut : word))
}
