import { and, eq, isNotNull, not } from 'drizzle-orm'
import type { Role } from '#shared/desk/roles.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, invitations, threads, type UserRow, users } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { canBeSpared, isStillOwner } from '../desk/owners.ts'
import type { Settings } from '../env.ts'
import { findMember } from './people.ts'

type Changed = Promise<{ outcome: 'changed' | 'notFound' | 'owner-by-setting' | 'last-owner' }>

interface Change {
  id: string
  role: Role
}

/** Gives a member of staff another role; the last owner stays one. */
export async function changeRole(work: Work, asking: SignedIn, { id, role }: Change): Changed {
  const { db, settings } = work
  const member = await findMember(work, id)
  if (!member) return { outcome: 'notFound' }
  if (isOwnerBySetting(settings, member)) {
    return role === 'owner' ? { outcome: 'changed' } : refusalBySetting(work, id)
  }
  if (member.role === role) return { outcome: 'changed' }
  const fits = and(
    isMember(id),
    isStillOwner(work, asking),
    role === 'owner' ? undefined : canBeSpared(work, id),
  )
  const row = deskLogRow(asking, 'person.role', `${id} ${role}`)
  // Whom an owner has asked does not come once they are none.
  const isNoOwner = not(hasRow(db, users, and(eq(users.id, id), eq(users.role, 'owner'))))
  const [, changed] = await db.batch([
    // The log first: it asks for what the next statement ends.
    insertIf(db, deskLog, { row, condition: hasRow(db, users, fits) }),
    db.update(users).set({ role }).where(fits).returning({ id: users.id }),
    db.delete(invitations).where(and(eq(invitations.invitedBy, id), isNoOwner)),
  ])
  return changed.length === 1 ? { outcome: 'changed' } : whyNot(work, id)
}

/** Takes the role from a member of staff; what was assigned to them is nobody's then. */
export async function removePerson(work: Work, asking: SignedIn, id: string): Changed {
  const { db, settings } = work
  const member = await findMember(work, id)
  if (!member) return { outcome: 'notFound' }
  if (isOwnerBySetting(settings, member)) return refusalBySetting(work, id)
  const fits = and(isMember(id), isStillOwner(work, asking), canBeSpared(work, id))
  const gone = not(hasRow(db, users, isMember(id)))
  const [, removed] = await db.batch([
    insertIf(db, deskLog, {
      row: deskLogRow(asking, 'person.removed', id),
      condition: hasRow(db, users, fits),
    }),
    db.update(users).set({ role: null }).where(fits).returning({ id: users.id }),
    db
      .update(threads)
      .set({ assigneeId: null })
      .where(and(eq(threads.assigneeId, id), gone)),
    // No link brings back who was sent away, nor whom they asked meanwhile.
    db.delete(invitations).where(and(eq(invitations.email, member.email), gone)),
    db.delete(invitations).where(and(eq(invitations.invitedBy, id), gone)),
  ])
  return removed.length === 1 ? { outcome: 'changed' } : whyNot(work, id)
}

function isMember(id: string) {
  return and(eq(users.id, id), isNotNull(users.role))
}

function isOwnerBySetting({ ownerEmail }: Settings, { email, emailVerifiedAt }: UserRow): boolean {
  return emailVerifiedAt !== null && email === ownerEmail
}

/** Why an owner by the setting stays one: there is no other, or else the setting is to be changed. */
async function refusalBySetting(work: Work, id: string): Changed {
  const other = and(eq(users.id, id), canBeSpared(work, id))
  const spared = await work.db.select().from(users).where(other).get()
  return { outcome: spared ? 'owner-by-setting' : 'last-owner' }
}

/** Why nothing was changed: they are the last owner, or one of the two does not work here any more. */
async function whyNot(work: Work, id: string): Changed {
  const last = and(isMember(id), not(canBeSpared(work, id) as never))
  const found = await work.db.select().from(users).where(last).get()
  return { outcome: found ? 'last-owner' : 'notFound' }
}
