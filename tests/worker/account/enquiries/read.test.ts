import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { minutesAgo, stoppedClock } from '#tests/support/clock.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import { cancelBooking } from '#tests/support/desk/bookings.ts'
import { addEntry, createThread } from '#tests/support/desk/threads.ts'
import { present } from '#tests/support/present.ts'
import { expectErrorPage, expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const list = routes.enquiries.href()
const pathOf = (id: string) => routes.enquiry.href({ id })

async function member(email = `member-${crypto.randomUUID()}@example.com`) {
  return { email, browser: await signedInAs(await createUser({ email }), { confirmed: true }) }
}

async function enquiryProps<Name extends 'enquiries/index' | 'enquiries/show'>(
  browser: Browser,
  path: string,
  component: Name,
) {
  const page = await browser.page<Pages[Name]>(path)
  expect(page.component).toBe(component)
  return page.props
}

describe('GET /enquiries', () => {
  test('lists the enquiries of the verified address, newest first', async () => {
    const { email, browser } = await member()
    const older = await createThread({ email, at: minutesAgo(9), status: 'waiting' })
    const newer = await createThread({ email, at: minutesAgo(1), service: 'Due Diligence' })
    await createThread({ email: 'stranger@example.com' })
    const props = await enquiryProps(browser, list, 'enquiries/index')
    expect(props).toMatchObject({ page: 1, pages: 1, now: new Date().toISOString() })
    expect(props.threads).toEqual([
      {
        id: newer,
        reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
        service: 'Due Diligence',
        status: 'open',
        excerpt: 'We would like to enter Kenya next year.',
        createdAt: minutesAgo(1).toISOString(),
        lastAt: minutesAgo(1).toISOString(),
        dueAt: minutesAgo(1).toISOString(),
        consultationAt: null,
      },
      expect.objectContaining({ id: older, status: 'waiting', dueAt: null }),
    ])
  })

  test('names the service in the language of the page', async () => {
    const { email, browser } = await member()
    await createThread({ email, service: 'Consultation', at: minutesAgo(3) })
    await createThread({ email, service: 'Market Entry Strategy', at: minutesAgo(2) })
    await createThread({ email, service: 'Due Diligence', at: minutesAgo(1) })
    for (const path of ['/pt/enquiries', '/pt/dashboard']) {
      const html = await (await browser.visit(path)).text()
      for (const title of ['Due Diligence', 'Estratégia de entrada no mercado', 'Consulta']) {
        expect(html).toContain(`"service":"${title}"`)
      }
    }
  })

  test('is empty for a member without enquiries', async () => {
    const { browser } = await member()
    expect(await enquiryProps(browser, list, 'enquiries/index')).toMatchObject({
      threads: [],
      page: 1,
      pages: 1,
    })
  })

  test('takes its excerpt from the first message, on one line and shortened', async () => {
    const { email, browser } = await member()
    const body = `First\n\nline ${'long '.repeat(100)}`
    await createThread({
      email,
      entries: [{ kind: 'note', body: 'A note among us', at: minutesAgo(5) }, { body }],
    })
    const [thread] = (await enquiryProps(browser, list, 'enquiries/index')).threads
    expect(thread?.excerpt).toMatch(/^First line long (long )+long…$/)
  })

  test('has pages, the last one for every page beyond it', async () => {
    const { email, browser } = await member()
    const ids: string[] = []
    for (let at = 0; at <= deskPageSize; at++) {
      ids.unshift(await createThread({ email, at: minutesAgo(at) }))
    }
    const first = await enquiryProps(browser, list, 'enquiries/index')
    expect(first).toMatchObject({ page: 1, pages: 2 })
    expect(first.threads).toHaveLength(deskPageSize)
    for (const page of ['2', '3', '999999999999']) {
      const last = await enquiryProps(browser, `${list}?page=${page}`, 'enquiries/index')
      expect(last).toMatchObject({ page: 2, pages: 2, threads: [{ id: ids[0] }] })
    }
    expect(await enquiryProps(browser, `${list}?page=-1`, 'enquiries/index')).toMatchObject({
      page: 1,
    })
  })
})

describe('GET /enquiries/:id', () => {
  test("shows messages and replies, oldest first, replies with their author's name", async () => {
    const { email, browser } = await member()
    const staff = await createUser({ role: 'advisor', name: 'Joseph Mwangi' })
    const at = minutesAgo(60)
    const id = await createThread({ email, at, status: 'waiting', assigneeId: staff.id })
    const reply = { kind: 'reply', body: 'It takes\nsix months.', authorId: staff.id } as const
    await addEntry(id, { ...reply, at: minutesAgo(30) })
    const { thread, entries, status } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    expect(thread).toMatchObject({ id, status: 'waiting', dueAt: null } satisfies Partial<Enquiry>)
    expect(status).toBeNull()
    expect(entries).toEqual([
      {
        id: expect.any(String),
        kind: 'message',
        author: 'Amina Otieno',
        body: 'We would like to enter Kenya next year.',
        createdAt: at.toISOString(),
        delivery: null,
      },
      expect.objectContaining({ kind: 'reply', author: 'Joseph Mwangi', body: reply.body }),
    ])
  })

  test('names the firm if the account of the author was deleted', async () => {
    const { email, browser } = await member()
    const id = await createThread({ email, entries: [{ kind: 'reply', body: 'Yes.' }] })
    const { entries } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    expect(entries).toMatchObject([{ author: 'Kilima Advisory' }])
  })

  test('shows of its events only that it was closed or reopened', async () => {
    const { email, browser } = await member()
    const staff = await createUser({ role: 'advisor' })
    const event = (body: object | string) =>
      ({
        kind: 'event',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        authorId: staff.id,
      }) as const
    const id = await createThread({
      email,
      entries: [
        event({ status: 'done' }),
        event({ assignee: staff.id }),
        event({ status: 'open', assignee: staff.id }),
        event({ status: 'waiting' }),
        event({ status: 'constructor' }),
        event('no JSON'),
        event('null'),
      ],
    })
    const { entries } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    expect(entries.map(({ body, author }) => [body, author])).toEqual([
      ['Closed', 'Kilima Advisory'],
      ['Opened again', 'Kilima Advisory'],
    ])
  })

  test.each([
    ['Peter Kamau <peter@elsewhere.example>', 'Peter Kamau'],
    ['peter@elsewhere.example', 'Somebody else'],
    ['<peter@elsewhere.example>', 'Somebody else'],
    ['Peter <peter@elsewhere.example', 'Peter'],
  ])('names another writer without the address: %s', async (writtenBy, author) => {
    const { email, browser } = await member()
    const id = await createThread({ email, entries: [{ writtenBy }] })
    const { entries } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    expect(entries).toMatchObject([{ author }])
  })
})

const hoursFromNow = (hours: number) => Date.now() + hours * 3_600_000

/** Inserts a consultation of a thread as the product would. */
async function addBooking(threadId: string, startsAt: number, cancelledAt: number | null = null) {
  const token_hash = crypto.randomUUID()
  await insertRows('bookings', [
    {
      ...{ id: crypto.randomUUID(), token_hash, thread_id: threadId, topic: '', minutes: 30 },
      ...{ starts_at: startsAt, cancelled_at: cancelledAt, created_at: Date.now() },
    },
  ])
  return token_hash
}

describe('the consultations of an enquiry', () => {
  test('are shown with it, newest first, with their state', async () => {
    const { email, browser } = await member()
    const id = await createThread({ email })
    const starts = [hoursFromNow(-48), hoursFromNow(48), hoursFromNow(72)] as const
    await addBooking(id, starts[0])
    await addBooking(id, starts[1])
    await addBooking(id, starts[2], Date.now())
    const { bookings } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    const [past, coming, cancelled] = starts.map((at) => new Date(at).toISOString())
    expect(bookings).toEqual([
      { startsAt: cancelled, minutes: 30, state: 'cancelled', href: null },
      { startsAt: coming, minutes: 30, state: 'coming', href: expect.stringContaining(pathOf(id)) },
      { startsAt: past, minutes: 30, state: 'past', href: null },
    ])
  })

  test('are only those of the enquiry, and none if none was booked', async () => {
    const { email, browser } = await member()
    const [id, other] = [await createThread({ email }), await createThread({ email })]
    await addBooking(other, hoursFromNow(48))
    expect((await enquiryProps(browser, pathOf(id), 'enquiries/show')).bookings).toEqual([])
  })

  test('are shown without the token of their link (token-leak)', async () => {
    const { email, browser } = await member()
    const id = await createThread({ email })
    const hash = await addBooking(id, hoursFromNow(48))
    const text = await (await browser.visit(pathOf(id))).text()
    expect(text).not.toContain(hash)
    expect(text).not.toMatch(/"token(Hash|_hash)?"/)
  })

  test('lead to the page where they are moved or cancelled, their own client alone', async () => {
    const { email, browser } = await member()
    const id = await createThread({ email })
    await addBooking(id, hoursFromNow(48))
    const { bookings } = await enquiryProps(browser, pathOf(id), 'enquiries/show')
    const href = present(bookings[0]?.href)
    const location = present((await browser.visit(href)).headers.get('Location'))
    const { token } = await newVisitor().props('booking/show', location)
    const cancelled = await cancelBooking(token)
    expect(cancelled.status).toBe(204)
    expect((await browser.visit(href)).status).toBe(404)
    expect((await (await member()).browser.visit(href)).status).toBe(404)
    const forged = routes.booking.href({ token: `${token.slice(0, -2)}AA` })
    expect((await newVisitor().visit(forged)).status).toBe(404)
  })

  test('promise no reply if the only request was cancelled', async () => {
    const { email, browser } = await member()
    const promise = 'Our reply is late'
    const read = async (id: string) => (await browser.visit(pathOf(id))).text()
    const dueAt = minutesAgo(5)
    const id = await createThread({ email, dueAt })
    await addBooking(id, hoursFromNow(48), Date.now())
    const alone = await read(id)
    expect(alone).toContain('Your consultation is cancelled')
    expect(alone).not.toContain(promise)
    await addEntry(id, { body: 'May I still ask something?' })
    expect(await read(id)).toContain(promise)

    const remaining = await createThread({ email, dueAt })
    await addBooking(remaining, hoursFromNow(48))
    const text = await read(remaining)
    expect(text).toContain(promise)
    expect(text).toContain('Reschedule or cancel')
  })
})

const people = {
  guest: async () => newVisitor(),
  unverified: async () => signedInAs(await createUser({ unverified: true })),
  advisor: async () => signedInAs(await createUser({ role: 'advisor' }), { confirmed: true }),
  owner: async () => signedInAs(await createUser({ role: 'owner' }), { confirmed: true }),
  member: async () => signedInAs(await createUser()),
}

describe('threat: the enquiry of another person', () => {
  test.each(['member', 'advisor', 'owner'] as const)(
    'is no page for anybody else: %s',
    async (who) => {
      const id = await createThread({ email: 'somebody-else@example.com' })
      const browser = await people[who]()
      const foreign = await browser.visit(pathOf(id), { headers: accepts.page })
      await expectErrorPage(foreign, 404)
      const unknown = await browser.visit(pathOf(crypto.randomUUID()), { headers: accepts.json })
      expect(unknown.status).toBe(404)
      const list = await browser.page(routes.enquiries.href())
      expect(list.props.threads).toEqual([])
    },
  )

  test('is not read by an account that only claims its address', async () => {
    const email = 'claimed-by-a-thief@example.com'
    const id = await createThread({ email })
    const thief = await signedInAs(await createUser({ email, unverified: true }))
    for (const path of [list, pathOf(id)]) {
      const response = await thief.visit(path, { headers: accepts.page })
      expect(expectRedirect(response, thief)).toBe(routes.verifyNotice.href())
    }
  })

  test('is hidden from an account that has changed to the address without verifying it', async () => {
    const id = await createThread({ email: 'victim@example.com' })
    const { browser } = await member()
    const change = { name: 'Amina Otieno', email: 'victim@example.com' }
    const changed = await browser.send(routes.profile.href(), change, {
      as: 'json',
      method: 'PATCH',
    })
    expect(changed.status).toBe(204)
    const response = await browser.visit(pathOf(id), { headers: accepts.json })
    expect(response.status).toBe(403)
  })

  test('is hidden from an account with another spelling of the address', async () => {
    const id = await createThread({ email: 'spelled@example.com' })
    const visitor = newVisitor()
    const fields = {
      name: 'A',
      email: ' SPELLED@Example.com ',
      password: 'correct horse battery staple',
      password_confirmation: 'correct horse battery staple',
    }
    await visitor.send(routes.register.href(), fields, { as: 'json' })
    expect((await visitor.visit(pathOf(id), { headers: accepts.json })).status).toBe(403)
  })
})

describe('threat: internal data in the page', () => {
  test('no reply of any kind contains a note, id, address or role of staff', async () => {
    const { email, browser } = await member()
    const staff = await createUser({ role: 'advisor', name: 'Joseph Mwangi' })
    const id = await createThread({ email, assigneeId: staff.id })
    const note = 'They will pay anything'
    await addEntry(id, { kind: 'note', body: note, authorId: staff.id })
    await addEntry(id, { kind: 'reply', body: 'Gladly.', authorId: staff.id })
    const change = { status: 'done', assignee: staff.id }
    await addEntry(id, { kind: 'event', body: JSON.stringify(change), authorId: staff.id })
    for (const path of [list, pathOf(id), routes.dashboard.href(), routes.exportData.href()]) {
      for (const as of ['page', 'inertia'] as const) {
        const headers = { ...accepts[as], 'X-Inertia-Version': await browser.version() }
        const response = await browser.visit(path, { headers })
        expect(response.status, path).toBe(200)
        const text = await response.text()
        for (const secret of [note, staff.id, staff.email, '"advisor"', 'assignee'])
          expect(text, path).not.toContain(secret)
      }
    }
    expect(await (await browser.visit(pathOf(id))).text()).toContain('Joseph Mwangi')
  })
})

test('texts cannot break out of the document', async () => {
  const { email, browser } = await member()
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u2028'
  const id = await createThread({ email, name: evil, service: evil, entries: [{ body: evil }] })
  for (const path of [list, pathOf(id), routes.dashboard.href()]) {
    const html = await (await browser.visit(path)).text()
    expect(html, path).not.toContain('<script>alert')
    expect(html, path).not.toContain('<img src=x')
  }
})
