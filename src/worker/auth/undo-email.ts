import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { asSelection } from '../db/as-selection.ts'
import type { Database } from '../db/database.ts'
import { hasRow } from '../db/has-row.ts'
import { emailUndos, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { audit } from '../http/audit.ts'
import { leaveFlash } from '../http/flash.ts'
import { refuseForm } from '../http/form.ts'
import { dropSession } from '../http/new-session.ts'
import { redirect } from '../http/redirect.ts'
import { requestKind } from '../http/request-kind.ts'
import { insertMailIf, outboxRow } from '../mail/outbox.ts'
import { hashToken } from '../security/hash-token.ts'
import { randomHex } from '../security/random-token.ts'
import { endAccessIf } from './end-access.ts'
import { resetMail } from './mails.ts'
import { createResetToken, replaceResetLinkIf } from './reset-links.ts'

type Undo = typeof emailUndos.$inferSelect

const tokenBytes = 32

/** The way back to an address that an account is about to leave, as the notice to it brings it. */
export async function createEmailUndo(userId: string, email: string) {
  const token = randomHex(tokenBytes)
  const expiresAt = new Date(Date.now() + lifetimes.emailUndoSeconds * 1000)
  return { token, row: { id: await hashToken(token), userId, email, expiresAt } satisfies Undo }
}

/** Stores the way back if a user fits the condition. */
export function insertEmailUndoIf(db: Database, row: Undo, fits: SQL | undefined) {
  return db
    .insert(emailUndos)
    .select(db.select(asSelection(emailUndos, row)).from(users).where(fits))
}

/**
 * Gives an account its earlier address back, verified by the link that was mailed there, and ends
 * every way in that others may have taken meanwhile; then a reset link goes to that address.
 */
export async function undoEmail(c: Context<AppEnv>, token: string): Promise<Response> {
  const undo = await findUndo(c.var.db, token)
  if (!undo || !(await restore(c, undo))) {
    return refuseForm(c, { token: [messages.emailUndo.invalidLink] })
  }
  await audit(c, 'email-change-undone', undo.userId)
  const status = messages.emailUndo.done
  const own = c.var.signedIn?.user.id === undo.userId
  if (own) await dropSession(c)
  if (requestKind(c) === 'json') return c.json({ message: status })
  await leaveFlash(c, { status, clearHistory: own })
  return redirect(c, routes.login.href())
}

async function findUndo(db: Database, token: string): Promise<Undo | null> {
  const byToken = eq(emailUndos.id, await hashToken(token))
  const found = await db.select().from(emailUndos).where(and(byToken, isAlive())).get()
  return found ?? null
}

function isAlive() {
  return gt(emailUndos.expiresAt, new Date())
}

/** All of it in one batch; false when the link was used meanwhile, or somebody verified the address. */
async function restore(c: Context<AppEnv>, { id, userId, email }: Undo): Promise<boolean> {
  const { db, settings } = c.var
  const reset = await createResetToken()
  const mail = await outboxRow(c, resetMail(settings, email, reset.token), userId)
  const unused = hasRow(db, emailUndos, and(eq(emailUndos.id, id), isAlive()))
  const restored = and(eq(users.id, userId), eq(users.email, email))
  const justNow = hasRow(db, emailUndos, eq(emailUndos.id, id))
  const fits = and(restored, justNow)
  // Whoever registered the address meanwhile without verifying it does not hold it: its owner does.
  const squatter = and(eq(users.email, email), ne(users.id, userId), isNull(users.emailVerifiedAt))
  try {
    const [, updated] = await db.batch([
      db.delete(users).where(and(squatter, unused)),
      db
        .update(users)
        .set({
          email,
          emailVerifiedAt: new Date(),
          emailChanges: sql`${users.emailChanges} + 1`,
          credentialsVersion: sql`${users.credentialsVersion} + 1`,
          resetHeldUntil: null,
        })
        .where(and(eq(users.id, userId), unused))
        .returning({ id: users.id }),
      ...endAccessIf(db, userId, fits),
      replaceResetLinkIf(db, reset, { fits }),
      insertMailIf(db, mail, { fits, ofUser: true }),
      db.delete(emailUndos).where(and(eq(emailUndos.userId, userId), unused)),
    ])
    return updated.length > 0
  } catch (error) {
    if (isUniqueViolation(error, 'users.email')) return false
    throw error
  }
}
