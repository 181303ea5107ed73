import type { reminderKinds } from '#shared/desk/bookings/props.ts'
import { originalLocale } from '#shared/locales.ts'
import type { Work } from '#worker/app-env.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import type { Consultation } from './consultation.ts'
import { signedLinkToken, visitorLink } from './link-token.ts'
import { hostRows, meetingBlocks, personRows, timeRows, visitorTimeRows } from './mail-rows.ts'
import * as words from './visitor-mail-words.ts'

/** Returns the outbox rows that remind both sides of a consultation. */
export async function reminderMails(
  work: Pick<Work, 'settings' | 'mails'>,
  consultation: Consultation,
  kind: ReminderKind,
) {
  const { settings } = work
  const { threadId: about, locale } = consultation
  const href = visitorLink(settings, await signedLinkToken(settings, consultation.id))
  const toVisitor = inLocale(locale, () => visitorMail(settings, consultation, { kind, href }))
  const toFirm = inLocale(originalLocale, () => firmMail(settings, consultation, kind))
  const replyTo = await replyAddressOf(settings, about)
  return Promise.all([
    outboxRow(work, { ...toVisitor, replyTo }, { about }),
    outboxRow(work, toFirm, { about }),
  ])
}

type ReminderKind = (typeof reminderKinds)[number]

function visitorMail(
  settings: Settings,
  consultation: Consultation,
  { kind, href }: { kind: ReminderKind; href: string },
): Mail {
  const rows: MailBlock = {
    rows: [
      ...visitorTimeRows(consultation),
      ...hostRows(consultation, words.host),
      [words.reference, consultation.reference],
    ],
  }
  return composeMail(settings, {
    to: consultation.email,
    subject: words.reminders[kind],
    reason: words.reason,
    blocks: [rows, ...meetingBlocks(consultation), { button: words.rescheduleOrCancel, href }],
  })
}

function firmMail(settings: Settings, consultation: Consultation, kind: ReminderKind): Mail {
  const { threadId, email, name, host } = consultation
  return composeMail(settings, {
    to: host?.email ?? settings.mailTo,
    replyTo: email,
    subject: `Consultation with ${name} ${kind === 'day' ? 'is coming up' : 'begins soon'}`,
    reason: 'you hold this consultation',
    blocks: [
      { rows: [...timeRows(consultation, 'Their time'), ...personRows(consultation)] },
      ...(consultation.meeting ? meetingBlocks(consultation) : []),
      { link: 'Open it at the desk', href: threadLink(settings, threadId) },
    ],
  })
}
