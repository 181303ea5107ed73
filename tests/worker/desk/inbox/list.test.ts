import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { deskPageSize } from '#shared/desk/constants.ts'
import { allThreads } from '#shared/desk/inbox/inbox-path.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { createThread, inboxPage } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { answerDueAt } from '#tests/support/office.ts'

stoppedClock()
beforeEach(emptyStores)

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))

describe('the inbox', () => {
  test('shows person, subject and due time of each thread', async () => {
    const createdAt = new Date()
    const id = await createThread({ createdAt, message: 'First line\n\n  second line' })
    const { threads, ...page } = await inboxPage(await advisor())
    expect(threads).toEqual([
      {
        id,
        person: { name: 'Amina Otieno', email: 'amina@example.com' },
        company: 'Example Ltd',
        service: 'Market Entry Strategy',
        excerpt: 'First line second line',
        status: 'open',
        assignee: null,
        createdAt: createdAt.toISOString(),
        lastAt: createdAt.toISOString(),
        dueAt: answerDueAt(createdAt).toISOString(),
        late: false,
        snoozedUntil: null,
        market: null,
        product: null,
        held: false,
        locale: 'en',
      },
    ])
    expect(page).toMatchObject({
      counts: { open: 1, waiting: 0, snoozed: 0, done: 0 },
      filters: { ...allThreads, status: 'open' },
      page: 1,
      pages: 1,
      lastAnswerAt: null,
      now: createdAt.toISOString(),
      status: null,
    })
  })

  test('shows an excerpt of the newest message, cut after a word', async () => {
    const id = await createThread({ message: 'The first one.' })
    later(60)
    await addEntry(id, { body: `Newer ${'long '.repeat(100)}` })
    later(60)
    await addEntry(id, { kind: 'reply', body: 'Our answer' })
    const [thread] = (await inboxPage(await advisor())).threads
    expect(thread?.excerpt).toMatch(/^Newer (long )+long…$/)
    expect(thread?.excerpt.length).toBeLessThan(170)
  })

  test('sorts by due time and marks overdue threads', async () => {
    const day = 24 * 3_600_000
    const old = await createThread({ createdAt: new Date(Date.now() - 9 * day) })
    const older = await createThread({ createdAt: new Date(Date.now() - 12 * day) })
    const fresh = await createThread()
    const { threads } = await inboxPage(await advisor())
    expect(threads.map(({ id }) => id)).toEqual([older, old, fresh])
    expect(threads.map(({ late }) => late)).toEqual([true, true, false])
  })

  test.each(['waiting', 'done', 'all'] as const)(
    'has the newest of %s on top, due at no time',
    async (q) => {
      const status = q === 'all' ? 'done' : q
      const first = await createThread({ status, createdAt: new Date(Date.now() - 5000) })
      const last = await createThread({ status })
      const { threads } = await inboxPage(await advisor(), `?status=${q}`)
      expect(threads.map(({ id }) => id)).toEqual([last, first])
      for (const { dueAt, late } of threads) expect([dueAt, late]).toEqual([null, false])
    },
  )

  test('filters by assignee or none, with the same counts', async () => {
    const account = await createUser({ role: 'editor' })
    const ownThread = await createThread({ assignee: account.id })
    const free = await createThread()
    await createThread({ status: 'done', assignee: account.id })
    const browser = await advisor()
    const idsOf = async (query: string) => {
      const { threads, counts } = await inboxPage(browser, query)
      expect(counts).toEqual({ open: 2, waiting: 0, snoozed: 0, done: 1 })
      return threads.map(({ id }) => id)
    }
    expect(await idsOf(`?assignee=${account.id}`)).toEqual([ownThread])
    expect(await idsOf('?assignee=nobody')).toEqual([free])
    expect(await idsOf(`?status=done&assignee=nobody`)).toEqual([])
  })

  test('filters by market and product', async () => {
    const lottery = await createThread({ market: 'kenya', product: 'lottery' })
    const casino = await createThread({ market: 'kenya', product: 'online-casino', status: 'done' })
    await createThread({ market: 'ghana', product: 'online-casino' })
    const browser = await advisor()
    const idsOf = async (query: string) =>
      (await inboxPage(browser, query)).threads.map(({ id }) => id)
    expect(await idsOf('?market=kenya')).toEqual([lottery])
    expect(await idsOf('?market=kenya&product=online-casino&status=all')).toEqual([casino])
    expect((await idsOf('?product=online-casino&status=all')).length).toBe(2)
    const { threads, markets, pages } = await inboxPage(browser, '?market=kenya')
    expect(threads[0]).toMatchObject({ market: { name: 'Kenya' }, product: 'lottery' })
    expect(markets).toContainEqual({ slug: 'ghana', name: 'Ghana' })
    expect(pages).toBe(1)
  })

  test('marks a thread with a held email', async () => {
    const id = await createThread()
    await createThread({ createdAt: new Date(Date.now() + 1000) })
    await env.DB.prepare("INSERT INTO held_mails VALUES ('h', ?, 'X', 'Held', 'm', 5)")
      .bind(id)
      .run()
    const { threads } = await inboxPage(await advisor())
    expect(threads.map(({ held }) => held)).toEqual([true, false])
  })

  test('ignores unknown filters', async () => {
    await createThread()
    const member = await createUser()
    const browser = await advisor()
    for (const query of [
      '?status=closed',
      '?status=open&status=done',
      `?assignee=${member.id}`,
      "?assignee=' OR 1=1",
      '?market=atlantis',
      '?product=toString',
      '?page=0',
      '?page=-1',
      '?page=1e3',
      '?page=999999999999',
    ]) {
      const { threads, filters, page } = await inboxPage(browser, query)
      expect(threads, query).toHaveLength(1)
      expect(filters, query).toEqual({ ...allThreads, status: 'open' })
      expect(page, query).toBe(1)
    }
  })

  test('has pages; a number past the last means the last one', async () => {
    const ids: string[] = []
    for (let index = 0; index <= deskPageSize; index++) {
      ids.push(await createThread({ createdAt: new Date(Date.now() + index) }))
    }
    const browser = await advisor()
    const first = await inboxPage(browser)
    expect(first.threads.map(({ id }) => id)).toEqual(ids.slice(0, deskPageSize))
    expect([first.page, first.pages]).toEqual([1, 2])
    const last = await inboxPage(browser, '?page=7')
    expect(last.threads.map(({ id }) => id)).toEqual(ids.slice(deskPageSize))
    expect([last.page, last.pages]).toEqual([2, 2])
  })

  test('lists all staff, including the owner by setting', async () => {
    const account = await createUser({
      name: 'Zuri Kamau',
      email: 'zuri@example.com',
      withTwoFactor: true,
    })
    const member = await createUser({ name: 'A Member' })
    const owner = await signedInAs(account, { OWNER_EMAIL: 'zuri@example.com' })
    const { staff } = await inboxPage(owner)
    expect(staff).toContainEqual({ id: account.id, name: account.name })
    expect(staff.map(({ id }) => id)).not.toContain(member.id)
    const names = staff.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    const { threads } = await inboxPage(owner, `?status=all&assignee=${account.id}`)
    expect(threads).toEqual([])
  })

  test('has the time of the newest reply', async () => {
    const browser = await advisor()
    const id = await createThread()
    const [last] = (
      await env.DB.prepare('SELECT id FROM thread_entries WHERE thread_id = ?').bind(id).all()
    ).results
    await browser.send(
      routes.deskReplies.href({ id }),
      { body: 'An answer', last: last?.id },
      { as: 'json' },
    )
    const now = new Date().toISOString()
    later(60)
    expect((await inboxPage(browser)).lastAnswerAt).toBe(now)
  })

  test('keeps its counts correct through every change', async () => {
    const account = await createUser({ role: 'advisor' })
    const [first, second] = [await createThread(), await createThread()]
    await createThread()
    const browser = await signedInAs(account)
    const patch = (id: string, change: object) =>
      browser.send(routes.deskThread.href({ id }), change, { as: 'json', method: 'PATCH' })
    await patch(first, { status: 'done', assignee: account.id })
    await patch(second, { status: 'waiting' })
    await env.DB.prepare('DELETE FROM threads WHERE id = ?').bind(second).run()
    expect((await inboxPage(browser)).counts).toEqual({ open: 1, waiting: 0, snoozed: 0, done: 1 })
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(account.id).run()
    const { threads, counts } = await inboxPage(await advisor(), '?status=done&assignee=nobody')
    expect(threads.map(({ id, assignee }) => [id, assignee])).toEqual([[first, null]])
    expect(counts).toEqual({ open: 1, waiting: 0, snoozed: 0, done: 1 })
  })

  test('is not cached or indexed, and encrypted in the history', async () => {
    const browser = await advisor()
    const page = await browser.page(routes.deskInbox.href())
    expect(page).toMatchObject({ component: 'desk/inbox', encryptHistory: true })
    const response = await browser.visit(routes.deskInbox.href(), {
      headers: { 'X-Inertia': 'true', 'X-Inertia-Version': page.version },
    })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  })
})
