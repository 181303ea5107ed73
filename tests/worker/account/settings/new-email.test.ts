import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { accepts } from '#tests/support/browser.ts'
import {
  mailbox,
  mailTo,
  subjects,
  subjectsTo,
  verificationLinkOf,
} from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

let moves = 0

const move = (browser: Browser, email: string) => {
  const fields = { name: 'B', email }
  return browser.send(routes.profile.href(), fields, { as: 'json', method: 'PATCH' })
}

async function moved() {
  const { account, browser } = await signedInUser({ unverified: true })
  await browser.send(routes.resendVerification.href(), {})
  const oldLink = await verificationLinkOf(account.email)
  const email = `new-home-${moves++}@elsewhere.example.org`
  expect((await move(browser, email)).status).toBe(204)
  return { account, browser, oldLink, email }
}

describe('a new address', () => {
  test('gets the verification mail, the old one a notice', async () => {
    const { account, email } = await moved()
    expect(await subjectsTo(email)).toEqual([subjects.verify])
    expect(await subjectsTo(account.email)).toEqual([subjects.verify, subjects.emailChanged].sort())
  })

  test('is masked in the notice to the old one', async () => {
    const { account, email } = await moved()
    const { text, html } = await mailTo(account.email, subjects.emailChanged)
    const [local = '', domain = ''] = email.split('@')
    for (const part of [email, local, domain]) expect(text + html).not.toContain(part)
    expect(text).toMatch(/UTC/)
  })

  test('must be verified by its own link; older links are refused', async () => {
    const { browser, oldLink, email } = await moved()
    const json = { headers: accepts.json }
    expect((await browser.visit(oldLink, json)).status).toBe(403)
    const { props } = await browser.page('/')
    expect(props.auth).toMatchObject({ user: { email, email_verified_at: null } })
    expect((await browser.visit(await verificationLinkOf(email), json)).status).toBe(204)
  })

  test('leaves older links refused when the old address comes back', async () => {
    const { account, browser, oldLink } = await moved()
    expect((await move(browser, account.email)).status).toBe(204)
    const json = { headers: accepts.json }
    expect((await browser.visit(oldLink, json)).status).toBe(403)
    expect((await browser.visit(await verificationLinkOf(account.email), json)).status).toBe(204)
  })

  test('keeps the dashboard shut until then', async () => {
    const { browser } = await signedInUser()
    await move(browser, 'shut-out@example.com')
    const response = await browser.visit(routes.dashboard.href(), { headers: accepts.json })
    expect(response.status).toBe(403)
  })

  test('is the one to log in with; the old one is unknown', async () => {
    const { account, email } = await moved()
    const logIn = (address: string) => {
      const fields = { email: address, password }
      return newVisitor().send(routes.login.href(), fields, { as: 'json' })
    }
    expect((await logIn(account.email)).status).toBe(422)
    expect((await logIn(email)).status).toBe(200)
  })

  test('frees the old one for others', async () => {
    const { account } = await moved()
    const pair = { password, password_confirmation: password }
    const fields = { name: 'C', email: account.email, ...pair }
    const response = await newVisitor().send(routes.register.href(), fields, { as: 'json' })
    expect(response.status).toBe(201)
  })

  test('that is refused changes and mails nothing', async () => {
    const [account, other] = [await createUser(), await createUser()]
    const browser = await signedInAs(account)
    expect((await move(browser, other.email)).status).toBe(422)
    expect(await mailbox(account.email)).toEqual([])
    expect(await mailbox(other.email)).toEqual([])
  })

  test('goes to one of two people who request it at once', async () => {
    const people = [await createUser(), await createUser()]
    const browsers = await Promise.all(people.map((person) => signedInAs(person)))
    await Promise.all(browsers.map((browser) => browser.visit('/')))
    const replies = await Promise.all(
      browsers.map((browser) => move(browser, 'wanted@example.com')),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
    expect(await subjectsTo('wanted@example.com')).toEqual([subjects.verify])
  })
})
