import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Invitation, StaffMember } from '#shared/desk/staff/props.ts'
import { type Role, roles } from '#shared/desk/staff/roles.ts'
import { byName } from '#shared/order.ts'
import { hasAnyPasskey } from '#worker/account/auth/passkeys.ts'
import type { Work } from '#worker/app-env.ts'
import { invitations, sessions, twoFactorResets, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { roleOf } from '#worker/http/role.ts'

type Stores = Pick<Work, 'db' | 'settings'>

export async function findPeople({ db, settings }: Stores): Promise<StaffMember[]> {
  const rows = await db
    .select({
      user: users,
      lastSeenAt: lastSeenAt(db),
      hasPasskey: hasPasskey(db),
      secondFactorEndsAt: twoFactorResets.dueAt,
    })
    .from(users)
    .leftJoin(twoFactorResets, eq(twoFactorResets.userId, users.id))
    .where(isStaff(settings))
  const people = rows.map(({ user, lastSeenAt, hasPasskey, secondFactorEndsAt }) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    role: roleOf(settings, user) as Role,
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
    secondFactor: user.twoFactorConfirmedAt !== null || Boolean(hasPasskey),
    secondFactorEndsAt: secondFactorEndsAt?.toISOString() ?? null,
  }))
  return people.sort(
    (a, b) => roles.indexOf(b.role) - roles.indexOf(a.role) || byName(a.name, b.name),
  )
}

/** Selects when a user was last seen (ms); null if they have no session. */
function lastSeenAt(db: Database): SQL<number | null> {
  const newest = db
    .select({ at: sql`max(${sessions.lastSeenAt})` })
    .from(sessions)
    .where(eq(sessions.userId, users.id))
  return sql<number | null>`${newest}`
}

function hasPasskey(db: Database): SQL<number> {
  return sql<number>`${hasAnyPasskey(db)}`
}

export async function findMember({ db, settings }: Stores, id: string) {
  const isMember = and(eq(users.id, id), isStaff(settings))
  return (await db.select().from(users).where(isMember).get()) ?? null
}

/** Returns the live invitations, the oldest first. */
export async function findInvitations(db: Database): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .where(gt(invitations.expiresAt, new Date()))
    .orderBy(invitations.expiresAt)
  return rows.map(({ email, role, expiresAt }) => ({
    email,
    role,
    expiresAt: expiresAt.toISOString(),
  }))
}
