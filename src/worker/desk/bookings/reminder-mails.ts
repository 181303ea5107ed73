import type { reminderKinds } from '#shared/desk/bookings/props.ts'
import type { Work } from '#worker/app-env.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import type { Consultation } from './consultation.ts'
import { signedLinkToken, visitorLink } from './link-token.ts'
import { hostRows, meetingBlocks, personRows, timeRows, visitorReason } from './mail-rows.ts'

const reminderSubjects = {
  day: 'Your consultation is coming up',
  hour: 'Your consultation begins soon',
} as const satisfies Record<ReminderKind, string>

/** Returns the outbox rows that remind both sides of a consultation. */
export async function reminderMails(
  work: Pick<Work, 'settings' | 'mails'>,
  consultation: Consultation,
  kind: ReminderKind,
) {
  const { settings } = work
  const { threadId: about, email, name, host, reference } = consultation
  const rows: MailBlock = {
    rows: [
      ...timeRows(consultation, 'Your time'),
      ...hostRows(consultation, 'With'),
      ['Reference', reference],
    ],
  }
  const href = visitorLink(settings, await signedLinkToken(settings, consultation.id))
  const toVisitor = composeMail(settings, {
    to: email,
    subject: reminderSubjects[kind],
    reason: visitorReason,
    blocks: [rows, ...meetingBlocks(consultation), { button: 'Reschedule or cancel', href }],
  })
  const toFirm = composeMail(settings, {
    to: host?.email ?? settings.mailTo,
    replyTo: email,
    subject: `Consultation with ${name} ${kind === 'day' ? 'is coming up' : 'begins soon'}`,
    reason: 'you hold this consultation',
    blocks: [
      { rows: [...timeRows(consultation, 'Their time'), ...personRows(consultation)] },
      ...(consultation.meeting ? meetingBlocks(consultation) : []),
      { link: 'Open it at the desk', href: threadLink(settings, about) },
    ],
  })
  const replyTo = await replyAddressOf(settings, about)
  return Promise.all([
    outboxRow(work, { ...toVisitor, replyTo }, { about }),
    outboxRow(work, toFirm, { about }),
  ])
}

type ReminderKind = (typeof reminderKinds)[number]
