import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { createThread, newestEntry, rowsOfThread } from '#tests/support/desk/inbox.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { pageOf } from '#tests/support/replies.ts'

const advisor = async () => signedInAs(await createUser({ role: 'advisor' }))

describe('a refused text without a script, too long for a cookie', () => {
  test.each(['reply', 'note'] as const)(
    'comes back on the page of its thread: %s',
    async (kind) => {
      const browser = await advisor()
      const id = await createThread({ message: `only ${kind}warthog` })
      const body = `<b>${incompressible(lengths.letterMax + 1)}`
      const last = await newestEntry(id)
      const path = routes[kind === 'reply' ? 'deskReplies' : 'deskNotes'].href({ id })
      const threadPath = routes.deskThread.href({ id })
      const location = `${threadPath}?status=all&q=${kind}warthog`
      const headers = { Referer: browser.origin + location }
      const response = await browser.send(path, { body, last }, { headers })
      expect(response.status).toBe(422)
      const page = await pageOf(response)
      // A reload requests the thread, not the path of the form.
      expect([page.component, page.url]).toEqual(['desk/thread', location])
      expect(page.props).toMatchObject({
        errors: { body: messages.max('body', lengths.letterMax) },
        oldInput: { [kind]: body },
        thread: { id },
        inbox: { threads: [{ id }], filters: { status: 'all', q: `${kind}warthog` } },
      })
      expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
    },
  )

  test('is a 404 for a deleted thread', async () => {
    const browser = await advisor()
    const path = routes.deskReplies.href({ id: crypto.randomUUID() })
    expect((await browser.send(path, { body: incompressible(5000), last: 'x' })).status).toBe(404)
  })
})
