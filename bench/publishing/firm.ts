import { scheduler } from 'node:timers/promises'
import { type Build, type Server, startServer } from '../build.ts'
import { temporaryFolder } from '../clean-up.ts'
import { admit, openDatabase } from '../members.ts'
import { timed } from '../timed.ts'
import type { Visitor } from '../visitor.ts'
import { registerEditor } from './editor.ts'
import { fillWithNotes } from './notes.ts'

/** A server whose desk holds the shipped records, and an editor. */
export interface Firm extends Server {
  stateDir: string
  editor: Visitor
  /** How long the notes took from the database to KV, in milliseconds. */
  filledMs: number
}

/**
 * Starts a firm that has published the given number of notes in addition to the shipped ones; all
 * of it is in KV.
 */
export async function startFirm(build: Build, notes = 0): Promise<Firm> {
  const stateDir = temporaryFolder('bench-publishing')
  const empty = await startServer(build, stateDir)
  const editor = await registerEditor(empty.origin)
  await empty.stop()
  admit(stateDir, 'editor')
  let server = await startServer(build, stateDir)
  await editor.moveTo(server.origin).visit('/desk/documents')
  if (notes > 0) {
    await server.stop()
    const database = openDatabase(stateDir)
    fillWithNotes(database, notes)
    database.close()
    server = await startServer(build, stateDir)
    editor.moveTo(server.origin)
  }
  const filledMs = await timed(async () => {
    while (isBehind(stateDir)) await runCron(server)
  })
  return { ...server, stateDir, editor, filledMs }
}

/** Runs the cron once. */
async function runCron({ origin }: Pick<Server, 'origin'>): Promise<void> {
  const run = await fetch(`${origin}/cdn-cgi/handler/scheduled`)
  if (!run.ok) throw new Error(`The cron trigger was answered with ${run.status}`)
}

function isBehind(stateDir: string): boolean {
  const database = openDatabase(stateDir)
  const { written, newest } = database.prepare(editionState).get() ?? {}
  database.close()
  return Number(written) < Number(newest)
}

const editionState = `SELECT written_number AS written,
  (SELECT max(number) FROM effective_publications) AS newest FROM publishing`

/** Resolves once the database says that everything published is written to KV. */
export async function untilWritten(stateDir: string): Promise<void> {
  const database = openDatabase(stateDir)
  const state = database.prepare(editionState)
  for (;;) {
    const { written, newest } = state.get() ?? {}
    if (Number(written) === Number(newest)) break
    await scheduler.wait(5)
  }
  database.close()
}
