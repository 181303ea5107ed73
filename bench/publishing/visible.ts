import { scheduler } from 'node:timers/promises'
import { routes } from '#shared/routes.ts'
import { type Kind, publish, revise, type Written, withdraw, write } from './editor.ts'
import { type Firm, untilWritten } from './firm.ts'

const betweenLooksMs = 50
const searchedEach = 5

/** The time from pressing a button until readers saw the result, in milliseconds. */
interface Waits {
  newNote: number[]
  changedRule: number[]
  withdrawnNote: number[]
  /** Until the edition was in KV, according to the database. */
  written: number[]
  /** Until the search found a new note. */
  searchable: number[]
}

/**
 * Publishes a note, changes a rule and unpublishes the note the given number of times, looking
 * every 50 ms.
 */
export async function measureVisible(firm: Firm, rounds: number): Promise<Waits> {
  const waits: Waits = {
    newNote: [],
    changedRule: [],
    withdrawnNote: [],
    written: [],
    searchable: [],
  }
  let rule = await write(firm.editor, 'rule', { slug: 'changing-rule', text: 'Before all.' })
  for (let round = 0; round < rounds; round++) {
    const text = `Quokka${round} was published.`
    const note = await write(firm.editor, 'note', { slug: `new-note-${round}`, text })
    const path = routes.note.href({ slug: `new-note-${round}` })
    const start = performance.now()
    const since = () => performance.now() - start
    await publish(firm.editor, note)
    const written = untilWritten(firm.stateDir).then(() => waits.written.push(since()))
    waits.newNote.push(await until(firm, path, (page) => page.includes(text)).then(since))
    await written
    // The index is rebuilt each time, which takes a while, so only some rounds wait for it.
    if (round % searchedEach === 0) {
      const search = `${routes.search.href()}?q=Quokka${round}`
      waits.searchable.push(await until(firm, search, (page) => page.includes(path)).then(since))
    }
    waits.withdrawnNote.push(await timeOf(() => withdraw(firm.editor, note), gone(firm, path)))
    await untilWritten(firm.stateDir)
    rule = await revise(firm.editor, 'rule', { ...rule, text: `Version ${round} of it.` })
    waits.changedRule.push(await changed(firm, rule, round))
    await untilWritten(firm.stateDir)
  }
  return waits
}

function changed(firm: Firm, rule: Written, round: number): Promise<number> {
  const path = routes.rule.href({ slug: 'changing-rule' })
  return timeOf(
    () => publish(firm.editor, rule),
    () => until(firm, path, (page) => page.includes(`Version ${round} of it.`)),
  )
}

const gone = (firm: Firm, path: string) => () => until(firm, path, (_, status) => status === 404)

async function timeOf(act: () => Promise<unknown>, seen: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  await seen()
  return performance.now() - start
}

async function until(
  { origin }: Firm,
  path: string,
  isSeen: (page: string, status: number) => boolean,
): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  for (;;) {
    const response = await fetch(origin + path)
    if (isSeen(await response.text(), response.status)) return
    if (Date.now() > giveUpAt) throw new Error(`${path} never showed the publication`)
    await scheduler.wait(betweenLooksMs)
  }
}

/** Results of fifty actions at once: notes published, and revisions stored from one base. */
interface Parallel {
  publications: { accepted: number; numbers: number; ms: number; writtenMs: number }
  revisions: { accepted: number; conflicts: number; ms: number }
}

const atOnce = 50

/** Publishes fifty notes at once, and stores fifty revisions from one base at once. */
export async function measureParallel(firm: Firm): Promise<Parallel> {
  const { editor } = firm
  const texts = Array.from({ length: atOnce }, (_, at) => ({
    slug: `at-once-${at}`,
    text: `Numbat${at} came with others.`,
  }))
  const notes: Written[] = []
  for (const one of texts) notes.push(await write(editor, 'note', one))
  await untilWritten(firm.stateDir)
  const before = await newestNumber(firm)
  const start = performance.now()
  const ids = await Promise.all(notes.map((note) => publish(editor, note)))
  const ms = performance.now() - start
  await untilWritten(firm.stateDir)
  const writtenMs = performance.now() - start
  const numbers = (await newestNumber(firm)) - before
  const publications = { accepted: new Set(ids).size, numbers, ms, writtenMs }
  // The next measurement must not share the machine with the build of the index.
  const last = texts.at(-1)?.slug ?? ''
  await until(firm, `${routes.search.href()}?q=Numbat${atOnce - 1}`, (page) => page.includes(last))
  return { publications, revisions: await reviseAtOnce(firm, notes[0] as Written, 'note') }
}

async function reviseAtOnce({ editor }: Firm, base: Written, kind: Kind) {
  const start = performance.now()
  const results = await Promise.allSettled(
    Array.from({ length: atOnce }, (_, at) =>
      revise(editor, kind, { ...base, text: `Number ${at} of many.` }),
    ),
  )
  const refused = results.filter((one) => one.status === 'rejected')
  const conflicts = refused.filter(({ reason }) => /changed this meanwhile/.test(String(reason)))
  return {
    accepted: atOnce - refused.length,
    conflicts: conflicts.length,
    ms: performance.now() - start,
  }
}

async function newestNumber({ origin }: Firm): Promise<number> {
  const { edition } = (await (await fetch(`${origin}/data/rules.json`)).json()) as {
    edition: number
  }
  return edition
}
