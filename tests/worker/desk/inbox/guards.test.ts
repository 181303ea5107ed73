import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { createThread, newestEntry, rowsOfThread } from '#tests/support/desk/inbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const json = { headers: accepts.json }

/** Returns every request of the inbox. */
async function requestsOf(id: string) {
  const last = await newestEntry(id)
  const href = routes.deskThread.href({ id })
  return {
    list: { path: routes.deskInbox.href(), method: 'GET', least: 'advisor' },
    thread: { path: href, method: 'GET', least: 'advisor' },
    answer: {
      path: routes.deskReplies.href({ id }),
      method: 'POST',
      fields: { body: 'An answer', last },
      least: 'advisor',
    },
    note: {
      path: routes.deskNotes.href({ id }),
      method: 'POST',
      fields: { body: 'A note' },
      least: 'advisor',
    },
    change: { path: href, method: 'PATCH', fields: { status: 'done' }, least: 'advisor' },
    file: { path: routes.deskInboxFile.href(), method: 'GET', least: 'owner' },
    erase: { path: href, method: 'DELETE', fields: {}, least: 'owner' },
  } as const
}

type Name = keyof Awaited<ReturnType<typeof requestsOf>>
const names: Name[] = ['list', 'thread', 'answer', 'note', 'change', 'file', 'erase']

async function ask(browser: Awaited<ReturnType<typeof signedInAs>>, id: string, name: Name) {
  const { path, method, ...rest } = (await requestsOf(id))[name]
  if (method === 'GET') {
    const version = await browser.version()
    const page = { ...accepts.inertia, 'X-Inertia-Version': version }
    return browser.visit(path, name === 'file' ? json : { headers: page })
  }
  return browser.send(path, 'fields' in rest ? rest.fields : {}, { as: 'json', method })
}

const unchanged = async (id: string) => {
  expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
  expect(await rowsOfThread('threads', id, 'id')).toMatchObject([{ status: 'open' }])
}

describe.each(names)('%s', (name) => {
  test('redirects guests to the log-in', async () => {
    const id = await createThread()
    const browser = newVisitor()
    await browser.visit('/')
    const response = await ask(browser, id, name)
    if (response.status !== 401) {
      expect(expectRedirect(response, browser)).toBe(routes.login.href())
    }
    await unchanged(id)
  })

  test('does not exist for members, nor for staff of a lower role', async () => {
    const id = await createThread()
    const { least } = (await requestsOf(id))[name]
    const roles: (Role | undefined)[] =
      least === 'owner' ? [undefined, 'advisor', 'editor'] : [undefined]
    for (const role of roles) {
      const account = await createUser(role ? { role } : {})
      const browser = await signedInAs(account, { confirmed: true })
      expect((await ask(browser, id, name)).status, role).toBe(404)
    }
    await unchanged(id)
  })

  test('exists for staff', async () => {
    const id = await createThread()
    const { least } = (await requestsOf(id))[name]
    const browser = await signedInAs(await createUser({ role: least }), { confirmed: true })
    const response = await ask(browser, id, name)
    expect(response.status).toBeLessThan(300)
    await response.text()
  })
})

describe.each(['file', 'erase'] as const)('%s', (name) => {
  test('asks an owner for the password first', async () => {
    const id = await createThread()
    const browser = await signedInAs(await createUser({ role: 'owner' }))
    const response = await ask(browser, id, name)
    expect([response.status, await response.json()]).toEqual([
      423,
      { message: messages.guards.unconfirmed },
    ])
    await unchanged(id)
    const log = await env.DB.prepare('SELECT count(*) AS n FROM desk_log WHERE target IN (?, ?)')
      .bind(id, 'inbox')
      .first<number>('n')
    expect(log).toBe(await exportsLogged())
  })
})

const exportsLogged = async () =>
  (await env.DB.prepare(
    "SELECT count(*) AS n FROM desk_log WHERE action = 'inbox.exported'",
  ).first<number>('n')) ?? 0

test('a missing thread is a 404 for every request', async () => {
  const browser = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
  const id = crypto.randomUUID()
  for (const name of ['thread', 'answer', 'note', 'change', 'erase'] as const) {
    const fields = { body: 'Text', last: 'x', status: 'done' }
    const { path, method } = (await requestsOf(id))[name]
    const response =
      method === 'GET'
        ? await browser.visit(path, json)
        : await browser.send(path, fields, { as: 'json', method })
    expect(response.status, name).toBe(404)
  }
})

test('a removed role is gone on the next request', async () => {
  const account = await createUser({ role: 'advisor' })
  const browser = await signedInAs(account)
  const id = await createThread()
  await env.DB.prepare('UPDATE users SET role = NULL WHERE id = ?').bind(account.id).run()
  expect((await ask(browser, id, 'note')).status).toBe(404)
  await unchanged(id)
})
