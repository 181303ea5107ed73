import { eq } from 'drizzle-orm'
import type { DeskAction } from '#shared/desk/log.ts'
import type { SignedIn, Work } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { deskLog, heldMails } from '../db/schema.ts'
import { deskLogRow } from '../desk/log-rows.ts'
import { addMessage } from '../inbox/add-message.ts'

type Settled = { outcome: 'done'; threadId: string } | { outcome: 'missing' }
type HeldRow = typeof heldMails.$inferSelect

/** Takes a held mail into its thread, open and due as any message: once, however often it is asked. */
export async function acceptHeldMail(work: Work, asking: SignedIn, id: string): Promise<Settled> {
  const { db } = work
  const held = await findHeld(work, id)
  if (!held) return { outcome: 'missing' }
  const { threadId, body, messageId, sender: writtenBy } = held
  const entry = { id: crypto.randomUUID(), threadId, body, messageId, writtenBy }
  const message = { ...entry, createdAt: new Date() }
  const [logged] = await db.batch([
    logIfHeld(work, asking, { action: 'held.accepted', held }),
    ...addMessage(db, message, hasRow(db, heldMails, eq(heldMails.id, id))),
    db.delete(heldMails).where(eq(heldMails.id, id)),
  ])
  return logged.meta.changes > 0 ? { outcome: 'done', threadId } : { outcome: 'missing' }
}

/** Forgets a held mail. */
export async function discardHeldMail(work: Work, asking: SignedIn, id: string): Promise<Settled> {
  const { db } = work
  const held = await findHeld(work, id)
  if (!held) return { outcome: 'missing' }
  const [logged] = await db.batch([
    logIfHeld(work, asking, { action: 'held.discarded', held }),
    db.delete(heldMails).where(eq(heldMails.id, id)),
  ])
  return logged.meta.changes > 0
    ? { outcome: 'done', threadId: held.threadId }
    : { outcome: 'missing' }
}

function findHeld({ db }: Work, id: string): Promise<HeldRow | undefined> {
  return db.select().from(heldMails).where(eq(heldMails.id, id)).get()
}

/** Logs what is done to a mail that is still held when the batch runs; stands before its end. */
function logIfHeld(
  { db }: Work,
  asking: SignedIn,
  { action, held: { id, threadId } }: { action: DeskAction; held: HeldRow },
) {
  const row = deskLogRow(asking, action, threadId)
  return insertIf(db, deskLog, { row, condition: hasRow(db, heldMails, eq(heldMails.id, id)) })
}
