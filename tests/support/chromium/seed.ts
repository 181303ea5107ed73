import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/d1'
import { roles } from '#shared/desk/staff/roles.ts'
import { keysOf } from '#shared/records.ts'
import { inLocalDatabase } from '#tools/local-database.ts'
import { localSecret } from '#tools/local-secret.ts'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { protectRecoveryCode } from '#worker/account/two-factor/recovery-codes.ts'
import { sealSecret } from '#worker/account/two-factor/totp.ts'
import {
  codeFactor,
  heldMails,
  recoveryCodes,
  type SessionRow,
  sessions,
  threadEntries,
  threads,
  users,
} from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'
import { createSignedToken, hashToken } from '#worker/security/tokens.ts'
import {
  type Accounts,
  accountsFile,
  memberKinds,
  memberPassword,
  seeded,
  seededCodes,
  seededSecret,
  staffEmail,
  staffPassword,
  staffPerRole,
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
const at = new Date(now)
const verified = { emailVerifiedAt: at, firstVerifiedAt: at, createdAt: at }
const sessionLifeMs = 4 * 3_600_000
const settings = settingsOf({
  APP_URL: 'http://localhost',
  APP_KEY: localSecret(join(stateDir, 'app-key')),
})

await migrateLocal(stores, 'migrations')
const accounts: Accounts = {
  members: { plain: [], confirmed: [], twoFactor: [], unproven: [] },
  staff: { owner: [], editor: [], advisor: [] },
}
const people = [...(await staff()), ...(await members())]
const inserts = [...people, ...lateThread(), ...longThread()].map((one) => one.toSQL())
writeFileSync(join(stateDir, accountsFile), JSON.stringify(accounts))
await inLocalDatabase(
  stores,
  (database, rows) =>
    database.batch(rows.map(({ sql, params }) => database.prepare(sql).bind(...params))),
  inserts,
)

/** Returns the rows of the people at the desk, with the sessions in which they are signed in. */
async function staff() {
  const passwordHash = await hashOf(staffPassword)
  const rows = []
  for (const role of roles) {
    for (let number = 0; number < staffPerRole; number++) {
      const id = `${role}-${number}`
      const person = { id, name: `Baraka Mwangi ${number}`, email: staffEmail(role, number), role }
      const factor = await twoFactorOf(id)
      const { session, insert } = await sessionOf(id, { secondFactor: codeFactor })
      rows.push(db.insert(users).values({ ...person, ...verified, ...factor, passwordHash }))
      rows.push(insert)
      accounts.staff[role].push(session)
    }
  }
  return rows
}

/** Returns the rows of members, with their sessions. Their one password is derived once. */
async function members() {
  const passwordHash = await hashOf(memberPassword)
  const rows = []
  for (const kind of keysOf(memberKinds)) {
    const { count, hasTwoFactor, isConfirmed } = memberKinds[kind]
    const proof = {
      passwordConfirmedAt: isConfirmed ? at : null,
      secondFactor: isConfirmed && hasTwoFactor ? codeFactor : null,
    }
    for (let number = 0; number < count; number++) {
      const id = `${kind.toLowerCase()}-${number}`
      const person = { name: 'Amina Otieno', email: `${id}@example.com` }
      const factor = hasTwoFactor ? await twoFactorOf(id) : {}
      const { session, insert } = await sessionOf(id, proof)
      rows.push(db.insert(users).values({ ...person, ...verified, ...factor, id, passwordHash }))
      rows.push(insert)
      if (hasTwoFactor) rows.push(db.insert(recoveryCodes).values(await codesOf(id)))
      accounts.members[kind].push({ ...person, password: memberPassword, session })
    }
  }
  return rows
}

function hashOf(password: string) {
  return hashPassword(settings.keyring('password'), password, addressRequester('seed'))
}

async function twoFactorOf(id: string) {
  const twoFactorSecret = await sealSecret(settings, id, seededSecret)
  return { twoFactorSecret, twoFactorConfirmedAt: at }
}

function codesOf(userId: string) {
  return Promise.all(
    seededCodes.map(async (code, position) => ({
      userId,
      position,
      ...(await protectRecoveryCode(settings, code)),
    })),
  )
}

async function sessionOf(userId: string, proof: Partial<SessionRow>) {
  const session = await createSignedToken(settings.keyring('session')[0])
  const insert = db.insert(sessions).values({
    ...proof,
    id: await hashToken(session),
    userId,
    signInId: crypto.randomUUID(),
    createdAt: at,
    // Nothing here writes to KV, and a session that was used just now needs no record there.
    lastSeenAt: new Date(now + sessionLifeMs / 2),
    expiresAt: new Date(now + sessionLifeMs),
    endsAt: new Date(now + sessionLifeMs),
    address: '203.0.113.7',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36',
  })
  return { session, insert }
}

function thread(id: string, dueAt: number) {
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
      createdAt: at,
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
