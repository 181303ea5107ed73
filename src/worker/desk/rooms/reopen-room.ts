import { eq, not } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { rooms } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { hasRoom, isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'
import { mailMembers, reopenedMail } from './room-mails.ts'

/** Gives its members access to a closed room again and mails them; `open` if somebody did before. */
export async function reopenRoom(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<{ outcome: 'changed' | 'notFound' | 'open' }> {
  const { db, settings } = work
  const room = await db.select().from(rooms).where(eq(rooms.id, id)).get()
  if (!room) return { outcome: 'notFound' }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.reopened',
    target: id,
    exists: hasRoom(db, id),
    preconditions: { open: not(isOpen(db, id)) },
    steps: {
      room: db.update(rooms).set({ closedAt: null }).where(eq(rooms.id, id)),
      event: insertRoomEvent(db, actor, { roomId: id, kind: 'reopened' }),
      mails: await mailMembers(work, id, reopenedMail(settings, room)),
    },
  })
  return { outcome }
}
