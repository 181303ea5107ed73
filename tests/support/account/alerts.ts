import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import type { FieldsOf } from '#tests/support/desk/document-fields.ts'
import { publishDocument } from '#tests/support/desk/documents.ts'
import { runBy } from '#tests/support/desk/newsletters.ts'
import { alertKind } from '#worker/account/alerts/alert-kind.ts'
import { changeKind } from '#worker/account/alerts/change-kind.ts'
import { digestKind } from '#worker/account/alerts/digest-kind.ts'
import { openKeyValueStore } from '#worker/db/key-value-store.ts'
import {
  alertPreferences,
  followers,
  sendingCopies,
  sendings,
  watchedMarkets,
} from '#worker/db/schema.ts'
import { deliverCopies } from '#worker/jobs/sendings/deliver.ts'
import { fillNext } from '#worker/jobs/sendings/fill.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { type Account, createUser, db, settings, signedInAs } from './accounts.ts'

const kinds = { alert: alertKind, change: changeKind, digest: digestKind }

export async function createFollower(
  markets: string[],
  frequency: AlertFrequency = 'each',
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser()
  const browser = await signedInAs(account)
  await savePreferences(browser, markets, frequency)
  return { account, browser }
}

export async function savePreferences(
  browser: Browser,
  markets: string[],
  frequency: AlertFrequency,
) {
  const options = { method: 'PUT', as: 'json' } as const
  const saved = await browser.send(routes.alerts.href(), { markets, frequency }, options)
  if (saved.status !== 204) throw new Error(`Expected 204, not ${saved.status}`)
}

let rules = 0

/** Publishes a rule from the desk, of Kenya by default; returns its slug and title. */
export async function publishRule(fields: Partial<FieldsOf<'rule'>> = {}, slug = '') {
  rules += 1
  const rule = { market: 'kenya', title: `Rule ${rules} of the desk`, ...fields }
  const published = {
    kind: 'rule' as const,
    slug: slug || `rule-${crypto.randomUUID()}`,
    fields: rule,
  }
  return { ...(await publishDocument(published)), slug: published.slug, ...rule }
}

export async function alertOf(documentId: string) {
  const like = and(eq(sendings.kind, 'alert'), eq(sendings.about, documentId))
  return db.select().from(sendings).where(like).get()
}

export async function fillAll(): Promise<void> {
  while (await fillNext(db, kinds));
}

export async function sendAll(): Promise<Mail[]> {
  const mails: Mail[] = []
  const send = async (_: string, mail: Mail) => {
    mails.push(mail)
    return { outcome: 'sent' } as const
  }
  const lane = { db, kv: openKeyValueStore(env.KV), settings, kinds, ...runBy(send) }
  while ((await deliverCopies(lane)) !== 'idle');
  return mails
}

/** Runs the cron steps of sendings; returns the mails to an address, oldest first. */
export async function mailsTo({ email }: { email: string }): Promise<Mail[]> {
  await fillAll()
  return (await sendAll()).filter(({ to }) => to === email)
}

/** Deletes the sendings and the followed markets of earlier tests. */
export async function forgetAlerts(): Promise<void> {
  await db.delete(alertPreferences)
  await db.delete(watchedMarkets)
  await db.delete(followers)
  await db.delete(sendingCopies)
  await db.delete(sendings)
}

export async function preferencesOf({ id }: { id: string }) {
  const preference = await env.DB.prepare(
    'SELECT frequency FROM alert_preferences WHERE user_id = ?',
  )
    .bind(id)
    .first<{ frequency: string }>()
  const watched = await env.DB.prepare(
    'SELECT market FROM watched_markets WHERE user_id = ? ORDER BY market',
  )
    .bind(id)
    .all<{ market: string }>()
  return {
    frequency: preference?.frequency ?? null,
    markets: watched.results.map(({ market }) => market),
  }
}
