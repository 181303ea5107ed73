import type { NewThread } from '#shared/desk/inbox/schema.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { openThread } from '#worker/desk/inbox/add-message.ts'
import { firstMail } from '#worker/desk/inbox/reply-mail.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { type Attachments, canAttach } from '#worker/files/attach.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'

type Beginning = Omit<NewThread, 'market' | 'product' | 'files'> &
  ContactSubject & { attachments: Attachments }

/** Opens a thread with a first reply, which is emailed; it is assigned to whoever begins it. */
export async function beginThread(
  work: Work,
  actor: SignedIn,
  { market, product, body, attachments, ...person }: Beginning,
): Promise<{ outcome: 'begun'; id: string } | { outcome: 'notFound' | 'filesGone' }> {
  const { db, settings } = work
  const id = crypto.randomUUID()
  const thread = { id, ...person }
  const author = actor.user.name
  const mail = await firstMail(settings, { thread, body, attachments, author })
  const row = await outboxRow(work, mail, { about: id })
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'thread.begun',
    target: id,
    preconditions: { filesGone: canAttach(db, attachments) },
    steps: {
      thread: openThread(db, {
        ...thread,
        market: market?.slug ?? null,
        product: product ?? null,
        message: body,
        mailId: row.id,
        status: 'waiting',
        authorId: actor.user.id,
        attachments,
        createdAt: new Date(),
      }),
      mail: insertMail(db, row),
    },
  })
  return outcome === 'changed' ? { outcome: 'begun', id } : { outcome }
}
