import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { accountForms } from '#tests/support/account/account-routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { examplePath, writeRoutes } from '#tests/support/registered-routes.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const refused = { message: messages.refusals.csrf }
const foreign = 'https://elsewhere.example'

const attacks: [string, Record<string, string>, string | null | undefined][] = [
  ['no token', {}, null],
  ['a foreign Origin', { Origin: foreign }, undefined],
]

// A refused request changes nothing, so that those of one kind of person share a browser.
let guest: Browser
let person: Browser

beforeAll(async () => {
  guest = newVisitor()
  person = await signedInAs(await createUser())
})

describe.each(accountForms)('$method $path', ({ method, path, guard }) => {
  test.each(attacks)('is refused with %s', async (_, headers, token) => {
    const browser = guard === 'guest' ? guest : person
    const session = browser.cookies.get('__Host-session')
    const json = await browser.send(path, {}, { as: 'json', method, headers, token })
    await expectJson(json, 419, refused)
    const page = await browser.send(path, {}, { as: 'inertia', method, headers, token })
    await expectErrorPage(page, 419)
    expect(page.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
    expect(browser.cookies.get('__Host-session')).toBe(session)
  })
})

test('the token of another session is refused', async () => {
  const other = await signedInAs(await createUser())
  await other.page('/')
  const options = { as: 'json', token: other.token ?? '' } as const
  await expectJson(await person.send(routes.logout.href(), {}, options), 419, refused)
})

/** Routes that any page may call: the links of mails, the reports of browsers, and agents. */
const withoutToken: string[] = [
  routes.newsletterUnsubscribe.path,
  routes.alertsUnsubscribe.path,
  routes.cspReports.path,
  routes.agents.path,
]

test.each(writeRoutes.filter(({ path }) => !withoutToken.includes(path)))(
  '$method $path is refused without a token, whoever sends it',
  async ({ method, path }) => {
    const options = { as: 'json', method, token: null } as const
    await expectJson(await guest.send(examplePath(path), {}, options), 419, refused)
  },
)
