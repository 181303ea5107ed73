import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import type { Build } from '../build.ts'
import { spread } from '../spread.ts'
import type { Table } from '../table.ts'
import { timed } from '../timed.ts'
import { fieldsOf, write } from './editor.ts'
import { type Firm, startFirm } from './firm.ts'
import { measureIsolate } from './memory.ts'
import { longNote } from './notes.ts'
import { measureParallel, measureVisible } from './visible.ts'

const manyNotes = 5000
const rounds = 20
const looks = 9

/**
 * Measures the desk and its readers with the shipped records, and with 5,000 more notes of 6,000
 * characters.
 */
export async function measurePublishing(build: Build): Promise<Table> {
  const { markets, notes } = firstEdition()
  const few = notes.map(({ slug }) => routes.note.href({ slug }))
  const dossiers = markets.map(({ market }) => routes.market.href(market))
  const many = Array.from({ length: manyNotes / 10 }, (_, at) => longNote(at * 10))
  const small = await measureFirm(await startFirm(build), [...few, ...dossiers])
  const large = await measureFirm(
    await startFirm(build, manyNotes),
    many.map((note) => routes.note.href(note)),
  )
  const documents = markets.length + notes.length + markets.flatMap(({ rules }) => rules).length
  return {
    columns: ['what', `${documents} documents`, 'and 5,000 notes'],
    rows: Object.entries(large).map(([what, value]) => [what, small[what] ?? '', value]),
  }
}

async function measureFirm(firm: Firm, paths: string[]): Promise<Record<string, string>> {
  const waits = await measureVisible(firm, rounds)
  const { publications, revisions } = await measureParallel(firm)
  const desk = await measureDesk(firm)
  await firm.stop()
  const memory = await measureIsolate(firm, paths)
  return {
    'A new note is on its page, ms': quantiles(waits.newNote),
    'A changed rule is on its page, ms': quantiles(waits.changedRule),
    'A withdrawn note is gone, ms': quantiles(waits.withdrawnNote),
    'All 60 of them, ms': quantiles([
      ...waits.newNote,
      ...waits.changedRule,
      ...waits.withdrawnNote,
    ]),
    'The edition is in KV, ms': quantiles(waits.written),
    'A new note is found, s': spread(waits.searchable.map((ms) => ms / 1000)),
    'All of it comes to KV for the first time, s': (firm.filledMs / 1000).toFixed(1),
    '50 publications at once': `${publications.accepted} accepted, ${publications.numbers} numbers, ${seconds(publications.ms)} s; in KV after ${seconds(publications.writtenMs)} s`,
    '50 revisions of one base at once': `${revisions.accepted} stored, ${revisions.conflicts} conflicts, ${seconds(revisions.ms)} s`,
    ...desk,
    'Heap in use, the edition loaded, MB': memory.loaded.toFixed(1),
    'In use after 500 pages, MB': memory.viewed.toFixed(1),
    'In use after a publication and the build of the search, MB': memory.published.toFixed(1),
    'The most in use during one, MB': memory.mostInUse.toFixed(1),
    'The most with garbage: pages, a publication, MB': [memory.mostViewed, memory.mostPublished]
      .map((mb) => mb.toFixed(1))
      .join(', '),
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]?.toFixed(0)
  return `${at(0.5)} · ${at(0.95)} · ${at(1)}`
}

const paragraph = `${'Some text about **licences**, of which more could be said.[^key] '.repeat(5)}\n\n`
const longText = paragraph.repeat(130).replaceAll('[^key]', '').slice(0, 40_000)

async function measureDesk({ editor }: Firm): Promise<Record<string, string>> {
  const { documents } = (await editor.props(`${routes.deskDocuments.href()}?kind=market`)) as {
    documents: { id: string }[]
  }
  const market = routes.deskDocument.href({ id: documents[0]?.id ?? '' })
  await write(editor, 'note', { slug: 'looked-at', text: 'Somebody looks at this one.' })
  const draft = { kind: 'note', slug: 'draft', ...fieldsOf('note', 'A draft'), body: longText }
  const times = async (work: () => Promise<unknown>) => {
    const all: number[] = []
    for (let look = 0; look <= looks; look++) all.push(await timed(work))
    // The first run warms up.
    return spread(all.slice(1), 0)
  }
  const list = routes.deskDocuments.href()
  return {
    'The list of documents, ms': await times(() => editor.visit(list)),
    'The list, searched, ms': await times(() => editor.visit(`${list}?q=mobile`)),
    'The editor of a market, ms': await times(() => editor.visit(market)),
    'A draft of 40,000 characters previewed, ms': await times(() =>
      editor.send(routes.draftPreview.href(), draft),
    ),
  }
}
