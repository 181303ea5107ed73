import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { hasRow, insertIf } from '../db/conditions.ts'
import { countUp } from '../db/counters.ts'
import { newsletterSubscribers, outbox } from '../db/schema.ts'
import { refuseForm } from '../http/form.ts'
import { back } from '../http/reply.ts'
import { requestKind } from '../http/request.ts'
import { outboxRow } from '../mail/outbox.ts'
import { type MailAllowance, mailAllowance } from '../mail/uninvited.ts'
import { hashToken, randomToken } from '../security/tokens.ts'
import { confirmationMail, subscribedMail } from './mails.ts'
import { createUnsubscribeToken, getUnsubscribeToken } from './unsubscribe-token.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Sends the mail that fits the address; the reply never tells which one that was. */
export async function subscribe(c: Context<AppEnv>, email: string): Promise<Response> {
  if ((await countUp(c.var.db, 'hour:newsletter', hourlyCap)) > hourlyCap.hits) {
    return refuseFull(c)
  }
  await sendMail(c, email)
  const status = messages.newsletter.asked
  if (requestKind(c) === 'json') return c.json({ message: status })
  return back(c, { status }, ownPage)
}

const ownPage = routes.insights.href()

function refuseFull(c: Context<AppEnv>): Promise<Response> | Response {
  const message = messages.newsletter.full
  if (requestKind(c) === 'json') return c.json({ message }, 503)
  return refuseForm(c, { email: [message] }, ownPage)
}

async function sendMail(c: Context<AppEnv>, email: string): Promise<void> {
  const recipient = { to: email, kind: 'newsletter', allowance: 'once-a-minute' } as const
  const allowance = await mailAllowance(c.var, recipient)
  const known = await c.var.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .get()
  await (known?.confirmedAt ? tellAgain(c, known, allowance) : askToConfirm(c, email, allowance))
}

/** Says to a subscriber once more that they are one. */
async function tellAgain(
  c: Context<AppEnv>,
  { email, unsubscribeSealed }: Subscriber,
  allowance: MailAllowance,
) {
  const { db, settings } = c.var
  const { token, changes } = await getUnsubscribeToken(settings, unsubscribeSealed)
  const row = await outboxRow(c, subscribedMail(settings, email, token))
  const fits = eq(newsletterSubscribers.email, email)
  const mailed = hasRow(db, outbox, eq(outbox.id, row.id))
  await db.batch([
    ...allowance.insert(row, { table: newsletterSubscribers, fits }),
    ...(changes ? [db.update(newsletterSubscribers).set(changes).where(and(fits, mailed))] : []),
  ])
}

/** Notes who asked, with a token for the confirmation; an earlier one is replaced if a mail goes. */
async function askToConfirm(
  c: Context<AppEnv>,
  email: string,
  allowance: MailAllowance,
): Promise<void> {
  const { db, settings } = c.var
  const token = randomToken()
  const pending = {
    confirmHash: await hashToken(token),
    confirmExpiresAt: new Date(Date.now() + lifetimes.newsletterConfirmSeconds * 1000),
  }
  const row = {
    email,
    confirmedAt: null,
    ...pending,
    ...(await createUnsubscribeToken(settings)).stored,
    createdAt: new Date(),
  }
  const mail = await outboxRow(c, confirmationMail(settings, email, token))
  await db.batch([
    insertIf(db, newsletterSubscribers, { row, condition: allowance.hasRoom }).onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: pending,
      setWhere: isNull(newsletterSubscribers.confirmedAt),
    }),
    ...allowance.insert(mail, {
      table: newsletterSubscribers,
      fits: eq(newsletterSubscribers.confirmHash, pending.confirmHash),
    }),
  ])
}
