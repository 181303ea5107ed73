import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { password, signedInUser } from '#tests/support/account/accounts.ts'
import { Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addOptions,
  confirmBy,
  passkeysPage,
  sendPasskey,
  signedInBy,
  storedPasskeys,
} from '#tests/support/account/passkeys.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { planOf } from '#tests/support/db/query-plan.ts'
import { resetTokenOf } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

test('every statement about passkeys finds its rows by an index', async () => {
  const { queries, ...watched } = watchedQueries()
  const { account, browser } = await signedInUser(
    { role: 'owner', withTwoFactor: false },
    { confirmed: true, ...watched },
  )
  const options = await addOptions(browser)
  const key = await Authenticator.make(options)
  const credential = await key.attest(options.challenge)
  expect((await sendPasskey(browser, { credential })).status).toBe(201)
  await signedInBy(key, { browser: newVisitor(watched) })
  await browser.visit(routes.deskPeople.href())
  expect((await confirmBy(browser, key)).status).toBe(201)
  for (const route of [
    routes.dashboard,
    routes.exportData,
    routes.deskPeople,
    routes.confirmPassword,
  ])
    expect((await browser.visit(route.href())).status).toBe(200)
  await passkeysPage(browser)
  const path = routes.passkey.href({ id: (await storedPasskeys(account))[0]?.id ?? '' })
  await browser.send(path, { name: 'x' }, { as: 'json', method: 'PATCH' })
  expect((await browser.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
  const visitor = newVisitor(watched)
  const { email } = account
  await visitor.send(routes.forgotPassword.href(), { email }, { as: 'json' })
  const reset = {
    email,
    password,
    password_confirmation: password,
    token: await resetTokenOf(email),
  }
  expect((await visitor.send(routes.replacePassword.href(), reset, { as: 'json' })).status).toBe(
    200,
  )
  const relevant = [...queries].filter((query) => /"(passkeys|spent_sign_ins)"/.test(query))
  expect(relevant.length).toBeGreaterThanOrEqual(10)
  for (const query of relevant) {
    const steps = (await planOf(query)).filter((step) => !/one_row|CONSTANT/.test(step))
    expect(steps.join('\n'), query).not.toMatch(/TEMP B-TREE|^SCAN /m)
  }
})
