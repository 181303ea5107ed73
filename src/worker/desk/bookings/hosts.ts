import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Host } from '#shared/desk/bookings/props.ts'
import { booking as limits } from '#shared/desk/constants.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import type { Step } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { hosts, users } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { findMember } from '#worker/desk/people/find-people.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { isStaff } from '#worker/desk/staff/staff-conditions.ts'
import { officeZone } from '#worker/knowledge/office.ts'

type Stores = Pick<Work, 'db' | 'settings'>

/** Selects the staff who have hours. */
export function selectHosts({ db, settings }: Stores) {
  return db
    .select({
      id: hosts.userId,
      name: users.name,
      seat: hosts.seat,
      zone: hosts.zone,
      hours: hosts.hours,
      meetingLink: hosts.meetingLink,
    })
    .from(hosts)
    .innerJoin(users, eq(users.id, hosts.userId))
    .where(and(hasHours, isStaff(settings)))
}

/** Returns hosts in the order in which they began to hold consultations. */
export function inOrder(rows: readonly HostRow[]): HostRow[] {
  return rows.toSorted((a, b) => a.seat - b.seat)
}

export type HostRow = Awaited<ReturnType<typeof selectHosts>>[number]

const hasHours = ne(sql`${hosts.hours}`, '[]')

/** Returns the condition that somebody still is a host when the statement runs. */
export function isHost({ db, settings }: Stores, id: string): SQL {
  const asStaff = and(eq(users.id, hosts.userId), isStaff(settings))
  return hasRow(db, hosts, and(eq(hosts.userId, id), hasHours, hasRow(db, users, asStaff)))
}

/** Returns the seat and the meeting link of a host, also of one who has left the desk. */
export async function findHost(db: Database, id: string | null) {
  if (id === null) return null
  const host = await db
    .select({
      id: hosts.userId,
      name: users.name,
      email: users.email,
      seat: hosts.seat,
      meetingLink: hosts.meetingLink,
    })
    .from(hosts)
    .innerJoin(users, eq(users.id, hosts.userId))
    .where(eq(hosts.userId, id))
    .get()
  return host ?? null
}

/** Returns a member of staff with their hours; without any if they hold no consultations. */
export async function findHostOrStaff(work: Stores, id: string): Promise<Host | null> {
  const member = await findMember(work, id)
  if (!member) return null
  const row = await work.db.select().from(hosts).where(eq(hosts.userId, id)).get()
  const none = { zone: officeZone(), hours: [], meetingLink: '', calendarAddresses: [] }
  const { zone, hours, meetingLink, calendarAddresses } = row ?? none
  return { id, name: member.name, zone, hours, meetingLink, calendarAddresses }
}

interface HostChange<Steps> {
  input: Pick<Host, 'id' | 'zone' | 'hours' | 'meetingLink'> & {
    /** Without these they stay. */
    calendarAddresses?: string[] | undefined
  }
  /** Further statements of the same batch. */
  steps: Steps
}

/** Replaces the hours, zone, meeting link and addresses of a member of staff. */
export function saveHost<Steps extends Record<string, Step>>(
  work: Work,
  actor: SignedIn,
  { input: { id, ...input }, steps }: HostChange<Steps>,
) {
  const { db } = work
  const seat = sql<number>`(SELECT coalesce(max(${hosts.seat}), ${limits.maxSeats}) + 1 FROM ${hosts})`
  return changeAtDesk(work, actor, {
    action: 'host.saved',
    target: id,
    exists: hasRow(db, users, and(eq(users.id, id), isStaff(work.settings))),
    steps: {
      ...steps,
      host: db
        .insert(hosts)
        .values({ userId: id, seat, createdAt: new Date(), ...input })
        .onConflictDoUpdate({ target: hosts.userId, set: input }),
    },
  })
}
