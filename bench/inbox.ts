import type { DatabaseSync } from 'node:sqlite'
import { contactOf } from '#shared/knowledge/firm.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { mainOfficeOf } from '#shared/main-office.ts'
import { answerDueAt } from '#shared/office-hours.ts'
import { wordsOf } from '#shared/search-words.ts'
import { type Build, type Server, startServer } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { openDatabase } from './members.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'
import { timed } from './timed.ts'
import { register, type Visitor } from './visitor.ts'

const few = 1000
const many = 100_000
const rounds = 15

const pages: Record<string, string> = {
  'The inbox as it opens, with its counts': '/desk/inbox',
  'What is done, page 3': '/desk/inbox?status=done&page=3',
  'Of one person': '/desk/inbox?assignee=nobody',
  'A search for a name': '/desk/inbox?status=all&q=visitor+777',
  'A search for a word that every message has': '/desk/inbox?q=licence',
  'A search for two words that seldom meet': '/desk/inbox?status=done&q=tanzania+lottery',
  'A search without a hit': '/desk/inbox?q=qqqqq',
}

/** Measures the desk's inbox with 1,000 and with 100,000 enquiries, in turns in one run. */
export async function measureInbox(build: Build): Promise<Table> {
  const small = await startFilled(build, few)
  const large = await startFilled(build, many)
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const times: [many: number[], few: number[]] = [[], []]
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      const [ofMany, ofFew] = [await view(large, path), await view(small, path)]
      if (round === 0) continue
      times[0].push(ofMany)
      times[1].push(ofFew)
    }
    rows.push([name, ratio(...times), ...times.map((each) => spread(each))])
  }
  await Promise.all([small.stop(), large.stop()])
  const count = (threads: number) => threads.toLocaleString('en')
  return {
    columns: [
      'what',
      `${count(many)} to ${count(few)} threads`,
      `here with ${count(many)}, ms`,
      `here with ${count(few)}, ms`,
    ],
    rows,
  }
}

interface Filled extends Server {
  /** A member of staff. */
  advisor: Visitor
}

async function startFilled(build: Build, threads: number): Promise<Filled> {
  const stateDir = temporaryFolder('bench-inbox')
  const empty = await startServer(build, stateDir)
  const advisor = await register(empty.origin, 'advisor@example.com')
  await empty.stop()
  const database = openDatabase(stateDir)
  database.exec(`UPDATE users
    SET email_verified_at = created_at, two_factor_confirmed_at = created_at, role = 'advisor'`)
  fillWithThreads(database, threads)
  database.close()
  return { ...(await startServer(build, stateDir)), advisor }
}

async function view({ origin, advisor }: Filled, path: string): Promise<number> {
  return timed(async () => {
    const response = await fetch(origin + path, { headers: advisor.headers, redirect: 'manual' })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  })
}

const topics = 'licence tax opening partner payments hosting sportsbook casino audit owner'.split(
  ' ',
)
const places = 'kenya nigeria ghana uganda rwanda zambia botswana malawi namibia senegal'.split(' ')
// Nine out of ten are done, as in an inbox that is some years old.
const statuses = ['open', 'waiting', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done']
const office = { ...mainOfficeOf(contactOf(firm)), exceptions: [] }

/**
 * Inserts enquiries of one message each, with word frequencies that do not depend on their number.
 */
function fillWithThreads(database: DatabaseSync, threads: number): void {
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF;
    PRAGMA cache_size = -2000000; PRAGMA foreign_keys = OFF; BEGIN`)
  const thread = database.prepare(
    `INSERT INTO threads (id, name, email, company, service, status, created_at, last_at, due_at)
     VALUES (?, ?, ?, ?, 'Custom Research', ?, ?, ?, ?)`,
  )
  const entry = database.prepare(
    `INSERT INTO thread_entries (id, thread_id, kind, body, created_at)
     VALUES (?, ?, 'message', ?, ?)`,
  )
  const words = database.prepare(
    'INSERT OR IGNORE INTO thread_words (thread_id, word) SELECT ?, value FROM json_each(?)',
  )
  for (let number = 0; number < threads; number++) {
    const id = scatteredId(number)
    const at = Date.UTC(2026, 9, 1) - number * 600_000
    const who = [`Visitor ${number}`, `visitor-${number}@example.com`, `Company ${number % 997}`]
    const text = messageOf(number)
    const status = statuses[number % statuses.length] ?? 'done'
    thread.run(id, ...who, status, at, at, answerDueAt(office, new Date(at)).getTime())
    entry.run(`${id}-1`, id, text, at)
    words.run(id, JSON.stringify([...new Set([...who, text].flatMap(wordsOf))]))
  }
  database.exec('COMMIT; PRAGMA journal_mode = WAL')
}

/** Returns an id that is hashed, because random ids are spread over an index. */
function scatteredId(number: number): string {
  const hash = (number * 2_654_435_761) % 4_294_967_296
  return `${hash.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

/**
 * Returns a message. All contain "licence", one in a hundred Tanzania or a lottery, one in ten
 * thousand both.
 */
function messageOf(number: number): string {
  const words = Array.from(
    { length: 30 },
    (_, at) => topics[(number * 7 + at * at) % topics.length],
  )
  const place = number % 100 === 3 ? 'tanzania' : places[number % places.length]
  const rare = Math.floor(number / 100) % 100 === 5 ? 'lottery' : 'sportsbook'
  return `We would like a licence in ${place} for a ${rare}. ${words.join(' ')}, word${number % 5000}.`
}
