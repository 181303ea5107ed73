import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  createDocument,
  documentProps,
  listPage,
  newestOf,
  newSlug,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { insertRevision, seedShipped } from '#tests/support/desk/documents.ts'
import { loggedActions } from '#tests/support/desk/people.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { instantOf, instantText } from '#worker/desk/publishing/instant.ts'

let editor: Browser
let account: Awaited<ReturnType<typeof createUser>>

beforeAll(async () => {
  await seedShipped()
  account = await createUser({ role: 'editor' })
  editor = await signedInAs(account)
})

/** Returns the text of a document's page. */
async function pageText(browser: Browser, id: string): Promise<string> {
  const path = routes.deskDocument.href({ id })
  const response = await browser.visit(path, { headers: { Accept: 'text/html' } })
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, '')
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const withdrawalsPath = (id: string) => routes.documentWithdrawals.href({ id })

describe('POST /desk/documents/:id/publications', () => {
  stoppedClock()

  test('publishes a revision now and returns the publication', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug })
    const publication = await createdId(await sendPublication(editor, id))
    const props = await documentProps(editor, id)
    expect(props.state).toBe('published')
    expect(props.publications).toMatchObject([
      { id: publication, revision: props.revision, by: 'Amina Otieno', state: 'current' },
    ])
    expect((await editor.visit(routes.note.href({ slug }))).status).toBe(200)
    expect(await loggedActions(account)).toContain(`document.published ${id}`)
  })

  test('says so on the page', async () => {
    const id = await createDocument(editor)
    const response = await sendPublication(editor, id, { as: 'inertia', from: '' })
    expect(response.status).toBe(303)
    expect((await documentProps(editor, id)).status).toBe(messages.documents.published)
  })

  test('schedules a revision, at a time with or without an offset', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug })
    const response = await sendPublication(editor, id, { as: 'inertia', from: '2030-12-01T09:00' })
    expect(response.status).toBe(303)
    const props = await documentProps(editor, id)
    expect(props.status).toBe(messages.documents.scheduled('1 December 2030, 09:00 EAT'))
    expect(props.state).toBe('scheduled')
    expect(props.publications).toMatchObject([
      { from: '2030-12-01T06:00:00.000Z', state: 'waiting' },
    ])
    expect((await editor.visit(routes.note.href({ slug }))).status).toBe(404)
    await sendPublication(editor, id, { from: '2030-12-01T09:00:00-05:00' })
    expect((await documentProps(editor, id)).publications).toMatchObject([
      { from: '2030-12-01T14:00:00.000Z', state: 'waiting' },
      { state: 'replaced' },
    ])
    expect(await loggedActions(account)).toContain(`document.scheduled ${id}`)
  })

  test('cancels a schedule if the live revision is published again', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug, title: 'As it is' })
    const newest = await newestOf(id)
    await sendPublication(editor, id)
    await sendRevision(editor, id, { title: 'As it was to be' })
    await sendPublication(editor, id, { from: '2040-01-01T00:00Z' })
    expect((await sendPublication(editor, id, { as: 'page', revision: newest })).status).toBe(303)
    const { state, status, publications } = await documentProps(editor, id)
    expect(state).toBe('changed')
    expect(status).toBe(messages.documents.shownStays)
    expect(publications.map((publication) => publication.state)).toEqual([
      'current',
      'replaced',
      'past',
    ])
    expect((await editor.page(routes.note.href({ slug }))).props).toMatchObject({
      note: { title: 'As it is' },
    })
  })

  test('says that another revision is live if that replaces a schedule', async () => {
    const id = await createDocument(editor)
    const first = await newestOf(id)
    await sendPublication(editor, id)
    await sendRevision(editor, id, { title: 'Shown in its place' })
    await sendPublication(editor, id, { from: '2040-01-01T00:00Z' })
    await sendPublication(editor, id, { as: 'page' })
    expect((await documentProps(editor, id)).status).toBe(messages.documents.published)
    await sendPublication(editor, id, { as: 'page', revision: first })
    expect((await documentProps(editor, id)).status).toBe(messages.documents.published)
    await sendPublication(editor, id, { as: 'page', revision: first })
    expect((await documentProps(editor, id)).status).toBe(messages.documents.published)
  })

  test('says “again” only for a revision that was live before', async () => {
    const id = await createDocument(editor)
    await sendRevision(editor, id, { title: 'Shown first' })
    await sendPublication(editor, id)
    await sendRevision(editor, id, { title: 'Shown now' })
    await sendPublication(editor, id)
    const text = await pageText(editor, id)
    const of = (number: number) => text.slice(text.indexOf(`Go back to version ${number}`))
    expect(of(2)).toMatch(/^Go back to version 2 Readers see this version again within/)
    expect(of(1)).toMatch(/^Go back to version 1 Readers see this version within/)
  })

  test('publishes at once for a time in the past', async () => {
    const id = await createDocument(editor)
    await sendPublication(editor, id, { from: '2020-01-01T00:00:00Z' })
    const { state, publications } = await documentProps(editor, id)
    expect(state).toBe('published')
    expect(Date.parse(publications[0]?.from ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
  })

  test.each(['soon', '2026-02-30T09:00', '2026-12-01', '2026-12-01T25:00', 5, ['a'], {}])(
    'refuses the time %j',
    async (from) => {
      const response = await sendPublication(editor, await createDocument(editor), { from })
      const { notATime } = messages.documents
      const message = typeof from === 'string' ? notATime : messages.string('from')
      expect(await errorsOf(response)).toEqual({ from: [message] })
    },
  )

  test('refuses a revision of another document and a missing one', async () => {
    const id = await createDocument(editor)
    const other = await newestOf(await createDocument(editor))
    for (const revision of [other, 'nothing']) {
      expect(await errorsOf(await sendPublication(editor, id, { revision }))).toEqual({
        revision: [messages.in('revision')],
      })
    }
    expect(await errorsOf(await sendPublication(editor, id, { revision: '' }))).toEqual({
      revision: [messages.required('revision')],
    })
  })

  test('refuses a rule whose market is not published', async () => {
    const market = newSlug()
    const fields = { market, title: 'A rule of nowhere' }
    const { documentId } = await insertRevision({ kind: 'rule', slug: newSlug(), fields })
    const refused = { revision: [messages.documents.withoutMarket] }
    expect(await errorsOf(await sendPublication(editor, documentId))).toEqual(refused)
    const marketId = await createDocument(editor, { kind: 'market', slug: market, name: 'Nowhere' })
    expect(await errorsOf(await sendPublication(editor, documentId))).toEqual(refused)
    const fromDay = (day: string) => ({ from: `2030-01-${day}T09:00:00Z` })
    await sendPublication(editor, marketId, fromDay('10'))
    expect(await errorsOf(await sendPublication(editor, documentId, fromDay('09')))).toEqual(
      refused,
    )
    expect((await sendPublication(editor, documentId, fromDay('10'))).status).toBe(201)
    await sendPublication(editor, marketId)
    expect((await sendPublication(editor, documentId)).status).toBe(201)
    await editor.send(withdrawalsPath(marketId), {}, { as: 'json' })
    expect(await errorsOf(await sendPublication(editor, documentId))).toEqual(refused)
  })

  test('refuses newsletters, which are published by sending', async () => {
    const id = await createDocument(editor, { kind: 'letter' })
    expect(await errorsOf(await sendPublication(editor, id))).toEqual({
      revision: [messages.documents.bySending],
    })
  })

  test('is 404 for an unknown document', async () => {
    const path = routes.documentPublications.href({ id: 'nothing' })
    expect((await editor.send(path, { revision: 'a' }, { as: 'json' })).status).toBe(404)
  })

  test('shows the published version and the changes since', async () => {
    const id = await createDocument(editor)
    const first = await newestOf(id)
    await sendPublication(editor, id)
    later(1)
    await sendRevision(editor, id, { title: 'Written on' })
    expect((await documentProps(editor, id)).state).toBe('changed')
    await sendPublication(editor, id)
    await sendPublication(editor, id, { revision: first })
    const { state, publications } = await documentProps(editor, id)
    expect(state).toBe('changed')
    expect(publications.map((publication) => publication.state)).toEqual([
      'current',
      'past',
      'past',
    ])
  })

  test('says which version readers see, and which one follows or does not', async () => {
    const id = await createDocument(editor)
    await sendPublication(editor, id)
    later(1)
    await sendRevision(editor, id, { title: 'Written on' })
    expect(await pageText(editor, id)).toContain('Version 1 is live; version 2 is not published.')
    await sendPublication(editor, id, { from: '2040-01-01T00:00Z' })
    const scheduled = await pageText(editor, id)
    expect(scheduled).toContain('Version 1 is live; version 2 follows on 1 January 2040')
    expect(scheduled).toContain('Version 1 stays live.')
  })

  test('with TWO_PERSON_RULE lets another person publish, never the author', async () => {
    const set = { TWO_PERSON_RULE: 'true' }
    const author = await signedInAs(await createUser({ role: 'editor' }), set)
    const other = await signedInAs(await createUser({ role: 'editor' }), set)
    const id = await createDocument(author)
    expect(await documentProps(author, id)).toMatchObject({
      twoPersonRule: true,
      ownRevision: true,
    })
    expect(await errorsOf(await sendPublication(author, id))).toEqual({
      revision: [messages.documents.anotherPerson],
    })
    const page = await sendPublication(author, id, { as: 'inertia' })
    expect(page.status).toBe(303)
    expect((await documentProps(author, id)).errors).toEqual({
      revision: messages.documents.anotherPerson,
    })
    expect((await sendPublication(other, id)).status).toBe(201)
    await env.DB.prepare('UPDATE publishing SET two_person_rule = 0').run()
  })

  test('with TWO_PERSON_RULE does not offer authors to publish their own versions', async () => {
    const set = { TWO_PERSON_RULE: 'true' }
    const author = await signedInAs(await createUser({ role: 'editor' }), set)
    const other = await signedInAs(await createUser({ role: 'editor' }), set)
    const id = await createDocument(author)
    await sendRevision(author, id, { title: 'The newest' })
    const yours = 'You wrote the latest version: a second person must publish it.'
    const text = await pageText(author, id)
    expect(text).toContain(yours)
    expect(text).toContain('You wrote version 1: a second person must publish it.')
    expect(text).not.toContain('Go back to version 1')
    expect(await pageText(other, id)).toContain('Go back to version 1')
    await sendPublication(other, id, { from: '2040-01-01T00:00Z' })
    const scheduled = await pageText(author, id)
    expect(scheduled).toContain('version 2 follows on')
    expect(scheduled).not.toContain(yours)
    await env.DB.prepare('UPDATE publishing SET two_person_rule = 0').run()
  })
})

