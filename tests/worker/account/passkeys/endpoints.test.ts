import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.passkeyEndpoints.href()
const settings = 'https://kilima.test/settings/passkeys'

test('password managers find where passkeys are added and managed', async () => {
  expect(path).toBe('/.well-known/passkey-endpoints')
  const response = await newVisitor().visit(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  expect(await response.json()).toEqual({ enroll: settings, manage: settings })
})

test('without a session, a store or a cookie', async () => {
  const stores = countedStores()
  const browser = newVisitor(stores.env)
  const signedIn = await signedInAs(await createUser())
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value)
  stores.reset()
  const response = await browser.visit(path)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(stores.count).toEqual({ d1: [], kv: [] })
})

test('whatever the Host header says', async () => {
  const response = await newVisitor().visit(path, { headers: { Host: 'evil.test' } })
  expect(await response.json()).toMatchObject({ enroll: settings })
})
