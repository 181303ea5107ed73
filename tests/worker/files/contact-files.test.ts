import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { pdfOf, samples } from '#tests/support/files/samples.ts'
import {
  type SampleFile,
  sendFiles,
  storedFiles,
  storedObjects,
  uploadFile,
} from '#tests/support/files/send-files.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { pieceBytes } from '#worker/files/file-store.ts'
import { sha256Of } from '#worker/security/bytes.ts'

const path = routes.contact.href()
const chart: SampleFile = { name: 'chart.pdf' }

/** The files that a message of this address has. */
async function filesOf(email: string) {
  const query = env.DB.prepare(
    `SELECT f.* FROM files f JOIN thread_entries e ON e.id = f.entry_id
    JOIN threads t ON t.id = e.thread_id WHERE t.email = ? ORDER BY f.rowid`,
  )
  return (await query.bind(email).all<{ id: string; name: string; size: number }>()).results
}

describe('a plain form', () => {
  test('brings files, which its message has', async () => {
    const email = newAddress()
    const files = [chart, { name: 'figures.csv', bytes: samples.csv, type: 'text/html' }]
    const response = await sendFiles(newVisitor(), path, {
      files,
      fields: contactMessage({ email }),
    })
    expect(response.status).toBe(303)
    expect(await filesOf(email)).toMatchObject([
      { name: 'chart.pdf', type: 'application/pdf', size: samples.pdf.length, state: 'ready' },
      { name: 'figures.csv', type: 'text/csv', size: samples.csv.length },
    ])
  })

  test('may have its fields after the files', async () => {
    const email = newAddress()
    const fields = contactMessage({ email })
    await sendFiles(newVisitor(), path, { files: [chart], fields }, { filesFirst: true })
    expect(await filesOf(email)).toHaveLength(1)
  })

  test('stores a large file in pieces, and its hash', async () => {
    const email = newAddress()
    const bytes = pdfOf(2 * pieceBytes + 17)
    const files = [{ name: 'in-pieces.pdf', bytes }]
    await sendFiles(newVisitor(), path, { files, fields: contactMessage({ email }) })
    const row = (await storedFiles()).find(({ name }) => name === 'in-pieces.pdf')
    const sha256 = await sha256Of(bytes)
    expect(row).toMatchObject({ size: bytes.length, pieces: 3, sha256 })
    const objects = (await storedObjects()).filter((key) => key.startsWith(row?.key ?? '-'))
    expect(objects).toHaveLength(3)
  })

  test('without files works as before', async () => {
    const email = newAddress()
    const response = await sendFiles(newVisitor(), path, {
      files: [],
      fields: contactMessage({ email }),
    })
    expect(response.status).toBe(303)
    expect(await messagesFrom(email)).toHaveLength(1)
  })

  test('that is refused keeps its files, and sends them with the next one', async () => {
    const browser = newVisitor()
    const email = newAddress()
    const fields = contactMessage({ email, message: '' })
    await sendFiles(browser, path, { files: [chart], fields })
    const { errors, fileField } = await browser.props('marketing/contact', path)
    expect(errors).toHaveProperty('message')
    const ids = fileField?.files.map(({ id }) => id) ?? []
    expect(fileField?.files).toMatchObject([{ name: 'chart.pdf', size: samples.pdf.length }])
    const input = { ...contactMessage({ email }), files: ids }
    await sendFiles(browser, path, { files: [], fields: input })
    expect(await filesOf(email)).toMatchObject([{ id: ids[0], name: 'chart.pdf' }])
  })

  test('sent again with its key does nothing; with another file it is another form', async () => {
    const browser = newVisitor()
    const email = newAddress()
    const fields = { ...contactMessage({ email }), key: crypto.randomUUID() }
    const first = await sendFiles(browser, path, { files: [chart], fields })
    const objects = await storedObjects()
    const second = await sendFiles(browser, path, { files: [chart], fields })
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await messagesFrom(email)).toHaveLength(1)
    expect(await storedObjects()).toEqual(objects)
    const other = { name: 'chart.pdf', bytes: pdfOf(500) }
    await sendFiles(browser, path, { files: [other], fields })
    expect(await messagesFrom(email)).toHaveLength(2)
  })
})

