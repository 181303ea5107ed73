import { and, eq, not, sql } from 'drizzle-orm'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import { originalLocale } from '#shared/locales.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { roomMembers, rooms, users } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { inLocale } from '#worker/locale.ts'
import { insertMail, outboxRow } from '#worker/mail/outbox.ts'
import { hasRoom, isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'
import { invitationMail } from './room-mails.ts'

type InviteResult =
  | { outcome: 'invited'; id: string }
  | { outcome: 'notFound' | 'closed' | 'member' | 'full' }

/** Makes an address a member of an open room and mails it; `member` if it is one. */
export async function inviteMember(
  work: Work,
  actor: SignedIn,
  { roomId, email }: { roomId: string; email: string },
): Promise<InviteResult> {
  const { db, settings } = work
  const room = await db.select().from(rooms).where(eq(rooms.id, roomId)).get()
  if (!room) return { outcome: 'notFound' }
  const id = crypto.randomUUID()
  const isMember = and(eq(roomMembers.roomId, roomId), eq(roomMembers.email, email))
  const members = db.$count(roomMembers, eq(roomMembers.roomId, roomId))
  const invited = await db.select().from(users).where(eq(users.email, email)).get()
  const mail = inLocale(invited?.locale ?? originalLocale, () =>
    invitationMail(settings, { room, email, actor }),
  )
  const row = await outboxRow(work, mail, { about: roomId })
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.invited',
    target: roomId,
    exists: hasRoom(db, roomId),
    preconditions: {
      closed: isOpen(db, roomId),
      member: not(hasRow(db, roomMembers, isMember)),
      full: sql`${members} < ${roomLimits.members}`,
    },
    steps: {
      member: db.insert(roomMembers).values({ id, roomId, email, createdAt: new Date() }),
      event: insertRoomEvent(db, actor, { roomId, kind: 'invited', target: email }),
      mail: insertMail(db, row),
    },
  })
  return outcome === 'changed' ? { outcome: 'invited', id } : { outcome }
}

/** Ends the access of a member; their acceptances and what they did stay in the room. */
export async function removeMember(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { roomId, id }: { roomId: string; id: string },
): Promise<{ outcome: 'changed' | 'notFound' }> {
  const { db } = work
  const isMember = and(eq(roomMembers.roomId, roomId), eq(roomMembers.id, id))
  const member = await db.select().from(roomMembers).where(isMember).get()
  if (!member) return { outcome: 'notFound' }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.removed',
    target: roomId,
    exists: hasRow(db, roomMembers, isMember),
    steps: {
      member: db.delete(roomMembers).where(isMember),
      event: insertRoomEvent(db, actor, { roomId, kind: 'removed', target: member.email }),
    },
  })
  return { outcome }
}
