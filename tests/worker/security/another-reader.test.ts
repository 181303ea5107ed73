import { env } from 'cloudflare:workers'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { deskRouteTable } from '#tests/support/desk/desk-routes.ts'
import { createThread, newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
import { handIn, mailSettings, rawMail } from '#tests/support/desk/incoming-mail.ts'
import { sendFiles } from '#tests/support/files/send-files.ts'
import { errorsOf } from '#tests/support/replies.ts'
import * as schema from '#worker/db/schema.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { settingsOf } from '#worker/env.ts'

const secret = 'Okapi'

let owner: Browser
let writer: Account
let other: Account
let otherBrowser: Browser

beforeAll(async () => {
  owner = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
  writer = await createUser({})
  other = await createUser({})
  otherBrowser = await signedInAs(other, { confirmed: true })
})

interface Correspondence {
  thread: string
  entries: string[]
  files: string[]
  held: string
}

/** Creates an enquiry of the writer with a file in each message, a note and a held email. */
async function correspond(): Promise<Correspondence> {
  const thread = await createThread({ email: writer.email, message: `${secret} message` })
  await sendFiles(await signedInAs(writer), routes.enquiryMessages.href({ id: thread }), {
    files: [{ name: `${secret}-own.pdf` }],
    fields: { body: `${secret} files` },
  })
  const last = await newestEntry(thread)
  await sendFiles(owner, routes.deskReplies.href({ id: thread }), {
    files: [{ name: `${secret}-firm.pdf` }],
    fields: { body: `${secret} reply`, last },
  })
  const note = { body: `${secret} note` }
  await owner.send(routes.deskNotes.href({ id: thread }), note, { as: 'json' })
  const from = 'stranger@example.org'
  const to = await replyAddressOf(settingsOf(mailSettings), thread)
  await handIn(rawMail({ From: from, 'Authentication-Results': undefined }, `${secret} held`), {
    to,
    from,
  })
  const { entries, held } = await threadPage(owner, thread)
  return {
    thread,
    entries: entries.map(({ id }) => id),
    files: entries.flatMap(({ files = [] }) => files.map(({ id }) => id)),
    held: held[0]?.id ?? '',
  }
}

/** Creates an enquiry of the writer with a consultation; returns the ids of both. */
async function book(): Promise<string[]> {
  const thread = await createThread({ email: writer.email, message: `${secret} consultation` })
  const booking = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at)
    VALUES (?1, ?1, ?2, 9e12, 30, '${secret}', 1)`,
  )
    .bind(booking, thread)
    .run()
  return [thread, booking]
}

/** Returns all that the other person can read, and the status of each file for them. */
async function readingsOf(own: string, { thread, files }: Correspondence) {
  const paths = [
    routes.enquiries.href(),
    routes.enquiry.href({ id: own }),
    routes.enquiry.href({ id: thread }),
    routes.exportData.href(),
  ]
  const texts = await Promise.all(
    paths.map(async (path) => (await otherBrowser.visit(path)).text()),
  )
  const statuses = await Promise.all(
    files.map(async (id) => (await otherBrowser.visit(routes.file.href({ id }))).status),
  )
  return { text: texts.join('\n'), statuses }
}

const merge = (id: string, into: string) =>
  owner.send(routes.threadMerges.href({ id }), { into }, { as: 'json' })

test('enquiries of two addresses are not merged, in either direction', async () => {
  const own = await createThread({ email: other.email })
  const secrets = await correspond()
  for (const [id, into] of [
    [secrets.thread, own],
    [own, secrets.thread],
  ] as const) {
    const response = await merge(id, into)
    const { text, statuses } = await readingsOf(own, secrets)
    expect.soft(text).not.toContain(secret)
    expect.soft(statuses).toEqual([404, 404])
    expect(response.status).toBe(422)
    expect(await errorsOf(response)).toEqual({ into: [messages.desk.mergeOtherAddress] })
  }
  expect((await threadPage(owner, secrets.thread)).entries).toHaveLength(4)
  expect((await threadPage(owner, own)).entries).toHaveLength(1)
})

/** The forms of the desk that name an enquiry, or anything of one; erasing comes last. */
const verbs = deskRouteTable
  .filter(({ method }) => method !== 'GET')
  .filter(({ path }) => /^\/desk\/(?:inbox|held|bookings)/.test(path))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

test('no verb of the desk gives the entries of an enquiry another reader', async () => {
  const own = await createThread({ email: other.email })
  const secrets = await correspond()
  const { thread, entries, files, held } = secrets
  const ids = [thread, held, ...(await book()), ...entries]
  const pointers = {
    ...{ into: own, to: own, thread: own, threadId: own, next: own, enquiry: own },
    ...{ email: other.email, body: 'A text', last: entries.at(-1), files, status: 'open' },
    ids: [own, thread],
  }
  const accepted = new Set<string>()
  for (const { method, path } of verbs) {
    for (const id of ids) {
      // A path may name an entry of the enquiry.
      const href = path.replace('unknown', id).replace('unknown', entries.at(-1) ?? '')
      const { status } = await owner.send(href, pointers, { as: 'json', method })
      if (status < 300) accepted.add(`${method} ${path}`)
    }
    const { text, statuses } = await readingsOf(own, secrets)
    expect(text, `${method} ${path}`).not.toContain(secret)
    expect(statuses, `${method} ${path}`).toEqual([404, 404])
  }
  // A form that is refused proves nothing.
  expect([...accepted]).toEqual([
    'PATCH /desk/inbox/unknown',
    'POST /desk/inbox/bulk',
    'POST /desk/inbox/unknown/links',
    'POST /desk/inbox/unknown/notes',
    'POST /desk/held/unknown/accept',
    'PATCH /desk/bookings/unknown',
    'DELETE /desk/inbox/unknown',
  ])
})

describe('the database', () => {
  // Rows that only staff see.
  const internal = ['thread_words', 'thread_links']

  /** The columns that name a thread. */
  const columns = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !internal.includes(name))
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable === schema.threads)
        .map(({ columns: [column] }) => ({ table: name, column: column?.name ?? '' })),
    )

  test('moves no row of an enquiry to one of another address', async () => {
    const own = await createThread({ email: other.email })
    const { thread } = await correspond()
    for (const [id] of [await book(), [await createThread({ email: writer.email })]]) {
      expect((await merge(id ?? '', thread)).status).toBe(204)
    }
    expect(columns.map(({ table }) => table)).toContain('thread_entries')
    for (const { table, column } of columns) {
      const move = env.DB.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`)
      await expect(move.bind(own, thread).run(), table).rejects.toThrow('refused: other-address')
    }
  })

  test('moves no file to an entry of another address', async () => {
    const own = await createThread({ email: other.email })
    const { files } = await correspond()
    const move = env.DB.prepare('UPDATE files SET entry_id = ? WHERE id = ?')
    const moved = move.bind(await newestEntry(own), files[0]).run()
    await expect(moved).rejects.toThrow('refused: other-address')
  })
})

