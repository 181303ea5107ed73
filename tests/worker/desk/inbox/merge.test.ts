import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { createThread, inboxPage, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import {
  handIn,
  heldMailsOf,
  laterEntries,
  openThreadOf,
  rawMail,
} from '#tests/support/desk/incoming-mail.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { errorsOf, expectRedirect } from '#tests/support/replies.ts'

stoppedClock()

const browser = await signedInAs(await createUser({ role: 'advisor', name: 'Brian Mwangi' }))
const merge = (id: string, into: unknown) =>
  browser.send(routes.threadMerges.href({ id }), { into }, { as: 'json' })

const addBooking = (id: string, thread: string) =>
  env.DB.prepare(
    "INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at) VALUES (?1, ?1, ?2, 1000, 30, '', 1)",
  )
    .bind(id, thread)
    .run()

describe('a merged enquiry', () => {
  test('has the entries, held emails and consultations of both, and an event of each', async () => {
    const target = await createThread({ message: 'The first question.' })
    later(60)
    const source = await createThread({ message: 'The second question.' })
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO held_mails VALUES ('h1', ?, 'X <x@example.com>', 'Held', 'm1', 5)",
      ).bind(source),
    ])
    await addBooking('b1', source)
    expect((await merge(source, target)).status).toBe(204)
    const { thread, entries, held } = await threadPage(browser, target)
    expect(entries.map(({ body }) => body)).toEqual([
      'The first question.',
      'The second question.',
      `merged this enquiry into ${referenceOf(target)}`,
      `merged the enquiry ${referenceOf(source)} into this one`,
    ])
    expect(held).toMatchObject([{ id: 'h1' }])
    expect(thread).toMatchObject({
      bookings: [{ id: 'b1' }],
      mergedReferences: [referenceOf(source)],
    })
    for (const id of [source, target]) {
      expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([
        { action: 'thread.merged' },
      ])
    }
  })

  test('is where the old address, link and reference lead, over several merges', async () => {
    const first = await openThreadOf()
    const second = await openThreadOf()
    const third = await openThreadOf()
    await merge(first.id, second.id)
    await merge(second.id, third.id)
    expect(await handIn(rawMail({}, 'Okapi'), { to: first.address })).toBe(null)
    expect((await laterEntries(third.id)).map(({ body }) => body)).toContain('Okapi')
    const link = await browser.visit(routes.deskThread.href({ id: first.id }))
    expect(expectRedirect(link, browser)).toBe(routes.deskThread.href({ id: third.id }))
    for (const q of [referenceOf(first.id), 'okapi']) {
      expect((await inboxPage(browser, `?q=${q}`)).threads.map(({ id }) => id)).toEqual([third.id])
    }
  })

  test('holds an email to the old address that another person sent', async () => {
    const [source, target] = [await openThreadOf(), await openThreadOf()]
    await merge(source.id, target.id)
    const raw = rawMail({ From: 'somebody@example.com' })
    expect(await handIn(raw, { to: source.address, from: 'somebody@example.com' })).toBe(null)
    expect(await heldMailsOf(target.id)).toHaveLength(1)
  })

  test('has an email that reached both only once', async () => {
    const [source, target] = [await createThread(), await createThread()]
    for (const id of [source, target]) {
      await addEntry(id, { body: 'Twice', messageId: 'same@example.com' })
    }
    expect((await merge(source, target)).status).toBe(204)
    const { entries } = await threadPage(browser, target)
    expect(entries.filter(({ body }) => body === 'Twice')).toHaveLength(1)
  })

  test('needs an answer if one of them did, by the earlier due time', async () => {
    const source = await createThread({ createdAt: new Date(Date.now() - 9e8) })
    const { thread } = await threadPage(browser, source)
    const target = await createThread({ status: 'done' })
    await merge(source, target)
    expect((await threadPage(browser, target)).thread).toMatchObject({
      status: 'open',
      dueAt: thread.dueAt,
      late: true,
    })
  })

  test('leads its member from the old link, and nobody else', async () => {
    const member = await createUser({ email: 'merged-member@example.com' })
    const own = await signedInAs(member)
    const source = await createThread({ email: member.email })
    const target = await createThread({ email: member.email })
    const [others, foreign] = [await createThread(), await createThread()]
    await merge(source, target)
    await merge(foreign, others)
    const found = await own.visit(routes.enquiry.href({ id: source }))
    expect(expectRedirect(found, own)).toBe(routes.enquiry.href({ id: target }))
    expect((await own.visit(routes.enquiry.href({ id: foreign }))).status).toBe(404)
  })

  test('is refused to one of another person, also if they write alike', async () => {
    const source = await createThread({ email: 'amina@example.com', message: 'Mine' })
    for (const email of ['amina@example.org', 'amina+work@example.com', 'àmina@example.com']) {
      const target = await createThread({ email })
      expect(await errorsOf(await merge(source, target))).toEqual({
        into: [messages.desk.mergeOtherAddress],
      })
      expect((await threadPage(browser, target)).entries).toHaveLength(1)
    }
    expect((await threadPage(browser, source)).entries).toHaveLength(1)
  })

  test('is refused into itself, into an unknown one, and without one', async () => {
    const id = await createThread()
    const refused = async (into: unknown) => errorsOf(await merge(id, into))
    expect(await refused(id)).toEqual({ into: [messages.desk.mergeSame] })
    expect(await refused(crypto.randomUUID())).toEqual({ into: [messages.desk.mergeUnknown] })
    expect(await refused(undefined)).toEqual({ into: [messages.required('into')] })
    expect((await merge(crypto.randomUUID(), id)).status).toBe(404)
    expect((await threadPage(browser, id)).entries).toHaveLength(1)
  })

  test('is erased with all that was merged into it', async () => {
    const owner = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
    const [source, target] = [await createThread(), await createThread()]
    await merge(source, target)
    await owner.send(routes.deskThread.href({ id: target }), {}, { as: 'json', method: 'DELETE' })
    expect(await rowsOfThread('merged_threads', target)).toEqual([])
    expect((await browser.visit(routes.deskThread.href({ id: source }))).status).toBe(404)
  })
})
