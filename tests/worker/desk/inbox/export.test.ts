import { env } from 'cloudflare:workers'
import { parse } from 'csv-parse/browser/esm/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { createThread } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { answerDueAt } from '#tests/support/office.ts'

const path = routes.deskInboxFile.href()
beforeEach(emptyStores)

const owner = async () =>
  signedInAs(await createUser({ role: 'owner', name: 'Owner' }), { confirmed: true })
const exportsLogged = async () =>
  env.DB.prepare(
    "SELECT count(*) AS n FROM desk_log WHERE action = 'inbox.exported'",
  ).first<number>('n')

async function file(browser: Awaited<ReturnType<typeof owner>>) {
  const response = await browser.visit(path)
  const bytes = await response.arrayBuffer()
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const rows = parse<Record<string, string>>(text, {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  })
  return { response, text, rows }
}

describe('GET /desk/inbox.csv', () => {
  test('is a file with a row for each thread and their number', async () => {
    const account = await createUser({ role: 'advisor', name: 'Brian Mwangi' })
    const createdAt = new Date()
    const id = await createThread({
      name: 'Amina "A" Otieno',
      company: 'One, Two\nThree',
      message: '=HYPERLINK("https://evil.example")',
      market: 'kenya',
      product: 'lottery',
      assignee: account.id,
      createdAt,
    })
    await addEntry(id, { body: 'A second message' })
    const done = await createThread({ status: 'done', message: 'Zoë 🦁' })
    const { response, text, rows } = await file(await owner())
    expect(response.headers.get('Content-Type')).toMatch(/^text\/csv/)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="inbox.csv"')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('X-Total-Rows')).toBe('2')
    expect(text.startsWith('\uFEFFid,reference,name,')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(rows).toHaveLength(2)
    const time = createdAt.toISOString()
    expect(rows.find((row) => row.id === id)).toEqual({
      id,
      reference: referenceOf(id),
      name: 'Amina "A" Otieno',
      email: 'amina@example.com',
      company: 'One, Two\nThree',
      service: 'Market Entry Strategy',
      market: 'kenya',
      product: 'lottery',
      status: 'open',
      assignee: 'Brian Mwangi',
      created_at: time,
      last_at: time,
      due_at: answerDueAt(createdAt).toISOString(),
      message: '\'=HYPERLINK("https://evil.example")',
    })
    expect(rows.find((row) => row.id === done)).toMatchObject({
      due_at: '',
      assignee: '',
      message: 'Zoë 🦁',
    })
  })

  test('has every thread once, however many chunks there are', async () => {
    const ids = Array.from({ length: 1003 }, () => crypto.randomUUID())
    await env.DB.prepare('DELETE FROM threads').run()
    await env.DB.prepare(
      "INSERT INTO threads (id, name, email, company, service, status, created_at, last_at, due_at) SELECT value, 'A', 'a@example.com', '', 'Custom Research', 'done', 1, 1, 1 FROM json_each(?)",
    )
      .bind(JSON.stringify(ids))
      .run()
    const { response, rows } = await file(await owner())
    expect(response.headers.get('X-Total-Rows')).toBe('1003')
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  test('is logged for each download, not for HEAD', async () => {
    const browser = await owner()
    const before = (await exportsLogged()) ?? 0
    await file(browser)
    expect(await exportsLogged()).toBe(before + 1)
    expect((await browser.visit(path, { method: 'HEAD' })).status).toBe(200)
    expect(await exportsLogged()).toBe(before + 1)
  })

  test('has only a head if there are no threads', async () => {
    await env.DB.prepare('DELETE FROM threads').run()
    const { response, rows } = await file(await owner())
    expect(rows).toEqual([])
    expect(response.headers.get('X-Total-Rows')).toBe('0')
  })
})
