import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { rooms, roomTerms } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { sha256Of, utf8 } from '#worker/security/bytes.ts'
import { hasRoom, isOpen } from './room-conditions.ts'
import { insertRoomEvent } from './room-events.ts'

type TermsRow = typeof roomTerms.$inferSelect

/** Returns the row of a room's terms; null for an empty text. */
export async function termsRow(roomId: string, text: string): Promise<TermsRow | null> {
  if (text === '') return null
  const hash = await sha256Of(utf8(text))
  return { roomId, hash, text, createdAt: new Date() }
}

/** Returns the statement that stores a text; one that was stored before stays as it is. */
export function insertTerms(db: Database, row: TermsRow | null) {
  return row && db.insert(roomTerms).values(row).onConflictDoNothing()
}

/**
 * Replaces the terms of an open room; an empty text removes them. Who has accepted another text is
 * asked again, and each acceptance stays with the text that it was given to.
 */
export async function changeTerms(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { roomId, terms }: { roomId: string; terms: string },
): Promise<{ outcome: 'changed' | 'notFound' | 'closed' }> {
  const { db } = work
  const row = await termsRow(roomId, terms)
  const termsHash = row?.hash ?? null
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'room.terms',
    target: roomId,
    exists: hasRoom(db, roomId),
    preconditions: { closed: isOpen(db, roomId) },
    steps: {
      terms: insertTerms(db, row),
      room: db.update(rooms).set({ termsHash }).where(eq(rooms.id, roomId)),
      event: insertRoomEvent(db, actor, { roomId, kind: 'terms', target: termsHash ?? '' }),
    },
  })
  return { outcome }
}
