import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  anEditor,
  insertRevision,
  publishDocument,
  seedShipped,
  unpublishDocument,
  workOf,
} from '#tests/support/desk/documents.ts'
import { loggedActions } from '#tests/support/desk/people.ts'
import { applyDuePublications } from '#worker/desk/publishing/apply-due-publications.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { unpublish } from '#worker/desk/publishing/unpublish.ts'

beforeAll(() => seedShipped())

const { work } = workOf()
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const now = () => inSeconds(0)

/** Returns the published revisions of a document by the numbers of their editions. */
async function publicationsOf(documentId: string) {
  const query = env.DB.prepare(
    'SELECT number, revision_id AS revision FROM effective_publications JOIN publications ON publications.id = publication_id WHERE document_id = ? ORDER BY number',
  )
  const { results } = await query.bind(documentId).all<{ number: number; revision: string }>()
  return results
}

const newestNumber = () =>
  env.DB.prepare('SELECT max(number) AS n FROM effective_publications').first('n')

async function countPublications(documentId: string): Promise<unknown> {
  const query = env.DB.prepare('SELECT count(*) AS n FROM publications WHERE document_id = ?')
  return query.bind(documentId).first('n')
}

async function alertsOf(documentId: string) {
  const query = env.DB.prepare("SELECT * FROM sendings WHERE kind = 'alert' AND about = ?")
  return (await query.bind(documentId).all()).results
}

describe('a publication', () => {
  stoppedClock()

  test('makes the next edition and is logged with its author', async () => {
    const editor = await anEditor()
    const revision = await insertRevision({ kind: 'note', slug: 'published' })
    const before = Number(await newestNumber())
    const result = await publish(work, editor, { ...revision, from: now() })
    expect(result).toMatchObject({ outcome: 'published' })
    expect(await publicationsOf(revision.documentId)).toEqual([
      { number: before + 1, revision: revision.revisionId },
    ])
    expect(await loggedActions(editor.user)).toEqual([`document.published ${revision.documentId}`])
  })

  test('gets a number of its own among fifty concurrent ones', async () => {
    const before = Number(await newestNumber())
    const editor = await anEditor()
    const revisions = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        insertRevision({ kind: 'rule', slug: `one-${index}` }),
      ),
    )
    const all = Array.from({ length: 5 }, () => revisions).flat()
    const outcomes = await Promise.all(
      all.map((request) => publish(work, editor, { ...request, from: now() })),
    )
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['published']))
    const { results } = await env.DB.prepare(
      'SELECT number FROM effective_publications WHERE number > ? ORDER BY number',
    )
      .bind(before)
      .all<{ number: number }>()
    expect(results.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, index) => before + 1 + index),
    )
    expect((await loggedActions(editor.user)).length).toBe(50)
  })

  test('takes effect at its scheduled time and not before', async () => {
    const revision = await insertRevision({ kind: 'note', slug: 'to-come' })
    const result = await publish(work, await anEditor(), { ...revision, from: inSeconds(3600) })
    expect(result).toMatchObject({ outcome: 'scheduled' })
    expect(await applyDuePublications(work.db)).toBe(0)
    expect(await publicationsOf(revision.documentId)).toEqual([])
    later(3600)
    expect(await applyDuePublications(work.db)).toBe(1)
    expect(await applyDuePublications(work.db)).toBe(0)
    expect(await publicationsOf(revision.documentId)).toHaveLength(1)
  })

  test('never takes effect if another decision about its document follows', async () => {
    const first = await insertRevision({ kind: 'note', slug: 'overtaken' })
    const second = await insertRevision({ kind: 'note', slug: 'overtaken' })
    const editor = await anEditor()
    await publish(work, editor, { ...first, from: inSeconds(3600) })
    await publish(work, editor, { ...second, from: now() })
    later(7200)
    expect(await applyDuePublications(work.db)).toBe(0)
    const published = await publicationsOf(first.documentId)
    expect(published.map(({ revision }) => revision)).toEqual([second.revisionId])
  })

  test('gets its number in the order of times among several that are due', async () => {
    const editor = await anEditor()
    const revisions = await Promise.all(
      ['due-1', 'due-2', 'due-3'].map((slug) => insertRevision({ kind: 'note', slug })),
    )
    const before = Number(await newestNumber())
    for (const [index, revision] of revisions.entries()) {
      await publish(work, editor, { ...revision, from: inSeconds(3600 - index * 60) })
    }
    later(3600)
    expect(await applyDuePublications(work.db)).toBe(3)
    const numbers = await Promise.all(revisions.map(({ documentId }) => publicationsOf(documentId)))
    expect(numbers.flat().map(({ number }) => number - before)).toEqual([3, 2, 1])
  })

  test('applies other due publications as well', async () => {
    const waiting = await insertRevision({ kind: 'note', slug: 'waited' })
    await publish(work, await anEditor(), { ...waiting, from: inSeconds(60) })
    later(61)
    await publishDocument({ kind: 'note', slug: 'came-by' })
    expect(await publicationsOf(waiting.documentId)).toHaveLength(1)
  })

  test('can go back to an older revision', async () => {
    const older = await publishDocument({ kind: 'note', slug: 'back' })
    const newer = await publishDocument({ kind: 'note', slug: 'back' })
    await publish(work, await anEditor(), { ...older, from: now() })
    const published = await publicationsOf(older.documentId)
    expect(published.map(({ revision }) => revision)).toEqual(
      [older, newer, older].map(({ revisionId }) => revisionId),
    )
  })

  test('is refused for an unknown revision', async () => {
    const first = await insertRevision({ kind: 'note', slug: 'one' })
    const other = await insertRevision({ kind: 'note', slug: 'other' })
    for (const request of [
      { documentId: first.documentId, revisionId: 'none' },
      { documentId: 'none', revisionId: first.revisionId },
      { documentId: first.documentId, revisionId: other.revisionId },
    ]) {
      const result = await publish(work, await anEditor(), { ...request, from: now() })
      expect(result).toEqual({ outcome: 'unknown-revision' })
    }
    expect(await countPublications(first.documentId)).toBe(0)
  })

  test('is refused for a newsletter, which is published by sending', async () => {
    const revision = await insertRevision({ kind: 'letter', slug: 'letter' })
    const result = await publish(work, await anEditor(), { ...revision, from: now() })
    expect(result).toEqual({ outcome: 'by-sending' })
    expect(await countPublications(revision.documentId)).toBe(0)
  })
})

