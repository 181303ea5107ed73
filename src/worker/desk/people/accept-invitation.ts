import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { type Role, roles } from '#shared/desk/staff/roles.ts'
import { findInvitation } from '#worker/account/auth/offered-invitation.ts'
import { canChangeFactors, mayChangeFactors } from '#worker/account/auth/second-factor.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow, insertIf } from '#worker/db/conditions.ts'
import { deskLog, invitations, type UserRow, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { deskLogRow } from '#worker/desk/staff/log-rows.ts'
import { createSession, type NewSession } from '#worker/http/new-session.ts'
import { replaceSessionIf } from '#worker/http/sessions.ts'

/** Returns the live invitation of a link, only for the verified address that it was sent to. */
export async function findOwnInvitation(db: Database, user: UserRow, token: string) {
  if (!user.emailVerifiedAt) return null
  const invitation = await findInvitation(db, token)
  return invitation?.email === user.email ? invitation : null
}

function isLive({ email, tokenHash }: { email: string; tokenHash: string }) {
  return and(
    eq(invitations.tokenHash, tokenHash),
    eq(invitations.email, email),
    gt(invitations.expiresAt, new Date()),
  )
}

type AcceptOutcome =
  | { outcome: 'joined'; session: NewSession }
  | { outcome: 'notFound' }
  /** The session was opened by password alone, but the account has a second factor. */
  | { outcome: 'unproved' }

/**
 * Gives a person the role of their invitation unless theirs is higher, and replaces their session,
 * whose id somebody else may know. Of two requests at the same time, one gets `notFound`.
 */
export async function acceptInvitation(
  work: Work,
  actor: SignedIn,
  token: string,
): Promise<AcceptOutcome> {
  const { db } = work
  const invitation = await findOwnInvitation(db, actor.user, token)
  if (!invitation) return { outcome: 'notFound' }
  if (!(await canChangeFactors(db, actor))) return { outcome: 'unproved' }
  const { role } = invitation
  const isLiveInvitation = isLive(invitation)
  const isEligible = and(
    mayChangeFactors(db, actor),
    eq(users.email, invitation.email),
    isNotNull(users.emailVerifiedAt),
  )
  const isPromotion = and(eq(users.id, actor.user.id), isBelow(role))
  const row = deskLogRow(actor, 'person.joined', role)
  const session = await createSession(work, actor.user.id, actor.session)
  const replacement = { old: actor.session, next: session.row }
  const { outcome } = await changeIf(work, {
    preconditions: {
      notFound: and(hasRow(db, users, isEligible), hasRow(db, invitations, isLiveInvitation)),
    },
    steps: {
      // Before the update, which makes its condition false.
      log: insertIf(db, deskLog, { row, condition: hasRow(db, users, isPromotion) }),
      person: db.update(users).set({ role }).where(isPromotion),
      session: replaceSessionIf(db, replacement, eq(users.id, actor.user.id)),
      invitation: db.delete(invitations).where(isLiveInvitation),
    },
  })
  return outcome === 'changed' ? { outcome: 'joined', session } : { outcome }
}

/** Returns the condition that a user's role is lower than `role`. */
function isBelow(role: Role) {
  return or(isNull(users.role), inArray(users.role, roles.slice(0, roles.indexOf(role))))
}
