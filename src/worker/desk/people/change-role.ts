import { and, eq, isNotNull } from 'drizzle-orm'
import { type Role, reaches } from '#shared/desk/staff/roles.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { invitations, previewLinks, threads, type UserRow, users } from '#worker/db/schema.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { isNotLastOwner, isStillOwner } from '#worker/desk/staff/staff-conditions.ts'
import type { Settings } from '#worker/env.ts'
import { findMember } from './find-people.ts'

type RoleOutcome = Promise<{ outcome: 'changed' | 'notFound' | 'owner-by-setting' | 'last-owner' }>

interface RoleChange {
  id: string
  role: Role
}

/** Gives a member of staff another role; the last owner stays one. */
export async function changeRole(
  work: Work,
  actor: SignedIn,
  { id, role }: RoleChange,
): RoleOutcome {
  const { db, settings } = work
  const member = await findMember(work, id)
  if (!member) return { outcome: 'notFound' }
  if (isOwnerBySetting(settings, member)) {
    return role === 'owner' ? { outcome: 'changed' } : refusalBySetting(work, id)
  }
  if (member.role === role) return { outcome: 'changed' }
  const isDemotion = role !== 'owner'
  return changeIf(db, {
    preconditions: {
      'last-owner': isDemotion ? isNotLastOwner(work, id) : undefined,
      notFound: isMemberForOwner(work, actor, id),
    },
    steps: {
      log: insertLogRow(db, actor, 'person.role', `${id} ${role}`),
      person: db.update(users).set({ role }).where(eq(users.id, id)),
      // Whom an owner has asked does not come once they are none.
      sentInvitations: isDemotion
        ? db.delete(invitations).where(eq(invitations.invitedBy, id))
        : null,
      previews: reaches(role, 'editor') ? null : endPreviews(work, id),
    },
  })
}

/** Takes the role from a member of staff; what was assigned to them is nobody's then. */
export async function removePerson(work: Work, actor: SignedIn, id: string): RoleOutcome {
  const { db, settings } = work
  const member = await findMember(work, id)
  if (!member) return { outcome: 'notFound' }
  if (isOwnerBySetting(settings, member)) return refusalBySetting(work, id)
  return changeIf(db, {
    preconditions: {
      'last-owner': isNotLastOwner(work, id),
      notFound: isMemberForOwner(work, actor, id),
    },
    steps: {
      log: insertLogRow(db, actor, 'person.removed', id),
      person: db.update(users).set({ role: null }).where(eq(users.id, id)),
      threads: db.update(threads).set({ assigneeId: null }).where(eq(threads.assigneeId, id)),
      // No link brings back who was sent away, nor whom they asked meanwhile.
      ownInvitation: db.delete(invitations).where(eq(invitations.email, member.email)),
      sentInvitations: db.delete(invitations).where(eq(invitations.invitedBy, id)),
      previews: endPreviews(work, id),
    },
  })
}

/** For good: they do not come back with the role. */
function endPreviews({ db }: Work, id: string) {
  return db.delete(previewLinks).where(eq(previewLinks.sharedBy, id))
}

/** The condition that somebody works at the desk, and whoever changes that is an owner. */
function isMemberForOwner(work: Work, actor: SignedIn, id: string) {
  const hasRole = and(eq(users.id, id), isNotNull(users.role))
  return and(hasRow(work.db, users, hasRole), isStillOwner(work, actor))
}

function isOwnerBySetting({ ownerEmail }: Settings, { email, emailVerifiedAt }: UserRow): boolean {
  return emailVerifiedAt !== null && email === ownerEmail
}

/** Why an owner by the setting stays one: there is no other, or else the setting is to be changed. */
async function refusalBySetting(work: Work, id: string): RoleOutcome {
  const isReplaceable = and(eq(users.id, id), isNotLastOwner(work, id))
  const replaceable = await work.db.select().from(users).where(isReplaceable).get()
  return { outcome: replaceable ? 'owner-by-setting' : 'last-owner' }
}
