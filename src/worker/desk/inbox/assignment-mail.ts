import { allThreads, inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import type { threads, UserRow } from '#worker/db/schema.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'

interface Assignment {
  assignee: UserRow
  /** The member of staff who assigned them. */
  actor: UserRow
  threads: readonly (typeof threads.$inferSelect)[]
}

/**
 * Returns the notice of one or several enquiries that were assigned. It names no client: a notice
 * of several would outlive the erasure of one of them.
 */
export function assignmentMail(
  settings: Settings,
  { assignee, actor, threads: assigned }: Assignment,
): Mail {
  const [first] = assigned
  const count = assigned.length
  const isOne = count === 1 && first
  const href = isOne
    ? threadLink(settings, first.id)
    : new URL(inboxPath({ ...allThreads, status: 'open', assignee: assignee.id }), settings.appUrl)
        .href
  return composeMail(settings, {
    to: assignee.email,
    subject: isOne ? 'An enquiry is assigned to you' : `${count} enquiries are assigned to you`,
    reason: 'you work at the desk',
    blocks: [
      { paragraph: `${actor.name} assigned ${isOne ? 'this enquiry' : 'these enquiries'} to you.` },
      { rows: assigned.slice(0, 20).map(({ id, service }) => [referenceOf(id), service]) },
      { button: 'Open at the desk', href },
    ],
  })
}
