import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { isSignedIn } from '#tests/support/account/account-replies.ts'
import {
  createUser,
  db,
  newPassword,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import {
  addKey,
  answer,
  sendSignIn,
  signedInBy,
  storedPasskeys,
} from '#tests/support/account/passkeys.ts'
import { resetPassword } from '#tests/support/account/reset-password.ts'
import type { Browser } from '#tests/support/browser.ts'
import { linkIn, mailTo, subjects } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'

const newPair = { password: newPassword, password_confirmation: newPassword }

const change = (browser: Browser) =>
  browser.send(
    routes.password.href(),
    { current_password: password, ...newPair },
    { as: 'json', method: 'PUT' },
  )

const move = (browser: Browser, email: string) =>
  browser.send(routes.profile.href(), { name: 'Amina', email }, { as: 'json', method: 'PATCH' })

async function withTwo(options: Parameters<typeof createUser>[0] = {}) {
  const account = await createUser(options)
  const laptop = await addKey(account)
  return { account, laptop, phone: await addKey(account, { name: 'Phone' }) }
}

const two = 'Your account keeps its 2 passkeys'

describe('passkeys remain, and the notice counts them, after', () => {
  test('a password change', async () => {
    const { account, laptop } = await withTwo()
    await change(await signedInAs(account))
    expect((await mailTo(account.email, subjects.passwordChanged)).text).toContain(two)
    expect(await isSignedIn(await signedInBy(laptop))).toBe(true)
  })

  test('a reset, which ends the sessions opened by a passkey', async () => {
    const { account, laptop, phone } = await withTwo()
    const browser = await signedInBy(laptop)
    await resetPassword(account)
    expect(await isSignedIn(browser)).toBe(false)
    expect((await mailTo(account.email, subjects.passwordChanged)).text).toContain(two)
    expect(await isSignedIn(await signedInBy(phone))).toBe(true)
  })

  test('a change of address', async () => {
    const { account, laptop } = await withTwo()
    await move(await signedInAs(account), `moved-${account.email}`)
    expect((await mailTo(account.email, subjects.emailChanged)).text).toContain(two)
    expect(await isSignedIn(await signedInBy(laptop))).toBe(true)
  })

  test('after all other sessions were ended', async () => {
    const { account, laptop } = await withTwo()
    const other = await signedInBy(laptop)
    const browser = await signedInAs(account)
    await browser.send(routes.sessions.href(), { password }, { as: 'json', method: 'DELETE' })
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(await signedInBy(laptop))).toBe(true)
  })
})

test('a notice does not mention passkeys if there are none', async () => {
  const account = await createUser()
  await change(await signedInAs(account))
  const { text } = await mailTo(account.email, subjects.passwordChanged)
  expect(text).not.toContain('passkey')
})

test('one passkey is mentioned in the singular', async () => {
  const account = await createUser()
  await addKey(account)
  await change(await signedInAs(account))
  const { text } = await mailTo(account.email, subjects.passwordChanged)
  expect(text).toContain('Your account keeps its 1 passkey,')
})

describe("passkeys of somebody who registered another person's address", () => {
  test('are removed by a reset, and the notice mentions none', async () => {
    const { account, laptop } = await withTwo({ unverified: true })
    await resetPassword(account)
    expect(await storedPasskeys(account)).toEqual([])
    expect((await mailTo(account.email, subjects.passwordChanged)).text).not.toContain('passkey')
    const browser = newVisitor()
    const credential = await answer(browser, laptop)
    expect((await sendSignIn(browser, credential)).status).toBe(422)
  })
})

describe('the undo link of an address', () => {
  /** Lets somebody else change the account's address and add a passkey. */
  async function moved(options: Parameters<typeof createUser>[0] = {}) {
    const account = await createUser(options)
    await addKey(account, { name: 'Of the owner' })
    const borrowed = await signedInAs(account)
    await move(borrowed, `thief-${account.email}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await addKey(account, { name: 'Of the thief' })
    const { text } = await mailTo(account.email, subjects.emailChanged)
    const link = text.match(/https?:\/\/\S+\/email\/undo\/\S+/)?.[0] ?? 'missing:'
    return { account, path: linkIn({ text: link }).pathname }
  }

  test('removes those added since, and keeps the others', async () => {
    const { account, path } = await moved()
    expect((await newVisitor().send(path, {}, { as: 'json' })).status).toBe(200)
    expect((await storedPasskeys(account)).map(({ name }) => name)).toEqual(['Of the owner'])
  })

  test('removes all if the address was never verified', async () => {
    const { account, path } = await moved({ unverified: true })
    expect((await newVisitor().send(path, {}, { as: 'json' })).status).toBe(200)
    expect(await storedPasskeys(account)).toEqual([])
  })

  test('removes none with an invalid link', async () => {
    const { account } = await moved()
    await newVisitor().send(routes.undoEmail.href({ token: 'x' }), {}, { as: 'json' })
    expect(await storedPasskeys(account)).toHaveLength(2)
  })
})

describe('the account', () => {
  test('exports names and times, and no key', async () => {
    const { account, laptop } = await withTwo()
    await signedInBy(laptop)
    const browser = await signedInAs(account, { confirmed: true })
    const file = await (await browser.visit(routes.exportData.href())).text()
    const { passkeys }: { passkeys: { name: string }[] } = JSON.parse(file)
    expect(passkeys.map((passkey) => Object.keys(passkey).sort())).toEqual([
      ['createdAt', 'lastUsedAt', 'name'],
      ['createdAt', 'lastUsedAt', 'name'],
    ])
    expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
    const [row] = await storedPasskeys(account)
    expect(file).not.toContain(row?.credentialId)
    expect(file).not.toContain(row?.publicKey)
  })

  test('deletes them with the account', async () => {
    const { account } = await withTwo()
    await db.delete(users).where(eq(users.id, account.id))
    expect(await storedPasskeys(account)).toEqual([])
  })

  test('counts them on the dashboard', async () => {
    const { account } = await withTwo()
    const browser = await signedInAs(account)
    expect((await browser.page(routes.dashboard.href())).props.passkeys).toBe(2)
  })
})
