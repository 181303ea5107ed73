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

/** Changes the role of a member of staff; the last owner keeps theirs. */
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
  return changeIf(work, {
    preconditions: {
      'last-owner': isDemotion ? isNotLastOwner(work, id) : undefined,
      notFound: isMemberForOwner(work, actor, id),
    },
    steps: {
      log: insertLogRow(db, actor, 'person.role', `${id} ${role}`),
      person: db.update(users).set({ role }).where(eq(users.id, id)),
      // Invitations by somebody who is no longer an owner are void.
      sentInvitations: isDemotion
        ? db.delete(invitations).where(eq(invitations.invitedBy, id))
        : null,
      previews: reaches(role, 'editor') ? null : endPreviews(work, id),
    },
  })
}

/** Takes the role from a member of staff and unassigns their threads. */
export async function removePerson(work: Work, actor: SignedIn, id: string): RoleOutcome {
  const { db, settings } = work
  const member = await findMember(work, id)
  if (!member) return { outcome: 'notFound' }
  if (isOwnerBySetting(settings, member)) return refusalBySetting(work, id)
  return changeIf(work, {
    preconditions: {
      'last-owner': isNotLastOwner(work, id),
      notFound: isMemberForOwner(work, actor, id),
    },
    steps: {
      log: insertLogRow(db, actor, 'person.removed', id),
      person: db.update(users).set({ role: null }).where(eq(users.id, id)),
      threads: db.update(threads).set({ assigneeId: null }).where(eq(threads.assigneeId, id)),
      // Otherwise an invitation to them, or one that they sent, would still give access.
      ownInvitation: db.delete(invitations).where(eq(invitations.email, member.email)),
      sentInvitations: db.delete(invitations).where(eq(invitations.invitedBy, id)),
      previews: endPreviews(work, id),
    },
  })
}

/** Deletes the person's preview links for good: they do not return with the role. */
function endPreviews({ db }: Work, id: string) {
  return db.delete(previewLinks).where(eq(previewLinks.sharedBy, id))
}

/** Returns the condition that a person works at the desk and that the actor is an owner. */
function isMemberForOwner(work: Work, actor: SignedIn, id: string) {
  const hasRole = and(eq(users.id, id), isNotNull(users.role))
  return and(hasRow(work.db, users, hasRole), isStillOwner(work, actor))
}

function isOwnerBySetting({ ownerEmail }: Settings, { email, emailVerifiedAt }: UserRow): boolean {
  return emailVerifiedAt !== null && email === ownerEmail
}

/**
 * Returns why OWNER_EMAIL's owner cannot be changed: as the last one, or because of the setting.
 */
async function refusalBySetting(work: Work, id: string): RoleOutcome {
  const isReplaceable = and(eq(users.id, id), isNotLastOwner(work, id))
  const replaceable = await work.db.select().from(users).where(isReplaceable).get()
  return { outcome: replaceable ? 'owner-by-setting' : 'last-owner' }
}
