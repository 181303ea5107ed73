import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { hourlyCap } from '#shared/constants.ts'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createThread, threadPage } from '#tests/support/desk/inbox.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { acceptTerms, addFile, createRoom, eventsOf, memberOf } from '#tests/support/desk/rooms.ts'
import { pdfOf, samples } from '#tests/support/files/samples.ts'
import { sendFiles, storedFiles, uploadFile } from '#tests/support/files/send-files.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { addAmount, windowEnd } from '#worker/db/counters.ts'
import { counters, deskLog, files } from '#worker/db/schema.ts'
import { storeLimits } from '#worker/files/limits.ts'
import { sign } from '#worker/security/signature.ts'

const { bytes, seconds } = storeLimits.networkBytes

async function networkKey(network: string): Promise<string> {
  const [key] = settings.keyring('address')
  return `files:${await sign(key, network)}`
}

/** Stores a file as this member, and returns its row. */
async function storedFilesOf(member: Browser) {
  return db
    .select()
    .from(files)
    .where(eq(files.id, await uploadFile(member)))
}

const upload = (browser: Browser) =>
  sendFiles(browser, routes.files.href(), { files: [{ name: 'chart.pdf' }] }, { as: 'json' })

describe('the visitors of a network', () => {
  test('store so many bytes a day; members beside them are not counted, but unverified accounts are', async () => {
    const key = await networkKey('198.51.100')
    await addAmount(db, { key, endsAt: windowEnd({ seconds }), amount: bytes })
    const visitor = newVisitor({ address: '198.51.100.7' })
    expect(await errorsOf(await upload(visitor))).toEqual({ files: [messages.files.full] })
    const member = await signedInAs(await createUser({}), { address: '198.51.100.8' })
    expect((await upload(member)).status).toBe(201)
    const account = await createUser({ unverified: true })
    const unverified = await signedInAs(account, { address: '198.51.100.9' })
    expect(await errorsOf(await upload(unverified))).toEqual({ files: [messages.files.full] })
    expect((await upload(newVisitor({ address: '198.51.101.7' }))).status).toBe(201)
  })

  test('are counted by what is stored, not by what a file could have had', async () => {
    const visitor = newVisitor({ address: '192.0.2.7' })
    expect((await upload(visitor)).status).toBe(201)
    const name = { name: 'chart.pdf', bytes: samples.png }
    await sendFiles(visitor, routes.files.href(), { files: [name] }, { as: 'json' })
    const rows = await db.select().from(counters)
    const key = await networkKey('192.0.2')
    expect(rows.find((row) => row.key === key)?.count).toBe(samples.pdf.length)
  })
})

