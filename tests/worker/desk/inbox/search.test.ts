import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { deskPageSize } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import { createThread, inboxPage, newestEntry } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { indexThreads } from '#worker/desk/inbox/index-threads.ts'

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))
const browser = await advisor()

async function searchInbox(q: string, others = '') {
  const { threads } = await inboxPage(browser, `?${new URLSearchParams({ q })}${others}`)
  return threads.map(({ id }) => id)
}

describe('the search of the inbox', () => {
  test.each([
    ['a name', 'wanjiru'],
    ['a part of an address', 'uniquebox'],
    ['an address', 'uniquebox@mail.example'],
    ['a company', 'baobab'],
    ['a word of the text', 'mozambique'],
    ['its beginning', 'mozam'],
    ['it without its diacritics', 'zoe'],
    ['it in capitals', 'MOZAMBIQUE'],
    ['all words, in any order', 'mozambique baobab'],
  ])('finds a thread by %s', async (_, q) => {
    const id = await createThread({
      name: 'Zoë Wanjiru',
      email: 'uniquebox@mail.example',
      company: 'Baobab Partners',
      message: 'We look at Mozambique.',
    })
    expect(await searchInbox(q)).toEqual([id])
    await env.DB.prepare('DELETE FROM threads WHERE id = ?').bind(id).run()
    expect(await searchInbox(q)).toEqual([])
  })

  test('finds a thread by its reference, in every status', async () => {
    const id = await createThread({ status: 'done' })
    const reference = referenceOf(id)
    for (const q of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      `#${reference}`,
    ]) {
      expect(await searchInbox(q), q).toEqual([id])
    }
    expect(await searchInbox(reference, '&status=open')).toEqual([])
  })

  test('finds a word that looks like a reference', async () => {
    const id = await createThread({ message: 'The tower is a facade-cafe, facadeca.' })
    expect(await searchInbox('facadeca')).toEqual([id])
  })

  test('finds nothing that lacks one of the words', async () => {
    await createThread({ message: 'An alligator.' })
    expect(await searchInbox('alligator crocodile')).toEqual([])
  })

  test('finds replies and internal notes', async () => {
    const id = await createThread()
    const last = await newestEntry(id)
    await browser.send(routes.deskReplies.href({ id }), { body: 'Pangolins', last }, { as: 'json' })
    await browser.send(routes.deskNotes.href({ id }), { body: 'Aardvarks' }, { as: 'json' })
    expect(await searchInbox('pangolins', '&status=all')).toEqual([id])
    expect(await searchInbox('aardvarks', '&status=waiting')).toEqual([id])
  })

  test('finds no words of a refused reply', async () => {
    const id = await createThread()
    const fields = { body: 'Quagga', last: 'another' }
    await browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
    expect(await searchInbox('quagga', '&status=all')).toEqual([])
  })

  test('combines with the other filters, in their order', async () => {
    const account = await createUser({ role: 'editor' })
    const late = await createThread({ message: 'impala', createdAt: new Date(Date.now() - 9e8) })
    const done = await createThread({ message: 'impala', status: 'done', assignee: account.id })
    const soon = await createThread({ message: 'impala' })
    expect(await searchInbox('impala', '&status=open')).toEqual([late, soon])
    expect(await searchInbox('impala')).toEqual([soon, done, late])
    expect(await searchInbox('impala', `&status=all&assignee=${account.id}`)).toEqual([done])
    expect(await searchInbox('impala', '&status=all&assignee=nobody')).toEqual([soon, late])
  })

  test('has pages, for rare words and frequent ones', async () => {
    const ids = await createMany(2100, 'everywhere')
    await addWords(ids.slice(0, 40), 'sometimes')
    const pageOf = async (q: string, page: number) => {
      const { threads, ...rest } = await inboxPage(browser, `?status=all&q=${q}&page=${page}`)
      return { ids: threads.map(({ id }) => id), page: rest.page, pages: rest.pages }
    }
    const rare = ids.slice(0, 40)
    expect(await pageOf('sometimes', 2)).toEqual({ ids: rare.slice(25), page: 2, pages: 2 })
    expect(await pageOf('sometimes', 9)).toEqual({ ids: rare.slice(25), page: 2, pages: 2 })
    expect(await pageOf('sometimes+everywhere', 1)).toEqual({
      ids: rare.slice(0, deskPageSize),
      page: 1,
      pages: 2,
    })
    expect(await pageOf('everywhere', 3)).toEqual({
      ids: ids.slice(2 * deskPageSize, 3 * deskPageSize),
      page: 3,
      pages: 4,
    })
    expect((await pageOf('everywhere', 100_000)).page).toBe(40)
  })

  test('finds few threads with several frequent words, far down the list', async () => {
    const first = await createMany(4200, 'zebra')
    await createMany(2100, 'gnu')
    await addWords(first.slice(-2), 'gnu')
    expect(await searchInbox('zebra gnu', '&status=all')).toEqual(first.slice(-2))
    expect(await searchInbox('zebra gnu', '&status=done&assignee=nobody')).toEqual(first.slice(-2))
    expect(await searchInbox('gnu', '&status=all')).toHaveLength(deskPageSize)
  })

  test.each([
    '"',
    "'",
    '%',
    '_',
    '*',
    'a* OR b',
    '🦁',
    '\u0000\u0001',
    '\u202eevil\u202c',
    'שלום عربى',
    '\ud800',
    '(((',
    ' ',
    'a'.repeat(10_000),
    'a b '.repeat(5_000),
    '\u0301'.repeat(3_000),
    "'; DROP TABLE threads; --",
  ])('accepts any text: %j', async (q) => {
    const query = `?q=${q === '\ud800' ? '%ED%A0%80' : encodeURIComponent(q)}`
    const page = await browser.page(`${routes.deskInbox.href()}${query}`)
    expect(page.component).toBe('desk/inbox')
  })

  test.each(['%', '_', '*', '"', '🦁'])('finds nothing by %s, which is no word', async (q) => {
    await createThread({ message: 'Something with 🦁 and 100% in it.' })
    expect(await searchInbox(q)).toEqual([])
  })
})