describe('limits', () => {
  const refused: [name: string, files: SampleFile[], message: string][] = [
    [
      'more files than a visitor may send',
      Array.from({ length: fileLimits.perVisitorMessage + 1 }, () => chart),
      messages.files.tooMany(fileLimits.perVisitorMessage),
    ],
    [
      'a file that is too large',
      [{ name: 'large.pdf', bytes: pdfOf(fileLimits.maxBytes + 1) }],
      messages.files.tooLarge('large.pdf'),
    ],
    ['a type that we do not take', [{ name: 'run.exe' }], messages.files.type('run.exe')],
    [
      'content that is not what the name says',
      [{ name: 'chart.png' }],
      messages.files.content('chart.png'),
    ],
    [
      'an empty file',
      [{ name: 'empty.txt', bytes: new Uint8Array() }],
      messages.files.empty('empty.txt'),
    ],
  ]

  test.each(refused)('refuse %s, at the field of the files', async (_, files, message) => {
    const browser = newVisitor()
    const email = newAddress()
    const fields = contactMessage({ email })
    // The fields behind a refused file are read too.
    await sendFiles(browser, path, { files, fields }, { filesFirst: true })
    const { errors } = await browser.props('marketing/contact', path)
    expect(errors).toEqual({ files: message })
    expect(await messagesFrom(email)).toEqual([])
  })

  test('let a file of exactly the largest size pass', async () => {
    const email = newAddress()
    const files = [{ name: 'large.pdf', bytes: pdfOf(fileLimits.maxBytes) }]
    await sendFiles(newVisitor(), path, { files, fields: contactMessage({ email }) })
    expect(await filesOf(email)).toMatchObject([{ size: fileLimits.maxBytes }])
  })

  test('answer 413 past the total, and store nothing', async () => {
    const objects = await storedObjects()
    const email = newAddress()
    const bytes = pdfOf(fileLimits.totalBytes / 3 + 1)
    const files = [1, 2, 3].map((number) => ({ name: `${number}.pdf`, bytes }))
    const fields = contactMessage({ email })
    const response = await sendFiles(newVisitor(), path, { files, fields })
    expect(response.status).toBe(413)
    expect(await messagesFrom(email)).toEqual([])
    expect(await storedObjects()).toEqual(objects)
  })

  test('store nothing without the CSRF token', async () => {
    const objects = await storedObjects()
    const fields = contactMessage({ email: newAddress() })
    const input = { files: [chart], fields }
    const response = await sendFiles(newVisitor(), path, input, { token: null })
    expect(response.status).toBe(419)
    expect(await storedObjects()).toEqual(objects)
  })
})

describe('a file that is sent before its message', () => {
  test('is attached by its id', async () => {
    const browser = newVisitor()
    const email = newAddress()
    const id = await uploadFile(browser)
    const fields = { ...contactMessage({ email }), files: [id] }
    const response = await browser.send(routes.sendContactForm.href(), fields, { as: 'json' })
    expect(response.status).toBe(200)
    expect(await filesOf(email)).toMatchObject([{ id }])
  })

  test('is nobody else’s, and of one message only', async () => {
    const browser = newVisitor()
    const id = await uploadFile(browser)
    const send = (sender: typeof browser, email: string) =>
      sender.send(
        routes.sendContactForm.href(),
        { ...contactMessage({ email }), files: [id] },
        { as: 'json' },
      )
    const stranger = await send(newVisitor(), newAddress())
    expect(stranger.status).toBe(422)
    expect(await stranger.json()).toMatchObject({ errors: { files: [messages.files.gone] } })
    expect((await send(browser, newAddress())).status).toBe(200)
    expect((await send(browser, newAddress())).status).toBe(422)
  })

  test('can be deleted by its owner alone', async () => {
    const browser = newVisitor()
    const id = await uploadFile(browser)
    const key = (await storedFiles()).find((row) => row.id === id)?.key
    const remove = (sender: typeof browser) =>
      sender.send(routes.file.href({ id }), {}, { as: 'json', method: 'DELETE' })
    expect((await remove(newVisitor())).status).toBe(404)
    expect((await remove(browser)).status).toBe(204)
    expect(await storedObjects()).not.toContain(key)
  })
})

describe('without a place for files', () => {
  test('the form has no field for them and works', async () => {
    const browser = newVisitor({ FILES: undefined })
    const email = newAddress()
    expect((await browser.props('marketing/contact', path)).fileField).toBeNull()
    await sendFiles(browser, path, { files: [chart], fields: contactMessage({ email }) })
    expect(await messagesFrom(email)).toHaveLength(1)
    expect(await filesOf(email)).toEqual([])
  })
})