describe('files that wait for their message', () => {
  test('fill a limit together that files at the same time do not pass', async () => {
    const member = await signedInAs(await createUser({}))
    const [first] = await storedFilesOf(member)
    const other = { ...present(first), id: crypto.randomUUID(), key: crypto.randomUUID() }
    const size = storeLimits.unattachedBytes - fileLimits.maxBytes - present(first).size
    await db.insert(files).values({ ...other, size })
    const large = { name: 'large.pdf', bytes: pdfOf(fileLimits.maxBytes / 2) }
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        sendFiles(member, routes.files.href(), { files: [large] }, { as: 'json' }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    await db.delete(files).where(eq(files.id, other.id))
  })
})

describe('files that come when no message is taken', () => {
  test('are not stored', async () => {
    await db.delete(counters)
    const member = await createUser({})
    const browser = await signedInAs(member)
    const threadId = await createThread({ email: member.email })
    const endsAt = windowEnd(hourlyCap)
    const full = { key: 'hour:contact', endsAt, count: hourlyCap.hits }
    await db.insert(counters).values(full)
    const before = (await storedFiles()).length
    const path = routes.enquiryMessages.href({ id: threadId })
    const form = { files: [{ name: 'late.pdf' }], fields: { body: 'Our chart.' } }
    const response = await sendFiles(browser, path, form, { as: 'json' })
    expect(response.status).toBe(503)
    expect((await storedFiles()).length).toBe(before)
    await env.DB.prepare("DELETE FROM counters WHERE key = 'hour:contact'").run()
  })
})

describe('files of staff and members', () => {
  let staff: Browser
  beforeAll(async () => {
    staff = (await signInAtDesk('advisor')).browser
  })

  test('go with an enquiry that staff begin', async () => {
    const email = 'begun@example.com'
    const person = { name: 'Amina', email, service: 'Custom Research', body: 'Our contract.' }
    const form = { files: [{ name: 'contract.pdf' }], fields: person }
    const id = await createdId(
      await sendFiles(staff, routes.deskInbox.href(), form, { as: 'json' }),
    )
    const { entries } = await threadPage(staff, id)
    expect(entries[0]?.files?.map(({ name }) => name)).toEqual(['contract.pdf'])
    expect((await mailbox(email))[0]?.text).toContain('contract.pdf')
  })

  test('are listed as they were sent', async () => {
    const member = await createUser({})
    const browser = await signedInAs(member)
    const id = await createThread({ email: member.email })
    const ids: string[] = []
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) ids.push(await uploadFile(browser, { name }))
    const message = { body: 'In our order.', files: ids.toReversed().join(' ') }
    await browser.send(routes.enquiryMessages.href({ id }), message, { as: 'json' })
    const { entries } = await browser.props('enquiries/show', routes.enquiry.href({ id }))
    expect(entries.at(-1)?.files?.map(({ name }) => name)).toEqual(['c.pdf', 'b.pdf', 'a.pdf'])
  })

  test('that are pictures are shown to staff without letting anything run', async () => {
    const member = await createUser({})
    const browser = await signedInAs(member)
    const id = await createThread({ email: member.email })
    const [picture, text] = [{ name: 'chart.png', bytes: samples.png }, { name: 'chart.pdf' }]
    const form = { files: [picture, text], fields: { body: 'Our charts.' } }
    await sendFiles(browser, routes.enquiryMessages.href({ id }), form)
    const { entries } = await threadPage(staff, id)
    const [png, pdf] = present(entries.at(-1)?.files)
    const disposition = async (by: Browser, file: { id: string } | undefined) => {
      const path = `${routes.file.href({ id: present(file).id })}?inline=1`
      const { headers } = await by.visit(path, { method: 'HEAD' })
      return [
        headers.get('Content-Disposition')?.split(';')[0],
        headers.get('X-Content-Type-Options'),
      ]
    }
    expect(await disposition(staff, png)).toEqual(['inline', 'nosniff'])
    expect(await disposition(staff, pdf)).toEqual(['attachment', 'nosniff'])
    expect(await disposition(browser, png)).toEqual(['attachment', 'nosniff'])
  })

  test('are in the archive of their member, with the data, and of nobody else', async () => {
    const room = await createRoom(staff, { name: 'Licence: Kenya', terms: 'Keep this.' })
    const { account } = await memberOf(staff, room)
    const browser = await signedInAs(account, { confirmed: true })
    await addFile(staff, room, { name: 'deed.pdf' })
    const id = await createThread({ email: account.email })
    const form = { files: [{ name: 'ä.pdf' }, { name: 'ä.pdf' }], fields: { body: 'Ours.' } }
    await sendFiles(browser, routes.enquiryMessages.href({ id }), form)
    const namesIn = async () => {
      const response = await browser.visit(routes.exportFiles.href())
      const archive = unzipSync(new Uint8Array(await response.arrayBuffer()))
      expect(present(archive['my-data.json']).length).toBeGreaterThan(100)
      return Object.keys(archive).map((name) => name.replace(/^enquiries\/[^/]+/, 'enquiries/KA'))
    }
    const own = ['my-data.json', 'enquiries/KA/ä.pdf', 'enquiries/KA/ä (2).pdf']
    expect(await namesIn()).toEqual(own)
    await acceptTerms(browser, room, { password: account.password })
    await addFile(staff, room, { name: 'plan.pdf' })
    expect(await namesIn()).toEqual([
      ...own,
      'rooms/Licence_ Kenya/version-1-deed.pdf',
      'rooms/Licence_ Kenya/version-1-plan.pdf',
    ])
    expect((await eventsOf(room)).filter((kind) => kind !== 'uploaded')).toEqual([
      'created',
      'invited',
      'accepted',
      'exported',
    ])
    const isExport = and(eq(deskLog.actorId, account.id), eq(deskLog.action, 'files.exported'))
    expect(await db.$count(deskLog, isExport)).toBe(1)
  })

  test('fill the bucket, which monitors are told in time', async () => {
    const total = settings.filesMaxBytes
    const [any] = await db.select().from(files).limit(1)
    const large = { ...present(any), id: 'large', key: 'files/large', size: 0.95 * total }
    await db.insert(files).values(large)
    const fresh = newVisitor({ LOG_ONE_IN: '1' })
    expect(await (await fresh.visit('/up')).json()).toMatchObject({ files: 'nearly-full' })
    await env.DB.prepare("DELETE FROM files WHERE id = 'large'").run()
  })
})