describe('threads without indexed words', () => {
  test('are indexed by the cron trigger, once', async () => {
    const id = await createThread({ message: 'Okapi' })
    await addEntry(id, { kind: 'note', body: 'Civet' })
    await addEntry(id, { kind: 'event', body: '{"status":"done"}' })
    await env.DB.batch([
      env.DB.prepare('DELETE FROM thread_words WHERE thread_id = ?').bind(id),
      env.DB.prepare("INSERT INTO thread_words VALUES (?, '')").bind(id),
    ])
    expect(await searchInbox('okapi')).toEqual([])
    expect(await indexThreads(db)).toBe(1)
    for (const q of ['okapi', 'civet', 'otieno okapi']) expect(await searchInbox(q)).toEqual([id])
    expect(await indexThreads(db)).toBe(0)
    const words = await env.DB.prepare('SELECT word FROM thread_words WHERE thread_id = ?')
      .bind(id)
      .all<{ word: string }>()
    expect(words.results.map(({ word }) => word)).not.toContain('status')
  })

  test('are limited for each run', async () => {
    const ids = await createMany(700, 'manyfold')
    await addWords(ids, '')
    const first = await indexThreads(db)
    expect(first).toBeGreaterThan(100)
    expect(first).toBeLessThan(700)
    expect(first + (await indexThreads(db))).toBe(700)
  })
})

/** Creates threads with a word, newest first. */
async function createMany(count: number, word: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  await env.DB.prepare(
    "INSERT INTO threads (id, name, email, company, service, status, created_at, last_at, due_at) SELECT value, 'A', 'a@example.com', '', 'Custom Research', 'done', 1, 2e12 - key, 1 FROM json_each(?)",
  )
    .bind(JSON.stringify(ids))
    .run()
  await addWords(ids, word)
  return ids
}

function addWords(ids: readonly string[], word: string) {
  return env.DB.prepare('INSERT INTO thread_words SELECT value, ? FROM json_each(?)')
    .bind(word, JSON.stringify(ids))
    .run()
}
