import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { accountForms } from '#tests/support/account/account-routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const refused = { message: messages.refusals.csrf }
const foreign = 'https://elsewhere.example'

const attacks: [string, Record<string, string>, string | null | undefined][] = [
  ['no token', {}, null],
  ['a made-up token', {}, `${'A'.repeat(16)}.${'A'.repeat(43)}`],
  ['a foreign Origin', { Origin: foreign }, undefined],
  ['the Origin null', { Origin: 'null' }, undefined],
]

describe.each(accountForms)('$method $path', ({ method, path, guard }) => {
  async function browserOf(): Promise<Browser> {
    const browser = guard === 'guest' ? newVisitor() : await signedInAs(await createUser())
    await browser.visit('/')
    return browser
  }

  test.each(attacks)('is refused with %s', async (_, headers, token) => {
    const browser = await browserOf()
    const session = browser.cookies.get('__Host-session')
    const json = await browser.send(path, {}, { as: 'json', method, headers, token })
    await expectJson(json, 419, refused)
    const page = await browser.send(path, {}, { as: 'inertia', method, headers, token })
    await expectErrorPage(page, 419)
    expect(page.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
    expect(browser.cookies.get('__Host-session')).toBe(session)
  })

  test('is refused with the token of another session or visitor', async () => {
    const [browser, other] = [await browserOf(), await browserOf()]
    const json = await browser.send(path, {}, { as: 'json', method, token: other.token ?? '' })
    await expectJson(json, 419, refused)
  })

  test('is refused from another site that names no Origin', async () => {
    const browser = await browserOf()
    const headers = { 'X-XSRF-TOKEN': browser.token ?? '', 'Sec-Fetch-Site': 'cross-site' }
    const response = await browser.visit(path, { method, headers, body: '{}' })
    expect(response.status).toBe(419)
  })
})
