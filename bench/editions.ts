import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import { routes } from '#shared/routes.ts'
import type { Build } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { type CountedServer, startCounted } from './counted-server.ts'
import { admit, openDatabase } from './members.ts'
import { dayOfEdition, fillWithEditions } from './publishing/editions.ts'
import { publish, registerEditor, revise, type Written, write } from './publishing/editor.ts'
import { untilWritten } from './publishing/firm.ts'
import type { Table } from './table.ts'
import { timed } from './timed.ts'
import type { Visitor } from './visitor.ts'

const sizes = [100, 10_000] as const
const early = 5

/** Measures what editions cost those who publish and read, with some and with many of them. */
export async function measureEditions(_build: Build): Promise<Table> {
  const [some, many] = [await measureWith(sizes[0]), await measureWith(sizes[1])]
  return {
    columns: ['what', ...sizes.map((size) => `${size.toLocaleString('en')} editions`)],
    rows: Object.entries(many).map(([what, value]) => [what, some[what] ?? '', value]),
  }
}

async function measureWith(count: number): Promise<Record<string, string>> {
  const firm = await startFirmWith(count)
  try {
    return { ...(await measurePublications(firm)), ...(await measureReaders(firm)) }
  } finally {
    await firm.server.stop()
  }
}

interface Firm {
  stateDir: string
  server: CountedServer
  editor: Visitor
}

/** Starts a firm that has published so many editions; all of it is in KV. */
async function startFirmWith(count: number): Promise<Firm> {
  const [stateDir, key] = [temporaryFolder('bench-editions'), randomBytes(32).toString('base64')]
  const empty = await startCounted({ stateDir, key })
  const editor = await registerEditor(empty.origin)
  await empty.runCron()
  await empty.stop()
  admit(stateDir, 'editor')
  const database = openDatabase(stateDir)
  fillWithEditions(database, count)
  database.close()
  const server = await startCounted({ stateDir, key })
  const written = untilWritten(stateDir)
  await server.runCron()
  await written
  await editor.moveTo(server.origin).visit(routes.deskDocuments.href())
  return { stateDir, server, editor }
}

async function measurePublications({ stateDir, server, editor }: Firm) {
  const text = 'A rule of the bench.'
  const rule = await write(editor, 'rule', { slug: 'rule-of-the-bench', text })
  const publishNow = async (written: Written) => {
    await publish(editor, written)
    await untilWritten(stateDir)
  }
  await publishNow(rule)
  const next = await revise(editor, 'rule', { ...rule, text: `${text} Once more.` })
  return {
    'A publication until it is in KV': await costOf(server, () => publishNow(next)),
    'A minute of the cron': await costOf(server, server.runCron),
  }
}

async function measureReaders({ stateDir, server, editor }: Firm) {
  const listAddress = server.origin + routes.editions.href()
  const firstTime = await costOf(server, () => fetch(listAddress).then((reply) => reply.bytes()))
  const list = await (await fetch(listAddress)).bytes()
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  // What the isolate holds belongs to the edition before.
  await publishAgain({ stateDir, server, editor })
  const day = dayOfEdition(stateDir, early)
  const file = routes.editionFile.href({ number: String(early), file: 'taxes.csv' })
  const { pages } = await editor.props(changesPath())
  const paths = {
    'List of editions, after one more': routes.editions.href(),
    Changes: changesPath(),
    'Changes of a market': changesPath({ market: 'kenya' }),
    'Changes of a market on a day': changesPath({ market: 'kenya', from: day, to: day }),
    'The last page of changes': changesPath({}, Number(pages)),
    'Dossier of an early day': `${routes.market.href({ slug: 'kenya' })}?on=${day}`,
    'Taxes of an early edition': file,
  }
  const rows: Record<string, string> = {
    'List of editions, by an isolate that just started': firstTime,
    'Its size, and compressed': `${kilobytes(list.length)}, ${kilobytes(gzipSync(list).length)}`,
  }
  for (const [what, path] of Object.entries(paths)) {
    rows[what] = await costOf(server, async () => {
      const reply = await fetch(server.origin + path)
      await reply.bytes()
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    })
  }
  return rows
}

async function publishAgain({ stateDir, editor }: Firm) {
  const note = await write(editor, 'note', { slug: 'note-of-the-bench', text: 'A note.' })
  await publish(editor, note)
  await untilWritten(stateDir)
}

/** Returns how long some work takes, and the rows that it reads and writes. */
async function costOf(server: CountedServer, work: () => Promise<unknown>): Promise<string> {
  let ms = 0
  const { rowsRead, rowsWritten } = await server.countsOf(async () => {
    ms = await timed(work)
  })
  const rows = `${rowsRead.toLocaleString('en')} rows read`
  const written = rowsWritten > 0 ? `, ${rowsWritten} written` : ''
  return `${ms.toFixed(0)} ms, ${rows}${written}`
}
