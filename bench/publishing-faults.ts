import { randomBytes } from 'node:crypto'
import { scheduler } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { end, temporaryFolder } from './clean-up.ts'
import { admit } from './members.ts'
import {
  publish,
  registerEditor,
  revise,
  type Written,
  withdraw,
  write,
} from './publishing/editor.ts'
import { countForgotten, type History, readHistory } from './publishing/history.ts'
import { judge, read, requestsFor, slugOf, textOf } from './publishing/reader.ts'
import { kill, startProcess, stopped } from './server-process.ts'
import type { Visitor } from './visitor.ts'

// Publishes, schedules, unpublishes and restores versions while the whole server is killed again
// and again, every other time right after something was accepted. Each reader must get one edition,
// never an older one than before, and everything that was accepted must appear.
const kills = Number(process.env.KILLS ?? 24)
const documents = 9
const atOnce = 3
const longestMs = 4000
const stateDir = temporaryFolder('publishing-faults')
const port = await freePort()
const url = `http://localhost:${port}`
const settings = {
  APP_KEY: randomBytes(32).toString('base64'),
  PORT: String(port),
  STATE_DIR: stateDir,
  // This run triggers the cron itself.
  CRON_MS: '86400000',
}

interface Subject {
  slug: string
  document: number
  kind: 'note' | 'rule'
  versions: number
  newest: Written
  /** The accepted revisions, which can be published again. */
  revisions: Written[]
}

const faults: Record<string, number> = { back: 0, between: 0, failed: 0 }
const counted = {
  published: 0,
  scheduled: 0,
  withdrawn: 0,
  refused: 0,
  cut: 0,
  answers: 0,
  late: 0,
}
const accepted = new Set<number>()
let turns = 0
const isOurs = (slug: string) => slug.includes('-of-run-')
const history = () => readHistory(stateDir, isOurs)
const pages = requestsFor(Array.from({ length: documents }, (_, document) => slugOf(document)))
/**
 * The smallest edition number that a reader may still get; search is a separate store and lags
 * behind.
 */
const floors = { site: 1, search: 1 }

let server = await startProcess(settings)
const editor = await hire()
const subjects: Subject[] = []
for (let document = 0; document < documents; document++) subjects.push(await create(document))

for (let round = 0; round < kills; round++) {
  const last = server
  let killedAt = Number.POSITIVE_INFINITY
  const killIn = (ms: number) => {
    if (Date.now() < killedAt) setTimeout(() => kill(last), ms)
    killedAt = Math.min(killedAt, Date.now())
  }
  const isOver = () => Date.now() >= killedAt
  // Every other kill comes right after something was accepted, the others at any time.
  let remaining = round % 2 === 0 ? 1 + randomUpTo(5) : Number.POSITIVE_INFINITY
  const whenAccepted = () => {
    remaining -= 1
    if (remaining === 0) killIn(randomUpTo(30))
  }
  setTimeout(() => killIn(0), round % 2 === 0 ? longestMs : 300 + randomUpTo(longestMs / 2))
  await Promise.all([
    readUntil(isOver),
    ...Array.from({ length: atOnce }, (_, at) => decideUntil(isOver, at, whenAccepted)),
    // The cron runs in some of the rounds, until it is killed.
    ...(round % 3 === 1 ? [scheduler.wait(randomUpTo(1500)).then(runCron)] : []),
  ])
  await stopped(server)
  const { writtenNumber: written, newestNumber: newest } = history()
  if (written < newest) counted.late += 1
  server = await startProcess(settings)
  await readAll()
  await catchUp(subjects)
}

// By then scheduled publications are due and the lease of the killed Worker has expired.
await scheduler.wait(Math.max(9000, history().leasedUntil - Date.now() + 100))
const [atLast] = [await runCron(), await readAll()]
const last = history()
const missing = [...accepted].filter((id) => !last.publications.has(id)).length
const stale = floors.site < last.newestNumber && !(await isNewest(last)) ? 1 : 0
const ends = {
  'answers older than one before': faults.back,
  'answers between two editions': faults.between,
  'answers that failed': faults.failed,
  'accepted publications that are missing': missing,
  'decisions that never took effect': countForgotten(stateDir),
  'editions that one cron run did not write': last.newestNumber - last.writtenNumber,
  'answers that are not from the newest edition at the end': stale,
  'cron runs that failed': atLast ? 0 : 1,
  ...last.faults,
}
await end(server)
const { published, scheduled, withdrawn, refused, cut, answers, late } = counted
console.log(
  `${published} publications, ${scheduled} schedules and ${withdrawn} documents unpublished, ${refused} refused, ${cut} cut off; ${kills} kills, of which ${late} left an edition unwritten; ${answers} answers, edition ${last.newestNumber}`,
)
for (const [fault, times] of Object.entries(ends)) console.log(`${times} ${fault}`)
process.exit(Object.values(ends).every((times) => times === 0) ? 0 : 1)

