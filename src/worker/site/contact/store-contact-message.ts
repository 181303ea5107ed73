import { hourlyCap } from '#shared/constants.ts'
import { serviceLabel } from '#shared/content/services.ts'
import { site } from '#shared/content/site.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { answerDueText } from '#shared/office-time.ts'
import type { ContactAbout } from '#shared/site/contact/about.ts'
import { type ContactReceipt, receiptOf } from '#shared/site/contact/receipt.ts'
import type { ContactMessage } from '#shared/site/contact/schema.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { countUp } from '#worker/db/counters.ts'
import { openThread } from '#worker/desk/inbox/add-message.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { describeError, log } from '#worker/log.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { composeMail, utcMinute } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'

type Stored = { outcome: 'stored'; receipt: ContactReceipt } | { outcome: 'full' | 'failed' }

/** A message that has arrived. */
type Arrived = { id: string; message: ContactMessage; receipt: ContactReceipt; at: Date }

/**
 * Stores a message, its mail to the firm and the writer's receipt in one batch: all, or none. Only
 * so many an hour are taken from everybody together; a receipt goes to nobody who gets many mails.
 */
export async function storeContactMessage(work: Work, message: ContactMessage): Promise<Stored> {
  const { db, settings } = work
  const { firstName, lastName, email, company, market, product, message: text } = message
  const service = serviceLabel(message.service)
  const createdAt = new Date()
  const id = crypto.randomUUID()
  const receipt = receiptOf(id, createdAt)
  const arrived = { id, message, receipt, at: createdAt }
  const mail = await outboxRow(work, contactMail(settings, arrived), { about: id })
  const replyTo = await replyAddressOf(settings, id)
  const receiptRow = await outboxRow(work, receiptMail(settings, arrived, replyTo), { about: id })
  const recipient = { to: email, kind: 'receipt', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(work, recipient)
  try {
    if ((await countUp(db, 'hour:contact', hourlyCap)) > hourlyCap.hits) return { outcome: 'full' }
    await runBatch(db, {
      thread: openThread(db, {
        id,
        name: `${firstName} ${lastName}`,
        email,
        company,
        service,
        market: market?.slug ?? null,
        product: product ?? null,
        message: text,
        mailId: receiptRow.id,
        createdAt,
      }),
      mail: insertMail(db, mail),
      receipt: allowance.insert(receiptRow),
    })
    return { outcome: 'stored', receipt }
  } catch (error) {
    log('contact-message-not-stored', { error: describeError(error) })
    return { outcome: 'failed' }
  }
}

/** The mail that brings a contact message to the firm; answering it writes to the sender. */
function contactMail(settings: Settings, { id, message, receipt, at }: Arrived): Mail {
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
          ['Service', serviceLabel(message.service)],
          ...aboutRows(message),
          ['Sent', utcMinute(at)],
          ['Reference', receipt.reference],
          ['Message', message.message],
        ],
      },
      { link: 'Open it at the desk', href: threadLink(settings, id) },
    ],
  })
}

/** The market and the product, each in a row; none for a message about neither. */
function aboutRows({ market, product }: ContactAbout): [name: string, value: string][] {
  return [
    ...(market ? [['Market', market.name] satisfies [string, string]] : []),
    ...(product ? [['Product', productLabels[product]] satisfies [string, string]] : []),
  ]
}

/** Tells the writer that the message arrived, which it was, and when it is answered. */
function receiptMail(settings: Settings, { message, receipt }: Arrived, replyTo: string): Mail {
  const due = answerDueText(new Date(receipt.dueAt))
  const rows = aboutRows(message)
  return composeMail(settings, {
    to: message.email,
    replyTo,
    subject: 'We have received your message',
    reason: 'this address was given in our contact form',
    blocks: [
      { paragraph: `Thank you for writing to ${settings.appName}. Your message has arrived.` },
      {
        paragraph: `You hear from us by ${due} (${site.office.city} time). Reference: ${receipt.reference}. To add details, reply to this email.`,
      },
      { paragraph: 'This is what you wrote:' },
      ...(rows.length > 0 ? [{ rows }] : []),
      { quote: withoutAddresses(message.message) },
      {
        paragraph:
          'If you did not write to us, someone may have entered your address by mistake; please ignore this email.',
      },
    ],
  })
}

// Anyone can type a stranger's address into the form: what goes there must not lead anywhere else.
// Word by word, so that a message of one long word costs no more than any other.
// A name may be of any script, its dots any that browsers take for one (RFC 3490 §3.1, NFKC), and
// they pass over characters that nobody sees.
const address =
  /[@＠﹫]|:\/\/|www\.|[\p{L}\p{M}\p{N}]\p{Cf}*[.․﹒．。｡]\p{Cf}*\p{L}[\p{L}\p{M}\p{Cf}]/iu

function withoutAddresses(text: string): string {
  return text.replace(/[^\s()]+/g, (word) => (address.test(word) ? '[address left out]' : word))
}