describe('the two-person rule', () => {
  test('lets somebody else publish, but not the author', async () => {
    const { work: strict } = workOf({ twoPersonRule: true })
    const author = await anEditor()
    const revision = await insertRevision({ kind: 'note', slug: 'two', by: author.user.id })
    const request = { ...revision, from: now() }
    expect(await publish(strict, author, request)).toEqual({ outcome: 'another-person' })
    expect(await publish(strict, await anEditor(), request)).toMatchObject({ outcome: 'published' })
  })

  test('is enforced by the database as well, and nothing is written', async () => {
    await seedShipped({ twoPersonRule: true })
    const author = await anEditor()
    const revision = await insertRevision({ kind: 'rule', slug: 'refused', by: author.user.id })
    const result = await publish(work, author, { ...revision, from: now() })
    expect(result).toEqual({ outcome: 'another-person' })
    expect(await countPublications(revision.documentId)).toBe(0)
    expect(await loggedActions(author.user)).toEqual([])
    expect(await alertsOf(revision.documentId)).toEqual([])
    await seedShipped()
  })

  test('holds if the Worker has the setting and the database does not yet', async () => {
    const { work: strict } = workOf({ twoPersonRule: true })
    const author = await anEditor()
    const revision = await insertRevision({ kind: 'note', slug: 'lags', by: author.user.id })
    await publish(strict, author, { ...revision, from: now() })
    await seedShipped()
    const result = await publish(strict, author, { ...revision, from: now() })
    expect(result).toEqual({ outcome: 'another-person' })
    expect(await countPublications(revision.documentId)).toBe(0)
  })

  test('reports a missing market of a rule first', async () => {
    const { work: strict } = workOf({ twoPersonRule: true })
    const author = await anEditor()
    const revision = await insertRevision({
      kind: 'rule',
      slug: 'nowhere',
      fields: { market: 'nowhere' },
      by: author.user.id,
    })
    const result = await publish(strict, author, { ...revision, from: now() })
    expect(result).toEqual({ outcome: 'without-market' })
    await seedShipped()
  })

  test('refuses a row of the author with a code', async () => {
    await seedShipped({ twoPersonRule: true })
    const { user } = await anEditor()
    const { documentId, revisionId } = await insertRevision({
      kind: 'note',
      slug: 'own-row',
      by: user.id,
    })
    const insert = () =>
      env.DB.prepare(
        'INSERT INTO publications (document_id, revision_id, published_by, from_at, created_at) VALUES (?, ?, ?, 1, 1)',
      )
        .bind(documentId, revisionId, user.id)
        .run()
    await expect(insert()).rejects.toThrow('refused: another-person')
    await seedShipped()
    expect((await insert()).success).toBe(true)
  })
})

describe('unpublishing', () => {
  stoppedClock()

  test('makes an edition without the document', async () => {
    const { documentId } = await publishDocument({ kind: 'note', slug: 'withdrawn' })
    const editor = await anEditor()
    expect(await unpublish(work, editor, documentId)).toEqual({ outcome: 'unpublished' })
    expect((await publicationsOf(documentId)).at(-1)).toMatchObject({ revision: null })
    expect(await loggedActions(editor.user)).toEqual([`document.withdrawn ${documentId}`])
  })

  test('changes nothing for an unpublished document', async () => {
    const { documentId } = await insertRevision({ kind: 'note', slug: 'draft' })
    const editor = await anEditor()
    expect(await unpublish(work, editor, documentId)).toEqual({ outcome: 'not-published' })
    expect(await unpublish(work, editor, 'none')).toEqual({ outcome: 'notFound' })
    await publishDocument({ kind: 'note', slug: 'draft' })
    const outcomes = await Promise.all([1, 2, 3].map(() => unpublish(work, editor, documentId)))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'not-published',
      'not-published',
      'unpublished',
    ])
    expect(await loggedActions(editor.user)).toHaveLength(1)
  })

  test('cancels a scheduled publication', async () => {
    const { documentId } = await publishDocument({ kind: 'note', slug: 'off', from: inSeconds(60) })
    await unpublishDocument('note', 'off')
    later(61)
    expect(await applyDuePublications(work.db)).toBe(0)
    expect((await publicationsOf(documentId)).map(({ revision }) => revision)).toEqual([null])
  })
})

