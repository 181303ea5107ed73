import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { rooms } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { hasRoom, isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'
import { closedMail, mailMembers } from './room-mails.ts'

/** Ends the access of all members at once and mails them; `closed` if somebody did before. */
export async function closeRoom(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'changed' | 'notFound' | 'closed' }> {
  const { db, settings } = work
  const room = await db.select().from(rooms).where(eq(rooms.id, id)).get()
  if (!room) return { outcome: 'notFound' }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.closed',
    target: id,
    exists: hasRoom(db, id),
    preconditions: { closed: isOpen(db, id) },
    steps: {
      room: db.update(rooms).set({ closedAt: new Date() }).where(eq(rooms.id, id)),
      event: insertRoomEvent(db, actor, { roomId: id, kind: 'closed' }),
      mails: await mailMembers(work, id, closedMail(settings, room)),
    },
  })
  return { outcome }
}
