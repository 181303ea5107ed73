import { eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { newsletterSubscribers, outbox } from '../db/schema.ts'
import { back } from '../http/back.ts'
import { requestKind } from '../http/request-kind.ts'
import { mayMailUninvited } from '../http/uninvited-mail.ts'
import { outboxRow } from '../mail/outbox.ts'
import { hashToken } from '../security/hash-token.ts'
import { randomToken } from '../security/random-token.ts'
import { confirmationMail, subscribedMail } from './mails.ts'
import { createUnsubscribeToken, getUnsubscribeToken } from './unsubscribe-token.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Sends the mail that fits the address; the reply never tells which one that was. */
export async function subscribe(c: Context<AppEnv>, email: string): Promise<Response> {
  if (await mayMailUninvited(c, 'newsletter-mail', email)) await sendMail(c, email)
  const status = messages.newsletter.asked
  if (requestKind(c) === 'json') return c.json({ message: status })
  return back(c, { status }, routes.insights.href())
}

async function sendMail(c: Context<AppEnv>, email: string): Promise<void> {
  const known = await c.var.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  await (known?.confirmedAt ? tellAgain(c, known) : askToConfirm(c, email))
}

/** Says to a subscriber once more that they are one. */
async function tellAgain(c: Context<AppEnv>, { email, unsubscribeSealed }: Subscriber) {
  const { db, settings } = c.var
  const { token, changes } = await getUnsubscribeToken(settings, unsubscribeSealed)
  const row = await outboxRow(c, subscribedMail(settings, email, token))
  const subscriber = eq(newsletterSubscribers.email, email)
  await db.batch([
    db.insert(outbox).values(row),
    ...(changes ? [db.update(newsletterSubscribers).set(changes).where(subscriber)] : []),
  ])
}

/** Notes who asked, with a token for the confirmation; an earlier one is replaced. */
async function askToConfirm(c: Context<AppEnv>, email: string): Promise<void> {
  const { db, settings } = c.var
  const token = randomToken()
  const pending = {
    confirmHash: await hashToken(token),
    confirmExpiresAt: new Date(Date.now() + lifetimes.newsletterConfirmSeconds * 1000),
  }
  const row = {
    email,
    ...pending,
    ...(await createUnsubscribeToken(settings)).stored,
    createdAt: new Date(),
  }
  const mail = await outboxRow(c, confirmationMail(settings, email, token))
  await db.batch([
    db
      .insert(newsletterSubscribers)
      .values(row)
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: pending,
        setWhere: isNull(newsletterSubscribers.confirmedAt),
      }),
    db.insert(outbox).values(mail),
  ])
}
