import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/d1'
import { roles } from '#shared/desk/staff/roles.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { localSecret } from '#tools/local-secret.ts'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { sealSecret } from '#worker/account/two-factor/totp.ts'
import { heldMails, sessions, threadEntries, threads, users } from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { createSignedToken, hashToken } from '#worker/security/tokens.ts'
import {
  type Member,
  memberCount,
  memberPassword,
  membersFile,
  seeded,
  staffEmail,
  staffPassword,
  staffPerRole,
  staffSecret,
} from './seeded.ts'

// Run before the server of the browser tests starts: what no form can make in a moment, a role at
// the desk, a thread that is late. Later nobody but the server may write to its database.

// workerd has it as a global, Node in a module.
Object.assign(globalThis, { scheduler })

const stateDir = resolve(process.env.STATE_DIR ?? '')
mkdirSync(stateDir, { recursive: true })
const stores = startStores(stateDir)
const db = drizzle({} as never)
const now = Date.now()
const sessionLifeMs = 4 * 3_600_000
const settings = settingsOf({
  APP_URL: 'http://localhost',
  APP_KEY: localSecret(join(stateDir, 'app-key')),
})

await migrateLocal(stores, 'migrations')
const people = (await staff()).map((row) => db.insert(users).values(row))
const inserts = [...people, ...(await members()), ...lateThread(), ...longThread()].map((one) =>
  one.toSQL(),
)
await inLocalDatabase(
  stores,
  (database, rows) =>
    database.batch(rows.map(({ sql, params }) => database.prepare(sql).bind(...params))),
  inserts,
)

async function staff() {
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    staffPassword,
    addressRequester('seed'),
  )
  const rows = roles.flatMap((role) =>
    Array.from({ length: staffPerRole }, async (_, number) => {
      const id = `${role}-${number}`
      const createdAt = new Date(now)
      return {
        id,
        name: `Baraka Mwangi ${number}`,
        email: staffEmail(role, number),
        emailVerifiedAt: createdAt,
        firstVerifiedAt: createdAt,
        passwordHash,
        twoFactorSecret: await sealSecret(settings, id, staffSecret),
        twoFactorConfirmedAt: createdAt,
        role,
        createdAt,
      }
    }),
  )
  return Promise.all(rows)
}

/** Members have one password, so that it is derived once, and no session to sign in for. */
async function members() {
  const passwordHash = await hashPassword(
    settings.keyring('password'),
    memberPassword,
    addressRequester('seed'),
  )
  const all: Member[] = []
  const rows = []
  for (let number = 0; number < memberCount; number++) {
    const id = `member-${number}`
    const session = await createSignedToken(settings.keyring('session')[0])
    const person = { name: 'Amina Otieno', email: `${id}@example.com` }
    const at = new Date(now)
    rows.push(
      db.insert(users).values({
        ...person,
        id,
        passwordHash,
        emailVerifiedAt: at,
        firstVerifiedAt: at,
        createdAt: at,
      }),
      db.insert(sessions).values(await sessionRow(id, session)),
    )
    all.push({ ...person, password: memberPassword, session })
  }
  writeFileSync(join(stateDir, membersFile), JSON.stringify(all))
  return rows
}

async function sessionRow(userId: string, token: string) {
  const createdAt = new Date(now)
  return {
    id: await hashToken(token),
    userId,
    signInId: crypto.randomUUID(),
    createdAt,
    // Nothing here writes to KV, and a session that was used just now needs no record there.
    lastSeenAt: new Date(now + sessionLifeMs / 2),
    expiresAt: new Date(now + sessionLifeMs),
    endsAt: new Date(now + sessionLifeMs),
    address: '203.0.113.7',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
  }
}

function thread(id: string, dueAt: number) {
  const at = new Date(now)
  return db.insert(threads).values({
    id,
    name: 'Wanjiru Kamau',
    email: `${id}@example.com`,
    company: 'Savanna Play',
    service: 'Licensing & Compliance',
    status: 'open',
    createdAt: at,
    lastAt: at,
    dueAt: new Date(dueAt),
  })
}

function entry(threadId: string, number: number, body: string) {
  const kind = number % 3 === 1 ? 'note' : 'message'
  const id = `${threadId}-${number}`
  const createdAt = new Date(now + number)
  return db.insert(threadEntries).values({ id, threadId, kind, body, createdAt })
}

function lateThread() {
  return [
    thread(seeded.late, now - 2 * 3_600_000),
    entry(seeded.late, 0, 'Which licence does a sportsbook need?'),
    db.insert(heldMails).values({
      id: 'held-mail',
      threadId: seeded.late,
      sender: 'W. Kamau <w.kamau@example.org>',
      body: 'I write from my other address.',
      messageId: '<held@example.org>',
      createdAt: new Date(now),
    }),
  ]
}

function longThread() {
  const bodies = Array.from({ length: 60 }, (_, number) => `Entry number ${number} of many.`)
  return [
    thread(seeded.long, now + 3_600_000),
    ...bodies.map((body, number) => entry(seeded.long, number, body)),
  ]
}
