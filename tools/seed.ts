import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scheduler } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types/index.ts'
import { drizzle } from 'drizzle-orm/d1'
import { lifetimes } from '#shared/constants.ts'
import { contactMessages, newsletterSubscribers, users } from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { createUnsubscribeToken } from '#worker/newsletter/subscriptions.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { givenSettings, needSettings, needWritableFolder, refuse } from './before-start.ts'
import { devVars } from './dev-vars.ts'
import { keptSecret } from './kept-secret.ts'
import { inLocalDatabase } from './local-database.ts'
import { storesIn } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'

// A demo member, messages and subscribers for a local database; what is there already stays.
const email = 'demo@example.com'
const password = 'demo member of this machine'

// workerd has it as a global, Node in a module.
Object.assign(globalThis, { scheduler })

const root = join(import.meta.dirname, '..')
const stateDir = resolve(process.env.STATE_DIR || join(root, '.wrangler/state'))
process.chdir(root)
needWritableFolder(stateDir)

const started = existsSync(join(stateDir, 'app-key'))
const key = started ? keptSecret(join(stateDir, 'app-key')) : undefined
const given = givenSettings()
const env = {
  APP_URL: 'http://localhost',
  ...(given.APP_KEY ? {} : devVars()),
  ...(key ? { APP_KEY: key } : {}),
  ...given,
}
needSettings(env)
const settings = settingsOf(env)
if (!settings.loopback) refuse('npm run seed is for local work: APP_URL is not on this machine.')

const stores = storesIn(stateDir)
await migrateLocal(stores, 'migrations')
await inLocalDatabase(stores, insertRows, await statements())
console.log(`In ${stateDir}: ${email}, password "${password}" (unless it was changed since).`)

interface Statement {
  sql: string
  params: unknown[]
}

async function statements(): Promise<Statement[]> {
  // Writes statements only; workerd runs them.
  const db = drizzle({} as never)
  const now = new Date()
  const member = {
    id: 'seed-member',
    name: 'Demo Member',
    email,
    emailVerifiedAt: now,
    passwordHash: await hashPassword(settings.keyring('password'), password, 'seed'),
    createdAt: now,
  }
  const inserts = [
    db.insert(users).values(member).onConflictDoNothing(),
    db.insert(contactMessages).values([1, 2, 3].map(message)).onConflictDoNothing(),
    ...(await Promise.all([1, 2, 3].map(subscriber))).map((row) =>
      db.insert(newsletterSubscribers).values(row).onConflictDoNothing(),
    ),
  ]
  return inserts.map((insert) => insert.toSQL())
}

function message(number: number) {
  return {
    id: `seed-message-${number}`,
    firstName: 'Demo',
    lastName: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    company: 'Example Company',
    service: 'Custom Research',
    message: `Message number ${number} of the sample data.`,
    createdAt: new Date(),
  }
}

/** The third one has not confirmed yet. */
async function subscriber(number: number) {
  const now = new Date()
  return {
    email: `reader-${number}@example.com`,
    confirmedAt: number < 3 ? now : null,
    confirmHash: await hashToken(randomToken()),
    confirmExpiresAt: new Date(now.getTime() + lifetimes.newsletterConfirmSeconds * 1000),
    ...(await createUnsubscribeToken(settings)).stored,
    createdAt: now,
  }
}

async function insertRows(db: D1Database, rows: Statement[]): Promise<void> {
  await db.batch(rows.map(({ sql, params }) => db.prepare(sql).bind(...params)))
}
