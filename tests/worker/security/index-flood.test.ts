import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { maxIndexedWords } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import { writtenRows } from '#tests/support/db/written-rows.ts'
import { bookAndConfirm, monday, setClock } from '#tests/support/desk/bookings.ts'
import { createThread, inboxPage, newestEntry } from '#tests/support/desk/inbox.ts'
import {
  handIn,
  heldMailsOf,
  mailSettings,
  openThreadOf,
  rawMail,
} from '#tests/support/desk/incoming-mail.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { indexThreads } from '#worker/desk/inbox/index-threads.ts'

/** The maximum number of rows that a stranger's entry may write, in all tables and indexes. */
const mostRows = 250

/** Returns as many different words as fit into a text. */
const manyWords = (length: number) =>
  Array.from({ length: length / 2 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ')

async function wordsOf(threadId: string): Promise<string[]> {
  const query = env.DB.prepare('SELECT word FROM thread_words WHERE thread_id = ? ORDER BY word')
  const { results } = await query.bind(threadId).all<{ word: string }>()
  return results.map(({ word }) => word)
}

const newestThread = async () =>
  (await env.DB.prepare('SELECT id FROM threads ORDER BY rowid DESC').first<string>('id')) ?? ''

const mailOf = (text: string, headers = {}) =>
  rawMail({ 'Content-Type': 'text/plain; charset=utf-8', ...headers }, text)

describe('threat: a text of thousands of words that fills the database with their index', () => {
  test('in the contact form', async () => {
    const { env: stores, count } = writtenRows()
    const message = manyWords(lengths.messageMax)
    const fields = contactMessage({ email: 'flood@example.com', message })
    const path = routes.sendContactForm.href()
    expect((await newVisitor(stores).send(path, fields, { as: 'json' })).status).toBe(200)
    expect(count.rows).toBeGreaterThan(maxIndexedWords.stranger)
    expect(count.rows).toBeLessThanOrEqual(mostRows)
    const words = await wordsOf(await newestThread())
    expect(words).toHaveLength(maxIndexedWords.stranger)
    expect(words).toEqual(expect.arrayContaining(['amina', 'otieno', 'flood', 'example', '一']))
  })

  test('in a mail that comes in', async () => {
    const { env: stores, count } = writtenRows()
    const { id, address } = await openThreadOf()
    const before = await wordsOf(id)
    const settings = { ...mailSettings, ...stores }
    await handIn(mailOf(manyWords(lengths.letterMax)), { to: address, env: settings })
    expect(await wordsOf(id)).toHaveLength(before.length + maxIndexedWords.stranger)
    expect(count.rows).toBeLessThanOrEqual(mostRows)
  })

  test('in a mail that was held and is accepted, by its sender first', async () => {
    const { id, address } = await openThreadOf()
    const before = await wordsOf(id)
    const headers = { From: 'Zebedee <zebedee@example.com>', 'Authentication-Results': undefined }
    await handIn(mailOf(manyWords(lengths.letterMax), headers), { to: address })
    const { env: stores, count } = writtenRows()
    const advisor = await signedInAs(await createUser({ role: 'advisor' }), stores)
    const [mail] = await heldMailsOf(id)
    count.rows = 0
    await advisor.send(routes.acceptHeldMail.href({ id: mail?.id ?? '' }), {}, { as: 'json' })
    const words = await wordsOf(id)
    // "example" and "com" are in the address of the thread's person as well.
    expect(words).toHaveLength(before.length + maxIndexedWords.stranger - 2)
    expect(words).toContain('zebedee')
    expect(count.rows).toBeLessThanOrEqual(mostRows)
  })

  test("in a member's message", async () => {
    const email = 'member-of-words@example.com'
    const id = await createThread({ email })
    const before = await wordsOf(id)
    const { env: stores, count } = writtenRows()
    const member = await signedInAs(await createUser({ email }), stores)
    count.rows = 0
    const fields = { body: manyWords(lengths.messageMax) }
    const path = routes.enquiryMessages.href({ id })
    expect((await member.send(path, fields, { as: 'json' })).status).toBe(201)
    expect(await wordsOf(id)).toHaveLength(before.length + maxIndexedWords.stranger)
    expect(count.rows).toBeLessThanOrEqual(mostRows)
  })

  test('in the topic of a booking', async () => {
    setClock(monday)
    const { env: stores, count } = writtenRows()
    await bookAndConfirm({ minutes: '60', topic: manyWords(lengths.topicMax) }, newVisitor(stores))
    expect(await wordsOf(await newestThread())).toHaveLength(maxIndexedWords.stranger)
    expect(count.rows).toBeLessThanOrEqual(mostRows)
  })
})

describe('what is indexed', () => {
  test('is the person before the text, and of that the beginning', async () => {
    const message = `Sportsbook ${manyWords(2000)} hippodrome`
    const id = await createThread({ name: 'Kofi Mensah', company: 'Volta Play', message })
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    for (const q of ['mensah', 'volta', 'sportsb']) {
      const { threads } = await inboxPage(advisor, `?q=${q}`)
      expect(threads.map((thread) => thread.id)).toEqual([id])
    }
    expect((await inboxPage(advisor, '?q=hippodrome')).threads).toEqual([])
  })

  test('is more of what staff write, though not all of it', async () => {
    const id = await createThread()
    const before = await wordsOf(id)
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const fields = { body: manyWords(lengths.letterMax), last: await newestEntry(id) }
    await advisor.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
    expect(await wordsOf(id)).toHaveLength(before.length + maxIndexedWords.staff)
  })

  test('is the same when it is indexed once more', async () => {
    const { id, address } = await openThreadOf()
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const note = { body: `Note ${manyWords(800)}` }
    await advisor.send(routes.deskNotes.href({ id }), note, { as: 'json' })
    await handIn(mailOf(`Answer ${manyWords(600)} end`), { to: address })
    const before = await wordsOf(id)
    await env.DB.batch([
      env.DB.prepare('DELETE FROM thread_words WHERE thread_id = ?').bind(id),
      env.DB.prepare("INSERT INTO thread_words VALUES (?, '')").bind(id),
    ])
    await indexThreads(db)
    expect(await wordsOf(id)).toEqual(before)
  })
})
