import type { SignedIn, Work } from '#worker/app-env.ts'
import { rooms } from '#worker/db/schema.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { insertRoomEvent } from './room-events.ts'
import { insertTerms, termsRow } from './terms.ts'

/** Creates a room without members and files. */
export async function createRoom(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { name, terms }: { name: string; terms: string },
): Promise<{ outcome: 'created'; id: string } | { outcome: 'notFound' }> {
  const { db } = work
  const id = crypto.randomUUID()
  const row = await termsRow(id, terms)
  const termsHash = row?.hash ?? null
  const now = new Date()
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.created',
    target: id,
    steps: {
      room: db
        .insert(rooms)
        .values({ id, name, termsHash, createdAt: now, lastAt: now, closedAt: null }),
      terms: insertTerms(db, row),
      event: insertRoomEvent(db, actor, { roomId: id, kind: 'created' }),
    },
  })
  return outcome === 'changed' ? { outcome: 'created', id } : { outcome }
}
