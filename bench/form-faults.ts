import { randomBytes, randomUUID } from 'node:crypto'
import { scheduler } from 'node:timers/promises'
import { routes } from '#shared/routes.ts'
import { freePort } from '#tests/support/free-port.ts'
import { end, temporaryFolder } from './clean-up.ts'
import { admit, openDatabase } from './members.ts'
import { fieldsOf, registerEditor } from './publishing/editor.ts'
import { kill, startProcess, stopped } from './server-process.ts'
import { Visitor } from './visitor.ts'

// Presses every form three times at once, and again until there is an answer, while the whole server
// is killed again and again. Each must be done exactly once, and all its answers must be the same.
const kills = Number(process.env.KILLS ?? 12)
const longestMs = 1500
const atOnce = 3
const stateDir = temporaryFolder('form-faults')
const port = await freePort()
const url = `http://localhost:${port}`
const settings = {
  APP_KEY: randomBytes(32).toString('base64'),
  PORT: String(port),
  STATE_DIR: stateDir,
  CRON_MS: '86400000',
}

interface Form {
  by: Visitor
  path: string
  fields: Record<string, unknown>
}

/** A form that was sent, and the query that counts what it has made. */
interface Sent {
  query: string
  about: string
  ids: Set<string>
}

const makers = [sendMessage, addNote, closeDays, publishDocument]
const counted = { forms: 0, answers: 0, cut: 0, refused: 0 }
const sent: Sent[] = []
let server = await startProcess(settings)
const visitor = await visitorOn('/contact')
await visitor?.send(routes.sendContactForm.href(), messageOf('The first message of the run'))
const editor = await hire()
const inbox = await editor.props(`${routes.deskInbox.href()}?status=all`)
const [thread] = inbox.threads as { id: string }[]
const noteForm = routes.deskNotes.href({ id: thread?.id ?? '' })

for (let round = 0; round < kills; round++) {
  const last = server
  let isOver = false
  setTimeout(
    () => {
      isOver = true
      kill(last)
    },
    200 + Math.random() * longestMs,
  )
  const work = makers.map(async (maker) => {
    while (!isOver) await maker()
  })
  await stopped(last)
  server = await startProcess(settings)
  await Promise.all(work)
}

await end(server)
const database = openDatabase(stateDir)
const ends = {
  'forms done twice': 0,
  'answered forms that were not done': 0,
  'answers that differ': 0,
}
for (const { query, about, ids } of sent) {
  const count = Number(database.prepare(query).get(about)?.n)
  if (count > 1) ends['forms done twice'] += 1
  if (count < 1) ends['answered forms that were not done'] += 1
  if (ids.size > 1) ends['answers that differ'] += 1
}
database.close()
const { forms, answers, cut, refused } = counted
console.log(
  `${forms} forms, ${answers} answers, ${refused} refused, ${cut} cut off; ${kills} kills`,
)
for (const [fault, times] of Object.entries(ends)) console.log(`${times} ${fault}`)
process.exit(Object.values(ends).every((times) => times === 0) && forms > 0 ? 0 : 1)

async function sendMessage(): Promise<void> {
  // Each has limits of their own; while the server is down they cannot open the page.
  const by = await visitorOn('/contact')
  if (!by) return scheduler.wait(50)
  const text = newText()
  await press(
    { by, path: routes.sendContactForm.href(), fields: messageOf(text) },
    'SELECT count(*) AS n FROM thread_entries WHERE body = ?',
    text,
  )
}

async function addNote(): Promise<void> {
  const text = newText()
  await press(
    { by: editor, path: noteForm, fields: { body: text } },
    'SELECT count(*) AS n FROM thread_entries WHERE body = ?',
    text,
  )
}

async function closeDays(): Promise<void> {
  const reason = newText()
  await press(
    {
      by: editor,
      path: routes.deskClosures.href(),
      fields: { from: '2031-01-06', to: '2031-01-07', reason },
    },
    'SELECT count(*) AS n FROM closures WHERE reason = ?',
    reason,
  )
}

async function publishDocument(): Promise<void> {
  const slug = `once-${randomUUID()}`
  const id = await press(
    {
      by: editor,
      path: routes.deskDocuments.href(),
      fields: { kind: 'note', slug, ...fieldsOf('note', newText()) },
    },
    'SELECT count(*) AS n FROM documents WHERE slug = ?',
    slug,
  )
  // Without an id nobody can have had the reply.
  if (!id) return
  const page = await editor.props(routes.deskDocument.href({ id })).catch(() => null)
  if (!page) return
  await press(
    {
      by: editor,
      path: routes.documentPublications.href({ id }),
      fields: { revision: page.revision },
    },
    'SELECT count(*) AS n FROM publications WHERE document_id = ?',
    id,
  )
}

/** Presses a form until it is answered, also by the next server; returns the id in the answer. */
async function press(form: Form, query: string, about: string): Promise<string | undefined> {
  const keyed = { ...form, fields: { ...form.fields, key: randomUUID() } }
  const ids = new Set<string>()
  counted.forms += 1
  for (let isAnswered = false; !isAnswered; ) {
    const presses = Array.from({ length: atOnce }, () => pressOnce(keyed, ids))
    isAnswered = (await Promise.all(presses)).some((answered) => answered)
    if (!isAnswered) await scheduler.wait(100)
  }
  await pressOnce(keyed, ids)
  sent.push({ query, about, ids })
  return [...ids][0]
}

/** True if the form was answered. */
async function pressOnce({ by, path, fields }: Form, ids: Set<string>): Promise<boolean> {
  try {
    const { id } = await by.send(path, fields)
    if (id) ids.add(id)
    counted.answers += 1
    return true
  } catch (error) {
    const isRefused = /answered 4/.test(String(error))
    if (isRefused) console.log(String(error))
    counted[isRefused ? 'refused' : 'cut'] += 1
    return false
  }
}

function newText(): string {
  return `The text ${randomUUID()} of a form`
}

function messageOf(message: string) {
  const person = { firstName: 'Fault', lastName: 'Run', email: 'fault@example.com' }
  return { ...person, service: 'Custom Research', message }
}

async function visitorOn(path: string): Promise<Visitor | null> {
  const visitor = new Visitor(url)
  return visitor.visit(path).then(
    () => visitor,
    () => null,
  )
}

/** Creates an account that works at the desk. */
async function hire(): Promise<Visitor> {
  const account = await registerEditor(url)
  await end(server)
  admit(stateDir, 'editor')
  server = await startProcess(settings)
  await account.visit('/desk/inbox')
  return account
}
