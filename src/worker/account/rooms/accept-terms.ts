import { and, eq, isNotNull, not } from 'drizzle-orm'
import type { ProofKind } from '#shared/desk/rooms/proofs.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { roomAcceptances, rooms, users } from '#worker/db/schema.ts'
import { isOpenTo } from '#worker/desk/rooms/room-conditions.ts'
import { insertRoomEvent } from '#worker/desk/rooms/room-events.ts'
import { isStillSignedIn } from '#worker/http/sessions.ts'

interface Acceptance {
  roomId: string
  /** The hash of the text that was read. */
  hash: string
  proof: ProofKind
}

type AcceptOutcome = 'changed' | 'ended' | 'notFound' | 'termsChanged' | 'accepted'

/**
 * Stores that a member accepts the terms of an open room, unless they have; `termsChanged` if another
 * text applies now. The batch checks all that the request relied on once more.
 */
export async function acceptTerms(
  work: Pick<Work, 'db' | 'client'>,
  actor: SignedIn,
  { roomId, hash, proof }: Acceptance,
): Promise<{ outcome: AcceptOutcome }> {
  const { db, client } = work
  const { user } = actor
  const { id: userId, name, email } = user
  const isMember = and(
    isStillSignedIn(db, actor),
    eq(users.email, email),
    isNotNull(users.emailVerifiedAt),
  )
  const isRoom = eq(rooms.id, roomId)
  const isSame = and(
    eq(roomAcceptances.roomId, roomId),
    eq(roomAcceptances.userId, userId),
    eq(roomAcceptances.termsHash, hash),
  )
  const row = {
    ...{ id: crypto.randomUUID(), roomId, termsHash: hash, userId, name, email, proof },
    ...{ address: client.address, createdAt: new Date() },
  }
  // Sent again, the form is checked again: its first reply may be true no more.
  const { outcome } = await changeIf(
    { db },
    {
      preconditions: {
        ended: hasRow(db, users, isMember),
        notFound: hasRow(db, rooms, and(isRoom, isOpenTo(db, user))),
        termsChanged: hasRow(db, rooms, and(isRoom, eq(rooms.termsHash, hash))),
        accepted: not(hasRow(db, roomAcceptances, isSame)),
      },
      steps: {
        acceptance: db.insert(roomAcceptances).values(row),
        event: insertRoomEvent(db, actor, { roomId, kind: 'accepted', target: hash }),
      },
    },
  )
  return { outcome }
}
