import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { heldMails } from '#worker/db/schema.ts'
import { canAddMessage, insertMessage } from '#worker/desk/inbox/add-message.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { moveFilesToEntry } from '#worker/files/attach.ts'

type SettleOutcome = { outcome: 'done'; threadId: string } | { outcome: 'notFound' }

/** Moves a held mail into its thread as a message; `notFound` if that was done before. */
export async function acceptHeldMail(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<SettleOutcome> {
  const { db } = work
  const heldMail = await findHeldMail(work, id)
  if (!heldMail) return { outcome: 'notFound' }
  const { threadId, body, messageId, sender: writtenBy } = heldMail
  const entry = { id: crypto.randomUUID(), threadId, body, messageId, writtenBy }
  const message = { ...entry, createdAt: new Date() }
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'held.accepted',
    target: threadId,
    exists: isStillHeld(work, id),
    preconditions: canAddMessage(db, message),
    steps: {
      message: insertMessage(db, message),
      files: moveFilesToEntry(db, id, message.id),
      held: db.delete(heldMails).where(eq(heldMails.id, id)),
    },
  })
  // The same email came again, and is in the thread already.
  if (outcome === 'known') return discardHeldMail(work, actor, id)
  return outcome === 'changed' ? { outcome: 'done', threadId } : { outcome }
}

export async function discardHeldMail(
  work: Work,
  actor: SignedIn,
  id: string,
): Promise<SettleOutcome> {
  const { db } = work
  const heldMail = await findHeldMail(work, id)
  if (!heldMail) return { outcome: 'notFound' }
  const { threadId } = heldMail
  const { outcome } = await changeAtDesk(work, actor, {
    action: 'held.discarded',
    target: threadId,
    exists: isStillHeld(work, id),
    steps: { held: db.delete(heldMails).where(eq(heldMails.id, id)) },
  })
  return outcome === 'changed' ? { outcome: 'done', threadId } : { outcome }
}

function findHeldMail({ db }: Work, id: string) {
  return db.select().from(heldMails).where(eq(heldMails.id, id)).get()
}

/** Returns the condition that a mail is still held; its thread then exists too. */
function isStillHeld({ db }: Work, id: string) {
  return hasRow(db, heldMails, eq(heldMails.id, id))
}
