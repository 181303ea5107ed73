import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { type DocumentKind, kindNames, titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { publications, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import type { Settings } from '#worker/env.ts'
import { roleOf } from '#worker/http/role.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'

interface Revised {
  id: string
  kind: DocumentKind
  fields: DocumentFields
  /** The path of the form; that of the document by default. */
  editor?: string
  /** The revision before; null for a new document. */
  base: { authorId: string | null; createdAt: Date } | null
}

/**
 * Returns the statements that email those who may publish a new revision under the two-person rule;
 * none without the rule. Who was emailed about the revision before is not emailed again.
 */
export async function mailApprovers(
  work: Pick<Work, 'db' | 'settings' | 'mails'>,
  actor: SignedIn,
  revised: Revised,
) {
  const { db, settings } = work
  if (!settings.twoPersonRule) return []
  const [approvers, awaitedBefore] = await Promise.all([
    findApprovers(work, actor),
    awaitsApproval(db, revised),
  ])
  const wasEmailed = ({ id }: Approver) => awaitedBefore && id !== revised.base?.authorId
  const rows = await Promise.all(
    approvers
      .filter((approver) => !wasEmailed(approver))
      .map(({ id: userId, email }) => {
        const mail = approvalMail(settings, { actor, revised, to: email })
        return outboxRow(work, mail, { userId, about: revised.id })
      }),
  )
  return rows.map((row) => insertMail(db, row))
}

/** True if no decision about the document followed its previous revision. */
async function awaitsApproval(db: Database, { id, base }: Revised): Promise<boolean> {
  if (base === null) return false
  const last = await db
    .select({ createdAt: publications.createdAt })
    .from(publications)
    .where(eq(publications.documentId, id))
    .orderBy(desc(publications.id))
    .get()
  return isAwaiting({ editedAt: base.createdAt, decidedAt: last?.createdAt ?? null })
}

/** True if a revision is newer than the last decision about its document. */
export function isAwaiting({ editedAt, decidedAt }: { editedAt: Date; decidedAt: Date | null }) {
  return decidedAt === null || editedAt > decidedAt
}

interface Approver {
  id: string
  email: string
}

// No firm has more editors; each of them is one email.
const maxApprovers = 50

async function findApprovers(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { user }: SignedIn,
): Promise<Approver[]> {
  const isColleague = and(
    isStaff(settings),
    isNotNull(users.emailVerifiedAt),
    ne(users.id, user.id),
  )
  const colleagues = await db.select().from(users).where(isColleague)
  return colleagues
    .filter((colleague) => reaches(roleOf(settings, colleague), 'editor'))
    .slice(0, maxApprovers)
}

interface ApprovalMail {
  actor: SignedIn
  revised: Revised
  to: string
}

function approvalMail(settings: Settings, { actor, revised, to }: ApprovalMail): Mail {
  const { id, kind, fields, editor = routes.deskDocument.href({ id }) } = revised
  const title = titleOfFields(kind, fields)
  const label = kindNames[kind].label.toLowerCase()
  return composeMail(settings, {
    to,
    subject: `To approve: ${title}`,
    reason: 'you can publish what colleagues write',
    blocks: [
      { paragraph: `${actor.user.name} saved a new version of the ${label} “${title}”.` },
      { paragraph: 'It goes live once somebody other than its author publishes it.' },
      {
        button: 'Review and publish',
        href: absoluteUrl(settings, editor),
      },
    ],
  })
}
