import { expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { addKey, addOptions, storedPasskeys, withPasskey } from '#tests/support/account/passkeys.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const ask = (browser: Browser) =>
  browser.visit(routes.passkeySignals.href(), { headers: accepts.json })

test('a browser gets the passkeys of its owner and the name of the account', async () => {
  const { account, key } = await withPasskey({ name: 'Amina Ötieno' })
  const other = await addKey(account, { name: 'Phone' })
  await withPasskey()
  const browser = await signedInAs(account, { confirmed: true, proved: true })
  const response = await ask(browser)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const { user } = await addOptions(browser)
  await expectJson(response, 200, {
    rpId: 'kilima.test',
    userId: user.id,
    allAcceptedCredentialIds: [key.id, other.id],
    name: user.name,
    displayName: user.displayName,
  })
  expect([user.name, user.displayName]).toEqual([account.email, 'Amina Ötieno'])
})

test('it follows each change', async () => {
  const { account, key } = await withPasskey()
  const browser = await signedInAs(account, { confirmed: true, proved: true })
  const fields = { name: 'Amina Wekesa', email: `wekesa-${account.email}` }
  await browser.send(routes.profile.href(), fields, { as: 'json', method: 'PATCH' })
  const renamed = { name: fields.email, displayName: fields.name }
  expect(await (await ask(browser)).json()).toMatchObject({
    ...renamed,
    allAcceptedCredentialIds: [key.id],
  })
  const [row] = await storedPasskeys(account)
  const path = routes.passkey.href({ id: row?.id ?? '' })
  await browser.send(path, {}, { as: 'json', method: 'DELETE' })
  expect(await (await ask(browser)).json()).toMatchObject({
    ...renamed,
    allAcceptedCredentialIds: [],
  })
})

test('a signed-out browser gets nothing', async () => {
  await createUser()
  const { unauthenticated } = messages.guards
  await expectJson(await ask(newVisitor()), 401, { message: unauthenticated })
})
