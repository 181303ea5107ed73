import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import { bothForms, expectJson, expectSentTo } from '#tests/support/account/account-replies.ts'
import { signedInUser } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { subjects, subjectsTo, verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const path = routes.resendVerification.href()
const notice = routes.verifyNotice.href()
const dashboard = routes.dashboard.href()

describe('GET /email/verify', () => {
  test('is the screen for unverified people', async () => {
    const { browser } = await signedInUser({ unverified: true })
    const { component, props } = await browser.page(notice)
    expect([component, props.status]).toEqual(['auth/verify-email', null])
  })

  test.each(['page', 'inertia', 'json'] as const)('leads on who is verified, as %s', async (as) => {
    const { browser } = await signedInUser()
    const version = { 'X-Inertia-Version': await browser.version() }
    const response = await browser.visit(notice, { headers: { ...accepts[as], ...version } })
    expect(expectRedirect(response, browser)).toBe(dashboard)
  })
})

describe.each(bothForms)('POST /email/verification-notification as %s', (as) => {
  test('mails another link to unverified people', async () => {
    const { account, browser } = await signedInUser({ unverified: true })
    const { props } = await expectSentTo(browser, await browser.send(path, {}, { as }), notice)
    expect(props.status).toBe(statusCodes.verificationLinkSent)
    expect(await subjectsTo(account.email)).toEqual([subjects.verify])
  })

  test('redirects verified people, and mails nothing', async () => {
    const { account, browser } = await signedInUser()
    const response = await browser.send(path, {}, { as })
    expect(expectRedirect(response, browser)).toBe(dashboard)
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('goes back to the profile when it was sent from there', async () => {
    const { browser } = await signedInUser({ unverified: true })
    const headers = { Referer: `${browser.origin}${routes.profile.href()}` }
    const response = await browser.send(path, {}, { as, headers })
    const { props } = await expectSentTo(browser, response, routes.profile.href())
    expect(props.status).toBe(statusCodes.verificationLinkSent)
  })
})

describe('POST /email/verification-notification as json', () => {
  test('is 202 with an empty string, and 204 for who is verified', async () => {
    const { browser } = await signedInUser({ unverified: true })
    await expectJson(await browser.send(path, {}, { as: 'json' }), 202, '')
    const other = await (await signedInUser()).browser.send(path, {}, { as: 'json' })
    expect([other.status, await other.text()]).toEqual([204, ''])
  })
})

describe('a link that was mailed earlier', () => {
  test('still works after another one was mailed', async () => {
    const { account, browser } = await signedInUser({ unverified: true })
    await browser.send(path, {})
    const first = await verificationLinkOf(account.email)
    await browser.send(path, {})
    expect((await browser.visit(first, { headers: accepts.json })).status).toBe(204)
  })
})