describe('POST /desk/documents/:id/withdrawals', () => {
  test('unpublishes a document', async () => {
    const slug = newSlug()
    const id = await createDocument(editor, { slug })
    await sendPublication(editor, id)
    expect((await editor.send(withdrawalsPath(id), {}, { as: 'json' })).status).toBe(204)
    expect((await documentProps(editor, id)).state).toBe('withdrawn')
    expect((await editor.visit(routes.note.href({ slug }))).status).toBe(404)
    expect(await loggedActions(account)).toContain(`document.withdrawn ${id}`)
  })

  test('says so on the page', async () => {
    const id = await createDocument(editor)
    await sendPublication(editor, id)
    expect((await editor.send(withdrawalsPath(id), {}, { as: 'inertia' })).status).toBe(303)
    expect((await documentProps(editor, id)).status).toBe(messages.documents.withdrawn)
  })

  test('only cancels the schedule of a document that was never published: it is a draft again', async () => {
    const id = await createDocument(editor)
    await sendPublication(editor, id, { from: '2040-01-01T00:00Z' })
    const before = (await listPage(editor)).counts
    expect((await editor.send(withdrawalsPath(id), {}, { as: 'inertia' })).status).toBe(303)
    expect(await documentProps(editor, id)).toMatchObject({
      state: 'draft',
      status: messages.documents.scheduleCancelled,
    })
    const text = await pageText(editor, id)
    expect(text).toContain('Cancelled by Amina Otieno')
    expect(text).not.toContain('Withdrawn')
    const { counts } = await listPage(editor)
    expect(counts).toEqual({
      ...before,
      draft: before.draft + 1,
      scheduled: before.scheduled - 1,
    })
  })

  test('keeps a document unpublished if it was published before', async () => {
    const id = await createDocument(editor)
    await sendPublication(editor, id)
    await editor.send(withdrawalsPath(id), {}, { as: 'json' })
    await sendPublication(editor, id, { from: '2040-01-01T00:00Z' })
    expect((await documentProps(editor, id)).state).toBe('scheduled')
    await editor.send(withdrawalsPath(id), {}, { as: 'page' })
    const { state, status } = await documentProps(editor, id)
    expect([state, status]).toEqual(['withdrawn', messages.documents.scheduleCancelled])
    const text = await pageText(editor, id)
    expect(text).toMatch(/Unpublished Unpublished by .* Cancelled schedules Cancelled by /)
  })

  test('warns that the rules of a market are hidden too', async () => {
    const isSaid = async (kind: 'market' | 'note') => {
      const id = await createDocument(editor, { kind })
      await sendPublication(editor, id)
      return (await pageText(editor, id)).includes('Its rules are not shown either')
    }
    expect([await isSaid('market'), await isSaid('note')]).toEqual([true, false])
  })

  test('refuses a document that is not published', async () => {
    const id = await createDocument(editor)
    const refused = await editor.send(withdrawalsPath(id), {}, { as: 'json' })
    expect(await errorsOf(refused)).toEqual({ document: [messages.documents.notPublished] })
  })

  test('is 404 for an unknown document', async () => {
    expect((await editor.send(withdrawalsPath('nothing'), {}, { as: 'json' })).status).toBe(404)
  })
})

describe('an entered time', () => {
  test.each([
    ['2026-12-01T09:00', '2026-12-01T06:00:00.000Z'],
    ['2026-12-01 09:00:30', '2026-12-01T06:00:30.000Z'],
    ['2026-12-01T09:00Z', '2026-12-01T09:00:00.000Z'],
    [' 2026-12-01T09:00:00.5+0100 ', '2026-12-01T08:00:00.500Z'],
  ])('%j is %s', (input, instant) => {
    expect(instantOf(input)?.toISOString()).toBe(instant)
  })

  test.each([undefined, null, '', '  '])('%j is no time', (input) => {
    expect(instantOf(input)).toBeNull()
  })

  test('is shown in the office time zone', () => {
    expect(instantText(new Date('2026-12-31T22:30:00Z'))).toBe('1 January 2027, 01:30 EAT')
  })
})
