import { eq } from 'drizzle-orm'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { heldMails } from '#worker/db/schema.ts'
import { addMessage, canAddMessage } from '#worker/desk/inbox/add-message.ts'
import { insertLogged } from '#worker/desk/staff/log-rows.ts'

type Settled = { outcome: 'done'; threadId: string } | { outcome: 'notFound' }

/** Takes a held mail into its thread, open and due as any message: once, however often it is asked. */
export async function acceptHeldMail(work: Work, asking: SignedIn, id: string): Promise<Settled> {
  const { db } = work
  const held = await findHeld(work, id)
  if (!held) return { outcome: 'notFound' }
  const { threadId, body, messageId, sender: writtenBy } = held
  const entry = { id: crypto.randomUUID(), threadId, body, messageId, writtenBy }
  const message = { ...entry, createdAt: new Date() }
  const { outcome } = await changeIf(db, {
    preconditions: { ...canAddMessage(db, message), notFound: isHeld(work, id) },
    steps: {
      log: insertLogged(db, asking, 'held.accepted', threadId),
      message: addMessage(db, message),
      held: db.delete(heldMails).where(eq(heldMails.id, id)),
    },
  })
  // It came once more, and the thread has it.
  if (outcome === 'known') return discardHeldMail(work, asking, id)
  return outcome === 'changed' ? { outcome: 'done', threadId } : { outcome }
}

/** Forgets a held mail. */
export async function discardHeldMail(work: Work, asking: SignedIn, id: string): Promise<Settled> {
  const { db } = work
  const held = await findHeld(work, id)
  if (!held) return { outcome: 'notFound' }
  const { threadId } = held
  const { outcome } = await changeIf(db, {
    preconditions: { notFound: isHeld(work, id) },
    steps: {
      log: insertLogged(db, asking, 'held.discarded', threadId),
      held: db.delete(heldMails).where(eq(heldMails.id, id)),
    },
  })
  return outcome === 'changed' ? { outcome: 'done', threadId } : { outcome }
}

function findHeld({ db }: Work, id: string) {
  return db.select().from(heldMails).where(eq(heldMails.id, id)).get()
}

/** The condition that a mail is still held; its thread is there then, with which it would go. */
function isHeld({ db }: Work, id: string) {
  return hasRow(db, heldMails, eq(heldMails.id, id))
}