describe('a merge of two enquiries of one address', () => {
  test('opens no file to a later owner of the address that was closed to them', async () => {
    // The account that sent a file with its message is not the one that has proven the address now.
    const secrets = await correspond()
    await env.DB.prepare('UPDATE files SET user_id = ? WHERE id = ?')
      .bind((await createUser({})).id, secrets.files[0])
      .run()
    const member = await signedInAs(writer)
    const statuses = () =>
      Promise.all(
        secrets.files.map(async (id) => (await member.visit(routes.file.href({ id }))).status),
      )
    const before = await statuses()
    expect(before).toEqual([404, 200])
    const target = await createThread({ email: writer.email })
    expect((await merge(secrets.thread, target)).status).toBe(204)
    expect(await statuses()).toEqual(before)
  })

  test('shows nothing to an account that has the address without having proven it', async () => {
    const unproven = await createUser({ unverified: true })
    const first = await createThread({ email: unproven.email, message: secret })
    const second = await createThread({ email: unproven.email })
    expect((await merge(first, second)).status).toBe(204)
    const browser = await signedInAs(unproven)
    for (const path of [routes.enquiries.href(), routes.enquiry.href({ id: second })]) {
      expect(await (await browser.visit(path)).text()).not.toContain(secret)
    }
  })
})
