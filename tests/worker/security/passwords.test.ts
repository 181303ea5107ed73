import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings } from '#tests/support/account/accounts.ts'
import { deriveBits, deriveQuickly } from '#tests/support/quick-passwords.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findUser } from '#worker/account/auth/users.ts'
import { users } from '#worker/db/schema.ts'
import { bytesToBase64Url } from '#worker/security/bytes.ts'
import { createKeyring } from '#worker/security/keyring.ts'
import {
  dummyHash,
  hashPassword,
  needsRehash,
  verifyPassword,
} from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'

const password = 'Größe 🦒 correct horse'
const keys = settings.keyring('password')
const otherKeys = createKeyring(new Uint8Array(32).fill(7), [])('password')
const b64 = (length: number) => bytesToBase64Url(new Uint8Array(length).fill(1))

const check = (of: typeof keys, password: string, encoded: string) =>
  verifyPassword(of, { password, encoded, requester: addressRequester('tests') })

let cachedHash: Promise<string> | undefined
const hash = () => {
  cachedHash ??= hashPassword(keys, password, addressRequester('tests'))
  return cachedHash
}

/** A hash of the same password at a very low cost. */
const cheap = async () => {
  const once = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(deriveQuickly)
  const made = (await hashPassword(keys, password, addressRequester('tests'))).replace(
    'i=10000',
    'i=1',
  )
  once.mockRestore()
  return made
}

// These tests need the real cost of deriving passwords.
beforeAll(() => {
  deriveBits.mockRestore()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a password hash', () => {
  test('names its scheme, cost, key, salt and hash', async () => {
    const part = '[\\w-]+'
    const shape = `^v1\\$pbkdf2c-sha256\\$r=60\\$i=10000\\$${part}\\$[\\w-]{22}\\$[\\w-]{43}$`
    expect(await hash()).toMatch(new RegExp(shape))
    expect(await hash()).toContain(`$${keys[0].id}$`)
    expect(needsRehash(keys, await hash())).toBe(false)
  })

  test('is of this password and no other', async () => {
    expect(await check(keys, password, await hash())).toBe(true)
    expect(await check(keys, `${password} `, await hash())).toBe(false)
  })

  test('is salted', async () => {
    expect(await cheap()).not.toBe(await cheap())
  })

  test('takes all spellings of one text for the same (NFKC)', async () => {
    const encoded = await cheap()
    expect(await check(keys, password.normalize('NFD'), encoded)).toBe(true)
    expect(await check(keys, password.replace('c', '\uff43'), encoded)).toBe(true)
    expect(await check(keys, password.toUpperCase(), encoded)).toBe(false)
  })

  test('is worthless without the key, and asks to be renewed under another', async () => {
    const encoded = await cheap()
    expect(await check(otherKeys, password, encoded)).toBe(false)
    const rotated: typeof keys = [otherKeys[0], ...keys]
    expect(await check(rotated, password, encoded)).toBe(true)
    expect(needsRehash(rotated, encoded)).toBe(true)
  })

  test('of nobody costs what a real one does, and has no password', async () => {
    expect(needsRehash(keys, dummyHash(keys))).toBe(false)
    const quick = dummyHash(keys).replace('i=10000', 'i=1')
    expect(await check(keys, '', quick)).toBe(false)
  })
})

describe('a hash that is malformed or too dear', () => {
  const id = keys[0].id
  const of = (cost: string, salt = b64(16), derived = b64(32)) =>
    `v1$pbkdf2c-sha256$${cost}$${id}$${salt}$${derived}`

  test.each([
    '',
    'password',
    of('r=60$i=100001'),
    of('r=9999$i=100000'),
    of('r=201$i=10000'),
    of('r=0$i=10000'),
    of('r=60$i=0'),
    of('r=-1$i=10000'),
    of('r=60$i=1e4'),
    of('r=6.0$i=10000'),
    of('i=10000$r=60'),
    of('r=60$i=10000', b64(15)),
    of('r=60$i=10000', b64(16), b64(31)),
    of('r=60$i=10000', b64(16), ''),
    of('r=60$i=10000', '!!!'),
    `v2$pbkdf2c-sha256$r=60$i=10000$${id}$${b64(16)}$${b64(32)}`,
    `v1$pbkdf2-sha256$r=60$i=10000$${id}$${b64(16)}$${b64(32)}`,
    `${of('r=60$i=10000')}$more`,
  ])('is refused before anything is derived: %s', async (encoded) => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    expect(await check(keys, password, encoded)).toBe(false)
    expect(needsRehash(keys, encoded) || encoded.includes('r=60$i=10000')).toBe(true)
    expect(derive).not.toHaveBeenCalled()
  })
})

describe('a hash whose key is gone', () => {
  test('is refused, and costs what a wrong password costs', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const encoded = `v1$pbkdf2c-sha256$r=60$i=10000$unknown$${b64(16)}$${b64(32)}`
    expect(await check(keys, password, encoded)).toBe(false)
    const calls = derive.mock.calls.length
    await check(keys, password, dummyHash(keys))
    expect(derive.mock.calls.length).toBe(2 * calls)
    expect(calls).toBeGreaterThan(0)
  })
})

describe('a sign-in', () => {
  const logIn = (email: string, text: string) =>
    newVisitor().send(routes.login.href(), { email, password: text }, { as: 'json' })

  test('renews a hash whose parameters have changed, once the password was right', async () => {
    const account = await createUser({ password })

    const old = await cheap()
    await db.update(users).set({ passwordHash: old }).where(eq(users.id, account.id))
    expect((await logIn(account.email, 'wrong')).status).toBe(422)
    expect((await findUser(db, account.id))?.passwordHash).toBe(old)
    expect((await logIn(account.email, password)).status).toBe(200)
    const renewed = (await findUser(db, account.id))?.passwordHash ?? ''
    expect(needsRehash(keys, renewed)).toBe(false)
    expect((await logIn(account.email, password)).status).toBe(200)
    expect((await findUser(db, account.id))?.passwordHash).toBe(renewed)
  })
})
