import { join, resolve } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/d1'
import { lifetimes } from '#shared/constants.ts'
import { answerDueAt } from '#shared/office-hours.ts'
import { sealSecret } from '#worker/account/two-factor/totp.ts'
import {
  newsletterSubscribers,
  threadEntries,
  threads,
  threadWords,
  users,
} from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { answeringOffice } from '#worker/knowledge/office.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'
import { createUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import { needSettings, needWritableFolder, refuse, settingsFromEnv } from './before-start.ts'
import { devVars } from './dev-vars.ts'
import { inLocalDatabase } from './local-database.ts'
import { localSecret } from './local-secret.ts'
import { devStateDir, storesIn } from './local-stores.ts'
import { migrateLocal } from './migrate-local.ts'
import { runStatements, type Statement } from './sql-statements.ts'

// Inserts a demo member, an owner of the desk, messages and subscribers into a local database;
// existing rows stay.
const email = 'demo@example.com'
const password = 'demo member of this machine'
// The same each time, so that the authenticator key is still in the terminal after a second run.
const owner = {
  email: 'owner@example.com',
  password: 'demo owner of this machine',
  secret: 'KILIMADEMOOWNEROFTHISMACHINE2345',
}

// It is a global in workerd and a module in Node.
Object.assign(globalThis, { scheduler })

const root = join(import.meta.dirname, '..')
const stateDir = resolve(process.env.STATE_DIR || devStateDir)
process.chdir(root)
needWritableFolder(stateDir)

const stores = storesIn(stateDir)
const environment = settingsFromEnv()
const env = {
  APP_URL: 'http://localhost',
  ...(environment.APP_KEY ? {} : ownSettings()),
  ...environment,
}
needSettings(env)
const settings = settingsOf(env)
if (!settings.loopback) refuse('npm run seed is for local work: APP_URL is not on this machine.')

await migrateLocal(stores, 'migrations')
await inLocalDatabase(stores, runStatements, await statements())
console.log(`Accounts in ${stateDir} (unless changed since):
  member  ${email}, password "${password}"
  owner   ${owner.email}, password "${owner.password}", authenticator key ${owner.secret}`)

/**
 * Returns the settings, including the key, with which the Worker will read what is written here.
 */
function ownSettings(): Record<string, string> {
  const isOfStart = stores.path === stateDir
  return isOfStart ? { APP_KEY: localSecret(join(stateDir, 'app-key')) } : devVars()
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
    firstVerifiedAt: now,
    passwordHash: await hashPassword(
      settings.keyring('password'),
      password,
      addressRequester('seed'),
    ),
    createdAt: now,
  }
  const inserts = [
    db.insert(users).values(member).onConflictDoNothing(),
    db
      .insert(users)
      .values(await ownerRow())
      .onConflictDoNothing(),
    db.insert(threads).values([1, 2, 3].map(thread)).onConflictDoNothing(),
    db.insert(threadEntries).values([1, 2, 3].map(message)).onConflictDoNothing(),
    db.insert(threadWords).values([1, 2, 3].map(notIndexed)).onConflictDoNothing(),
    ...(await Promise.all([1, 2, 3].map(subscriber))).map((row) =>
      db.insert(newsletterSubscribers).values(row).onConflictDoNothing(),
    ),
  ]
  return inserts.map((insert) => insert.toSQL())
}

/** Returns an owner of the desk, with the second factor that the desk requires. */
async function ownerRow() {
  const id = 'seed-owner'
  const now = new Date()
  return {
    id,
    name: 'Demo Owner',
    email: owner.email,
    emailVerifiedAt: now,
    firstVerifiedAt: now,
    passwordHash: await hashPassword(
      settings.keyring('password'),
      owner.password,
      addressRequester('seed'),
    ),
    twoFactorSecret: await sealSecret(settings, id, owner.secret),
    twoFactorConfirmedAt: now,
    role: 'owner' as const,
    createdAt: now,
  }
}

/** Returns the id of a thread; its first digits are the reference that people see. */
function threadId(number: number): string {
  return `${String(number).repeat(8)}-0000-4000-8000-000000000000`
}

function thread(number: number) {
  const createdAt = new Date()
  return {
    id: threadId(number),
    name: `Demo Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    company: 'Example Company',
    service: 'Custom Research',
    status: 'open' as const,
    createdAt,
    lastAt: createdAt,
    dueAt: answerDueAt(answeringOffice(), createdAt),
  }
}

function message(number: number) {
  return {
    id: `seed-message-${number}`,
    threadId: threadId(number),
    kind: 'message' as const,
    body: `Message number ${number} of the sample data.`,
    createdAt: new Date(),
  }
}

/** Returns the marker by which the cron indexes the thread. */
function notIndexed(number: number) {
  return { threadId: threadId(number), word: '' }
}

/** Returns a subscriber; the third one has not confirmed yet. */
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