describe('a rule', () => {
  stoppedClock()

  test('starts alerts only when it first takes effect', async () => {
    const revision = await insertRevision({ kind: 'rule', slug: 'new-rule' })
    const editor = await anEditor()
    await publish(work, editor, { ...revision, from: inSeconds(60) })
    expect(await alertsOf(revision.documentId)).toEqual([])
    later(61)
    await applyDuePublications(work.db)
    const alerts = await alertsOf(revision.documentId)
    expect(alerts).toMatchObject([{ revision_id: revision.revisionId, started_by: editor.user.id }])
    await publishDocument({ kind: 'rule', slug: 'new-rule' })
    await unpublishDocument('rule', 'new-rule')
    await publishDocument({ kind: 'rule', slug: 'new-rule' })
    expect(await alertsOf(revision.documentId)).toEqual(alerts)
  })

  test('starts no alerts if it shipped, nor does an article', async () => {
    const slug = await env.DB.prepare("SELECT slug FROM documents WHERE kind = 'rule'").first(
      'slug',
    )
    const { documentId } = await publishDocument({ kind: 'rule', slug: String(slug) })
    const note = await publishDocument({ kind: 'note', slug: 'no-alert' })
    expect(await alertsOf(documentId)).toEqual([])
    expect(await alertsOf(note.documentId)).toEqual([])
  })
})

describe('threat: changed history', () => {
  test('a revision of one document is never published as another', async () => {
    const foreign = await insertRevision({ kind: 'note', slug: 'foreign-one' })
    const other = await insertRevision({ kind: 'note', slug: 'foreign-other' })
    const { id } = await createUser()
    const insert = env.DB.prepare(
      'INSERT INTO publications (document_id, revision_id, published_by, from_at, created_at) VALUES (?, ?, ?, 1, 1)',
    ).bind(foreign.documentId, other.revisionId, id)
    await expect(insert.run()).rejects.toThrow('the revision of another document')
  })

  test.each(['documents', 'revisions', 'publications', 'effective_publications', 'sources'])(
    '%s refuses updates and deletions',
    async (table) => {
      await publishDocument({ kind: 'note', slug: `kept-${table}` })
      const key = table === 'effective_publications' ? 'publication_id' : 'id'
      await expect(env.DB.prepare(`UPDATE ${table} SET ${key} = ${key}`).run()).rejects.toThrow(
        'append-only',
      )
      await expect(env.DB.prepare(`DELETE FROM ${table}`).run()).rejects.toThrow('append-only')
    },
  )

  test.each([
    ['documents', "SELECT id, kind, 'other', 1, NULL, NULL FROM documents"],
    ['documents', "SELECT 'other', kind, slug, 1, NULL, NULL FROM documents"],
    ['revisions', "SELECT id, document_id, number + 99, 'x', '{}', 1 FROM revisions"],
    ['revisions', "SELECT 'other', document_id, number, 'x', '{}', 1 FROM revisions"],
    ['publications', "SELECT id, document_id, NULL, 'x', 1, 1 FROM publications"],
    ['effective_publications', 'SELECT publication_id, number + 1, 1 FROM effective_publications'],
    ['sources', "SELECT id, 'x', 'x', NULL, NULL, 'x', 1 FROM sources"],
    ['desk_log', "SELECT id, 'x', 'x', 'x', 1 FROM desk_log"],
  ])('a row of %s is not replaced by %s', async (table, rows) => {
    await publishDocument({ kind: 'note', slug: 'replaced' })
    await insertRevision({ kind: 'note', slug: 'replaced-draft' })
    const read = () => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()
    const { results } = await read()
    expect(results.length).toBeGreaterThan(0)
    const newest = `${rows} ORDER BY rowid DESC LIMIT 1`
    const replace = env.DB.prepare(`INSERT OR REPLACE INTO ${table} ${newest}`)
    await expect(replace.run()).rejects.toThrow(/append-only|constraint failed/)
    expect((await read()).results).toEqual(results)
  })

  test('a shipped source is not replaced by another one', async () => {
    const read = () => env.DB.prepare('SELECT * FROM sources ORDER BY id').all()
    const { results } = await read()
    await env.DB.prepare(
      "INSERT OR REPLACE INTO sources SELECT id, 'x', 'x', NULL, NULL, NULL, 1 FROM sources",
    ).run()
    expect((await read()).results).toEqual(results)
  })
})
