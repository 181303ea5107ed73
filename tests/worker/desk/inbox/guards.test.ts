import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { createThread, newestEntry, rowsOfThread } from '#tests/support/desk/inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

interface Change {
  path: string
  method: 'POST' | 'PATCH' | 'DELETE'
  fields: object
}

/** Returns the complete requests that would change an enquiry. */
async function changesOf(
  id: string,
): Promise<Record<'reply' | 'note' | 'change' | 'erase', Change>> {
  const last = await newestEntry(id)
  const path = routes.deskThread.href({ id })
  return {
    reply: {
      path: routes.deskReplies.href({ id }),
      method: 'POST',
      fields: { body: 'An answer', last },
    },
    note: { path: routes.deskNotes.href({ id }), method: 'POST', fields: { body: 'A note' } },
    change: { path, method: 'PATCH', fields: { status: 'done' } },
    erase: { path, method: 'DELETE', fields: {} },
  }
}

const send = async (browser: Browser, { path, method, fields }: Change) =>
  (await browser.send(path, fields, { as: 'json', method })).status

let id = ''

beforeEach(async () => {
  id = await createThread()
})

async function expectUnchanged() {
  expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
  expect(await rowsOfThread('threads', id, 'id')).toMatchObject([{ status: 'open' }])
}

describe('an enquiry', () => {
  test('is changed by no visitor and no member', async () => {
    for (const change of Object.values(await changesOf(id))) {
      expect(await send(newVisitor(), change)).toBe(401)
      expect(await send(await signedInAs(await createUser(), { confirmed: true }), change)).toBe(
        404,
      )
    }
    await expectUnchanged()
  })

  test.each(['advisor', 'editor'] as const)('is deleted by no %s', async (role) => {
    const browser = await signedInAs(await createUser({ role }), { confirmed: true })
    expect(await send(browser, (await changesOf(id)).erase)).toBe(404)
    await expectUnchanged()
  })

  test('that does not exist is a 404 for every request', async () => {
    const browser = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
    const unknown = crypto.randomUUID()
    const thread = await browser.visit(routes.deskThread.href({ id: unknown }), {
      headers: accepts.json,
    })
    expect(thread.status).toBe(404)
    const { reply, ...others } = await changesOf(unknown)
    const changes = [{ ...reply, fields: { body: 'Text', last: 'x' } }, ...Object.values(others)]
    for (const change of changes) expect(await send(browser, change), change.path).toBe(404)
  })
})
