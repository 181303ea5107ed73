import { randomBytes } from 'node:crypto'
import { scheduler } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { settingsOf } from '#worker/env.ts'
import { createUnsubscribeToken } from '#worker/site/newsletter/subscriptions.ts'
import { end, temporaryFolder } from './clean-up.ts'
import { startRelay } from './letters-relay.ts'
import { admit, openDatabase } from './members.ts'
import { kill, startProcess, stopped } from './server-process.ts'
import { register, type Visitor } from './visitor.ts'

// Sends a newsletter to many subscribers through a relay on this machine while the whole server is
// killed again and again: nobody may be left out. Then measures the speed over one connection, and
// with a relay that closes the connection after each email.
const subscribers = Number(process.env.SUBSCRIBERS ?? 10_000)
const kills = 5
const rounds = 3
const mailsARound = 200

const stateDir = temporaryFolder('letters')
const port = await freePort()
const url = `http://localhost:${port}`
const relay = await startRelay()
const settings = {
  APP_KEY: randomBytes(32).toString('base64'),
  PORT: String(port),
  STATE_DIR: stateDir,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(relay.port),
  SMTP_SECURE: 'false',
  // This run triggers the cron itself.
  CRON_MS: '86400000',
}

let server = await startProcess(settings)
const editor = await hireEditor()
await subscribe(subscribers)
await sendLetter('to-all')

const killedAt: number[] = []
for (let round = 1; round <= kills; round++) {
  const target = Math.round((subscribers * round) / (kills + 1)) + round * 7
  const runs = [runUntil(target), runUntil(target)]
  while (relay.arrivals() < target) await scheduler.wait(1)
  killedAt.push(relay.arrivals())
  kill(server)
  await Promise.allSettled([...runs, stopped(server)])
  console.log(`Killed after ${killedAt.at(-1)} emails`)
  server = await startProcess(settings)
}
const deadline = Date.now() + 15 * 60_000
while (waiting() > 0 && Date.now() < deadline) {
  await runCron()
  if (waiting() > 0) await scheduler.wait(2000)
}
const missed = subscribers - relay.receivers()
console.log(
  `${subscribers} subscribers, ${kills} kills (after ${killedAt.join(', ')} emails), two cron runs in parallel: ${missed} left out, ${relay.twice()} got it twice, ${relay.connections()} connections`,
)

for (const [where, delayMs] of [
  ['on this machine', 0],
  ['that takes 20 ms for each reply', 20],
] as const) {
  const rates = { one: [] as number[], many: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    rates.one.push(
      await rateOf(`one-${delayMs}-${round}`, { delayMs, mailsPerConnection: Infinity }),
    )
    rates.many.push(await rateOf(`many-${delayMs}-${round}`, { delayMs, mailsPerConnection: 1 }))
  }
  console.log(
    `A relay ${where}: ${spread(rates.one)} emails a minute over one connection, ${spread(rates.many)} over one connection each`,
  )
}
await end(server)
await relay.stop()
process.exit(missed === 0 ? 0 : 1)

/**
 * Returns the emails per minute of a newsletter, from the first to the last arrival, in one run of
 * the cron.
 */
async function rateOf(
  slug: string,
  behaviour: { delayMs: number; mailsPerConnection: number },
): Promise<number> {
  relay.behave(behaviour)
  relay.forget()
  await stopServer()
  withDatabase((database) => {
    database.exec(`DELETE FROM newsletter_subscribers WHERE email NOT IN
      (SELECT email FROM newsletter_subscribers ORDER BY email LIMIT ${mailsARound})`)
  })
  server = await startProcess(settings)
  await editor.visit('/desk/inbox')
  await sendLetter(slug)
  while (waiting() > 0 || relay.arrivals() === 0) await runCron()
  return relay.mailsAMinute()
}

function spread(values: number[]): string {
  const [least, median, greatest] = values.toSorted((a, b) => a - b).map(Math.round)
  return `${median} (${least}–${greatest})`
}

/** Inserts subscribers, each with a working unsubscribe link. */
async function subscribe(count: number): Promise<void> {
  const env = { ...settings, APP_URL: url } as unknown as Env
  const own = settingsOf(env)
  const rows: string[][] = []
  for (let at = 0; at < count; at++) {
    const { stored } = await createUnsubscribeToken(own)
    const email = `subscriber-${String(at).padStart(6, '0')}@example.com`
    rows.push([email, `confirm-${at}`, stored.unsubscribeSealed, stored.unsubscribeHash])
  }
  await stopServer()
  withDatabase((database) => {
    database.exec('BEGIN')
    const insert = database.prepare(`INSERT INTO newsletter_subscribers
      (email, confirmed_at, confirm_hash, confirm_expires_at, unsubscribe_sealed, unsubscribe_hash, created_at)
      VALUES (?, 1, ?, 1, ?, ?, 1)`)
    for (const row of rows) insert.run(...row)
    database.exec('COMMIT')
  })
  server = await startProcess(settings)
  await editor.visit('/desk/inbox')
}

/** Stores a newsletter and sends it, as an editor does. */
async function sendLetter(slug: string): Promise<void> {
  const fields = {
    subject: `The letter ${slug}`,
    introduction: 'What changed since the last one: **a lot**. See [the rules](/rules).',
    notes: [],
    rules: [],
    closing: 'Until next month.',
  }
  await stopServer()
  withDatabase((database) => {
    database
      .prepare("INSERT INTO documents (id, kind, slug, created_at) VALUES (?, 'letter', ?, 1)")
      .run(slug, slug)
    database
      .prepare(
        'INSERT INTO revisions (id, document_id, number, fields, created_at) VALUES (?, ?, 1, ?, 1)',
      )
      .run(`revision-${slug}`, slug, JSON.stringify(fields))
  })
  server = await startProcess(settings)
  await editor.visit('/desk/inbox')
  await editor.send(`/desk/letters/${slug}/sendings`, { revision: `revision-${slug}` })
}

/** Creates an account that may send newsletters. */
async function hireEditor(): Promise<Visitor> {
  const visitor = await register(url, 'editor@example.com')
  await stopServer()
  admit(stateDir, 'editor')
  withDatabase((database) => database.exec('DELETE FROM outbox'))
  server = await startProcess(settings)
  await visitor.visit('/desk/inbox')
  return visitor
}

/** Runs the cron once; resolves when it is done. */
async function runCron(): Promise<void> {
  await fetch(`${url}/cdn-cgi/handler/scheduled`).then((answer) => answer.text())
}

/**
 * Runs the cron until the given number of emails has arrived; the server may be killed meanwhile.
 */
async function runUntil(mails: number): Promise<void> {
  while (relay.arrivals() < mails) {
    await runCron()
    await scheduler.wait(50)
  }
}

/**
 * Returns the number of copies still to be sent; at least one while recipients are still being
 * added.
 */
function waiting(): number {
  return withDatabase((database) => {
    const [copies] = Object.values(
      database
        .prepare('SELECT count(*) FROM sending_copies WHERE next_attempt_at IS NOT NULL')
        .get() ?? {},
    )
    const [unfilled] = Object.values(
      database.prepare('SELECT count(*) FROM sendings WHERE filled_at IS NULL').get() ?? {},
    )
    return Number(copies) + Number(unfilled)
  })
}

function withDatabase<T>(ask: (database: ReturnType<typeof openDatabase>) => T): T {
  const database = openDatabase(stateDir)
  try {
    return ask(database)
  } finally {
    database.close()
  }
}

function stopServer(): Promise<unknown> {
  kill(server)
  return stopped(server)
}
