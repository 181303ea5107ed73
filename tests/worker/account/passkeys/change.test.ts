import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectInvalid, expectSentTo } from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { addKey, storedPasskeys, withPasskey } from '#tests/support/account/passkeys.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectErrorPage } from '#tests/support/replies.ts'

const page = routes.passkeys.href()
const removedSubject = 'A passkey was removed'

/** Creates the owner of a passkey, who may change it. */
async function owner() {
  const { account } = await withPasskey()
  const [row] = await storedPasskeys(account)
  const browser = await signedInAs(account, { confirmed: true, proved: true })
  return { account, browser, id: row?.id ?? '' }
}

function change(
  browser: Browser,
  id: string,
  { method, as = 'json', ...fields }: { method: 'PATCH' | 'DELETE'; as?: Sender; name?: unknown },
): Promise<Response> {
  const path = routes.passkey.href({ id })
  return as === 'page'
    ? browser.send(`${path}?_method=${method}`, fields, { as })
    : browser.send(path, fields, { as, method })
}

describe('PATCH /user/passkeys/:id', () => {
  test('renames it', async () => {
    const { account, browser, id } = await owner()
    const response = await change(browser, id, { method: 'PATCH', name: ' Old phone ' })
    expect(response.status).toBe(204)
    expect(await storedPasskeys(account)).toMatchObject([{ name: 'Old phone' }])
  })

  test('asks for a name of one line', async () => {
    const { account, browser, id } = await owner()
    const cases: [name: unknown, message: string][] = [
      [undefined, messages.required('name')],
      ['', messages.required('name')],
      [7, messages.string('name')],
      ['x'.repeat(lengths.passkeyName + 1), messages.max('name', lengths.passkeyName)],
    ]
    for (const [name, message] of cases) {
      await expectInvalid(await change(browser, id, { method: 'PATCH', name }), { name: [message] })
    }
    expect(await storedPasskeys(account)).toMatchObject([{ name: 'Laptop' }])
  })

  test('sends no mail', async () => {
    const { account, browser, id } = await owner()
    await change(browser, id, { method: 'PATCH', name: 'x' })
    expect(await subjectsTo(account.email)).toEqual(['A passkey was added'])
  })

  test.each(bothForms)('leads back with a status as %s', async (as) => {
    const { browser, id } = await owner()
    const response = await change(browser, id, { method: 'PATCH', as, name: 'x' })
    const { props } = await expectSentTo(browser, response, page)
    expect(props.status).toBe(messages.passkeys.renamed)
  })
})

describe('DELETE /user/passkeys/:id', () => {
  test('removes it, and tells the owner how many remain', async () => {
    const { account, browser, id } = await owner()
    await addKey(account, { name: 'Other' })
    expect((await change(browser, id, { method: 'DELETE' })).status).toBe(204)
    expect(await storedPasskeys(account)).toMatchObject([{ name: 'Other' }])
    const { text } = await mailTo(account.email, removedSubject)
    expect(text).toContain('“Laptop”')
    expect(text).toContain('1 passkey')
    expect(text).toContain('reset your password at once')
  })

  test('says that the password remains, after the last one', async () => {
    const { account, browser, id } = await owner()
    await change(browser, id, { method: 'DELETE' })
    const { text } = await mailTo(account.email, removedSubject)
    expect(text).toContain('signing in takes the password')
  })

  test.each(bothForms)('leads back with a status as %s', async (as) => {
    const { browser, id } = await owner()
    const response = await change(browser, id, { method: 'DELETE', as })
    const { props } = await expectSentTo(browser, response, page)
    expect(props.status).toBe(messages.passkeys.removed)
    expect(props.passkeys).toEqual([])
  })

  test('announces a rule once, of many concurrent runs', async () => {
    const { account, browser, id } = await owner()
    const sent = [1, 2, 3].map(() => change(browser, id, { method: 'DELETE' }))
    await Promise.all(sent)
    const mails = await subjectsTo(account.email)
    expect(mails.filter((subject) => subject === removedSubject)).toHaveLength(1)
  })
})

describe.each(['PATCH', 'DELETE'] as const)('%s of a passkey', (method) => {
  test.each(['options', 'x', '00000000-0000-0000-0000-000000000000'])(
    'that is not there is 404: %s',
    async (id) => {
      const { browser } = await owner()
      expect((await change(browser, id, { method, name: 'x' })).status).toBe(404)
      await expectErrorPage(await change(browser, id, { method, name: 'x', as: 'inertia' }), 404)
    },
  )

  test("somebody else's is 404", async () => {
    const { id } = await owner()
    const other = await signedInAs(await createUser(), { confirmed: true })
    expect((await change(other, id, { method, name: 'x' })).status).toBe(404)
    await expectErrorPage(await change(other, id, { method, name: 'x', as: 'page' }), 404)
  })
})