/** Makes decisions one after the other about documents that nobody else uses. */
async function decideUntil(isOver: () => boolean, at: number, whenAccepted: () => void) {
  const own = subjects.filter(({ document }) => document % atOnce === at)
  while (!isOver()) {
    turns += 1
    const subject = own[turns % own.length] as Subject
    if (await decide(editor, subject, turns)) whenAccepted()
  }
}

/** Makes one decision about a document, of each kind in turn; returns true if it was accepted. */
async function decide(by: Visitor, subject: Subject, turn: number): Promise<boolean> {
  try {
    const what = turn % 7
    if (what === 3) {
      await withdraw(by, subject.newest)
      counted.withdrawn += 1
      return true
    }
    const revision = what === 5 ? (subject.revisions[0] as Written) : await reviseNext(by, subject)
    const isLater = what === 6
    const from = isLater ? new Date(Date.now() + 1000 + randomUpTo(7000)) : undefined
    accepted.add(await publish(by, revision, from))
    counted[isLater ? 'scheduled' : 'published'] += 1
    return true
  } catch (error) {
    const isRefused = /answered 4/.test(String(error))
    counted[isRefused ? 'refused' : 'cut'] += 1
    if (!isRefused) await scheduler.wait(20)
    return false
  }
}

async function reviseNext(by: Visitor, subject: Subject): Promise<Written> {
  subject.versions += 1
  const text = textOf(subject.document, subject.versions)
  subject.newest = await revise(by, subject.kind, { ...subject.newest, text })
  subject.revisions.push(subject.newest)
  return subject.newest
}

/**
 * Reads the newest revisions: one whose reply was cut off may be stored, and the next has to be
 * based on it.
 */
async function catchUp(all: Subject[]): Promise<void> {
  for (const subject of all) {
    const { revision } = await editor.props(`/desk/documents/${subject.newest.id}`)
    subject.newest = { ...subject.newest, revision: String(revision) }
  }
}

async function create(document: number): Promise<Subject> {
  const kind = slugOf(document).startsWith('rule') ? 'rule' : 'note'
  const slug = slugOf(document)
  const newest = await write(editor, kind, { slug, text: textOf(document, 1) })
  return { slug, document, kind, versions: 1, newest, revisions: [newest] }
}

async function readUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) await readAll(isOver)
}

/** Reads everything once and judges each answer by the state of the database at that time. */
async function readAll(isOver = () => false): Promise<void> {
  for (const page of pages) {
    if (isOver()) return
    const answer = await read(url, page)
    if (!answer) continue
    counted.answers += 1
    const store = page.path.startsWith('/search') ? 'search' : 'site'
    const judged = judge(answer, history(), floors[store])
    if ('number' in judged) floors[store] = judged.number
    else {
      faults[judged.fault] = (faults[judged.fault] ?? 0) + 1
      console.log(`${judged.fault}: ${page.path} after edition ${floors[store]}`, answer)
    }
  }
}

/** True if every answer belongs to the newest edition, or to one with the same content. */
async function isNewest(latest: History): Promise<boolean> {
  for (const page of pages) {
    const answer = await read(url, page)
    if (!answer || 'fault' in judge(answer, latest, latest.newestNumber)) return false
  }
  return true
}

async function runCron(): Promise<boolean> {
  return fetch(`${url}/cdn-cgi/handler/scheduled`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Creates an account that publishes at the desk. */
async function hire(): Promise<Visitor> {
  const visitor = await registerEditor(url)
  await end(server)
  admit(stateDir, 'editor')
  server = await startProcess(settings)
  await visitor.visit('/desk/documents')
  return visitor
}

function randomUpTo(ms: number): number {
  return Math.floor(Math.random() * ms)
}
