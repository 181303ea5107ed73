import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, password, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { createThread, newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { pdfOf } from '#tests/support/files/samples.ts'
import {
  sendFiles,
  storedFiles,
  storedObjects,
  uploadFile,
} from '#tests/support/files/send-files.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { users } from '#worker/db/schema.ts'
import { pieceBytes } from '#worker/files/file-store.ts'
import { storeFile } from '#worker/files/store-file.ts'
import { utf8 } from '#worker/security/bytes.ts'

stoppedClock()
beforeEach(emptyStores)

/** Sends a message with a file by a member; returns the member's browser and the thread. */
async function memberWithFile() {
  const account = await createUser({})
  const browser = await signedInAs(account, { confirmed: true })
  const id = await createThread({ email: account.email })
  const files = [{ name: 'chart.pdf', bytes: pdfOf(pieceBytes + 1) }]
  await sendFiles(browser, routes.enquiryMessages.href({ id }), {
    files,
    fields: { body: 'Hello' },
  })
  return { account, browser, id }
}

async function storedBytes(): Promise<number> {
  return (await env.DB.prepare('SELECT bytes FROM stored_bytes').first<number>('bytes')) ?? 0
}

describe('a file without its message', () => {
  test('is gone within a day, with its objects; one with a message stays', async () => {
    const { browser } = await memberWithFile()
    await uploadFile(newVisitor(), { name: 'chart.pdf', bytes: pdfOf(pieceBytes + 1) })
    await uploadFile(browser)
    later(lifetimes.unattachedFileSeconds - 1)
    await runCron()
    expect(await storedFiles()).toHaveLength(3)
    later(2)
    await runCron()
    expect(await storedFiles()).toHaveLength(1)
    expect(await storedObjects()).toHaveLength(2)
    expect(lifetimes.unattachedFileSeconds).toBeLessThan(86_400)
  })

  test('whose account is deleted while it is sent leaves no object', async () => {
    const { id: userId } = await createUser({})
    const before = await storedObjects()
    const rows = await storedFiles()
    const bytes = pdfOf(pieceBytes + 1)
    async function* chunks() {
      yield bytes.subarray(0, pieceBytes)
      await db.delete(users).where(eq(users.id, userId))
      await runCron()
      yield bytes.subarray(pieceBytes)
    }
    const stores = { db, settings, bucket: env.FILES }
    const origin = { owner: 'x', userId, share: 'member', networkKey: null } as const
    const { outcome } = await storeFile(stores, { name: 'chart.pdf', chunks }, origin)
    expect(outcome).toBe('refused')
    await runCron()
    expect([await storedFiles(), await storedObjects()]).toEqual([rows, before])
  })

  test('of which only a part was stored is gone as well', async () => {
    const before = await storedObjects()
    const key = `files/${crypto.randomUUID()}`
    // As a Worker leaves it that ends in the middle.
    await env.DB.prepare(
      `INSERT INTO files (id, key, pieces, name, type, size, sha256, state, owner, created_at)
      VALUES (?1, ?2, 10, 'chart.pdf', 'application/pdf', 0, '', 'incoming', 'x', ?3)`,
    )
      .bind(crypto.randomUUID(), key, Date.now())
      .run()
    await env.FILES.put(key, 'a')
    await env.FILES.put(`${key}/1`, 'b')
    later(lifetimes.incomingFileSeconds + 1)
    await runCron()
    expect(await storedObjects()).toEqual(before)
  })

  const breaks = {
    'its form breaks off': (head: string) => new Blob([head, pdfOf(3 * pieceBytes)]),
    'its line breaks': (head: string) => {
      const chunks = [utf8(head), pdfOf(3 * pieceBytes)]
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks.shift()
          if (chunk) controller.enqueue(chunk)
          else controller.error(new Error('Network connection lost.'))
        },
      })
    },
  }

  test.each(Object.entries(breaks))('is deleted at once if %s', async (_name, bodyOf) => {
    const before = [await storedFiles(), await storedObjects()]
    const browser = newVisitor()
    await browser.page(routes.contact.href())
    const head = `--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n${newAddress()}\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const response = await browser.send(routes.contact.href(), {}, { body: bodyOf(head), headers })
    expect(response.status).toBe(303)
    expect([await storedFiles(), await storedObjects()]).toEqual(before)
  })
})

describe('files go', () => {
  test('with their enquiry', async () => {
    const { id } = await memberWithFile()
    const owner = await signInAtDesk('owner')
    const before = await storedObjects()
    const path = routes.deskThread.href({ id })
    await owner.browser.send(path, {}, { as: 'json', method: 'DELETE' })
    await runCron()
    expect((await storedObjects()).length).toBe(before.length - 2)
  })

  test('with the account of the member who sent them; those of staff stay', async () => {
    const { browser, id } = await memberWithFile()
    const advisor = await signInAtDesk('advisor')
    await sendFiles(advisor.browser, routes.deskReplies.href({ id }), {
      files: [{ name: 'contract.pdf' }],
      fields: { body: 'Our contract.', last: await newestEntry(id) },
    })
    await browser.send(routes.profile.href(), { password }, { as: 'json', method: 'DELETE' })
    const { entries } = await threadPage(advisor.browser, id)
    expect(entries.flatMap(({ files = [] }) => files.map(({ name }) => name))).toEqual([
      'contract.pdf',
    ])
  })

  test('with an enquiry that nobody has written to for long', async () => {
    await memberWithFile()
    later(2 * 86_400)
    await runCron({ CONTACT_RETENTION_DAYS: '1' })
    expect(await storedObjects()).toEqual([])
    expect(await storedFiles()).toEqual([])
    expect(await storedBytes()).toBe(0)
  })

  test('back into the form with a reply that is taken back', async () => {
    const { id } = await memberWithFile()
    const { browser } = await signInAtDesk('advisor')
    await sendFiles(browser, routes.deskReplies.href({ id }), {
      files: [{ name: 'contract.pdf' }],
      fields: { body: 'Our contract.', last: await newestEntry(id) },
    })
    const reply = await newestEntry(id)
    await browser.send(routes.undoReply.href({ id, reply }), {})
    const { fileField } = await threadPage(browser, id)
    const files = fileField?.files ?? []
    expect(files).toMatchObject([{ name: 'contract.pdf' }])
    const fields = { body: 'Our contract.', last: await newestEntry(id), files: [files[0]?.id] }
    await browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
    const { entries } = await threadPage(browser, id)
    expect(entries.at(-1)?.files).toMatchObject([{ name: 'contract.pdf' }])
  })
})

test('files that are forbidden by nothing count towards the room for all', async () => {
  const bytes = pdfOf(1000)
  const before = await storedBytes()
  await sendFiles(newVisitor(), routes.contact.href(), {
    files: [{ name: 'chart.pdf', bytes }],
    fields: contactMessage({ email: newAddress() }),
  })
  expect((await storedBytes()) - before).toBe(bytes.length)
})
