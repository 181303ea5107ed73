import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { breachedPasswords } from '#shared/account/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectInvalid, expectRefused } from '#tests/support/account/account-replies.ts'
import { createUser, newPassword, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { resetTokenOf, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { addressRequester, inSlot } from '#worker/security/password-queue.ts'

const on = { BREACHED_PASSWORDS: 'true', BREACHED_PASSWORDS_URL: 'https://breaches.test' }
const { breached } = messages.password
const refusal = { password: [breached] }
const both = (text: string) => ({ password: text, password_confirmation: text })

/** The SHA-1 of `newPassword`, made by another program: printf '…' | sha1sum. */
const prefix = '46C3D'
const suffix = '5E3B28667DE48A060B5794686745B6AC8AB'
const others = ['0'.repeat(35), 'F'.repeat(35)]

type Service = (url: string, init: RequestInit) => Response | Promise<Response>

const fetched = vi.spyOn(globalThis, 'fetch')
let logged: string[] = []

function answerWith(service: Service): void {
  fetched.mockImplementation(async (url, init) => service(String(url), init ?? {}))
}

/** Returns the lines of a range, with the password's own suffix if a count is given. */
function range(count?: number, end = '\r\n'): string {
  const own = count === undefined ? [] : [`${suffix}:${count}`]
  return [`${others[0]}:3`, ...own, `${others[1]}:0`].join(end)
}

const knows = () => answerWith(() => new Response(range(5)))

beforeEach(() => {
  fetched.mockReset()
  answerWith(() => {
    throw new Error('Expected nobody to ask')
  })
  logged = []
  vi.spyOn(console, 'log').mockImplementation((line) => void logged.push(String(line)))
})

afterEach(() => {
  // Nobody else may learn anything about the password, whatever the service replies.
  for (const secret of [newPassword, prefix, suffix]) {
    expect(logged.join('\n').toUpperCase()).not.toContain(secret.toUpperCase())
  }
})

const failures = () => logged.filter((line) => line.includes('breached-passwords-unavailable'))

/** A form with a new password, its valid fields, and a check that it was accepted. */
interface Form {
  browser: Browser
  path: string
  method: 'POST' | 'PUT'
  fields: Record<string, string>
  page: string
  accepted: number
}

let people = 0

async function registering(settings: object): Promise<Form> {
  people += 1
  const path = routes.register.href()
  const fields = { name: 'Ben', email: `breach-${people}@example.com`, ...both(newPassword) }
  const browser = newVisitor({ ...settings })
  return { browser, path, method: 'POST', fields, page: path, accepted: 201 }
}

async function resetting(settings: object): Promise<Form> {
  const { email } = await createUser()
  await newVisitor().send(routes.forgotPassword.href(), { email })
  const token = await resetTokenOf(email)
  const page = `${routes.resetPassword.href({ token })}?email=${encodeURIComponent(email)}`
  const fields = { token, email, ...both(newPassword) }
  const browser = newVisitor({ ...settings })
  const path = routes.replacePassword.href()
  return { browser, path, method: 'POST', fields, page, accepted: 200 }
}

async function changing(settings: object): Promise<Form> {
  const browser = await signedInAs(await createUser(), { ...settings })
  const path = routes.password.href()
  const fields = { current_password: password, ...both(newPassword) }
  return { browser, path, method: 'PUT', fields, page: path, accepted: 204 }
}

const forms = { registering, resetting, changing }

const send = ({ browser, path, method, fields }: Form, changes = {}, as: Sender = 'json') => {
  const all = { ...fields, ...changes }
  return as === 'page' && method === 'PUT'
    ? browser.send(`${path}?_method=PUT`, all, { as })
    : browser.send(path, all, { as, method })
}

describe.each(Object.entries(forms))('%s', (_, prepare) => {
  test('refuses a password that is known from a breach, and takes another one', async () => {
    const form = await prepare(on)
    knows()
    await expectInvalid(await send(form), refusal)
    answerWith(() => new Response(range()))
    expect((await send(form)).status).toBe(form.accepted)
    expect(failures()).toEqual([])
  })

  test.each(bothForms)('says so beside the field, as %s', async (as) => {
    const form = await prepare(on)
    knows()
    const response = await send(form, {}, as)
    await expectRefused(form.browser, response, { path: form.page, errors: { password: breached } })
  })

  test('asks nobody unless it is set', async () => {
    const form = await prepare({ ...on, BREACHED_PASSWORDS: '' })
    expect((await send(form)).status).toBe(form.accepted)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('asks nobody about a form that is refused for something else', async () => {
    const form = await prepare(on)
    for (const wrong of [
      { password_confirmation: 'another one' },
      both('short'),
      both('password123'),
      'email' in form.fields ? { email: '' } : { current_password: '' },
    ]) {
      expect((await send(form, wrong)).status).toBe(422)
    }
    expect(fetched).not.toHaveBeenCalled()
  })

  test('takes the password when the service is down, and logs that once', async () => {
    const form = await prepare(on)
    answerWith(() => new Response('', { status: 500 }))
    expect((await send(form)).status).toBe(form.accepted)
    expect(failures()).toHaveLength(1)
  })

  test('hashes nothing, and keeps nobody waiting for a check, while it asks', async () => {
    const form = await prepare(on)
    const requested = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Response>()
    answerWith(() => {
      requested.resolve()
      return answer.promise
    })
    const sent = send(form)
    await requested.promise
    deriveBits.mockClear()
    await inSlot(addressRequester(form.browser.address), async () => {})
    expect(deriveBits).not.toHaveBeenCalled()
    answer.resolve(new Response(range()))
    expect((await sent).status).toBe(form.accepted)
    expect(deriveBits).toHaveBeenCalled()
  })
})

describe('the service', () => {
  test('is told five characters of a hash, and asked for padding', async () => {
    knows()
    await send(await registering(on))
    expect(fetched).toHaveBeenCalledTimes(1)
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe(`https://breaches.test/range/${prefix}`)
    const request = new Request(String(url), init)
    expect(request.method).toBe('GET')
    expect(request.redirect).toBe('manual')
    expect(Object.fromEntries(request.headers)).toEqual({
      'add-padding': 'true',
      'user-agent': 'kilima.test',
    })
  })

  test.each([
    ['', 'https://api.pwnedpasswords.com/range/'],
    ['https://breaches.test/mirror/', 'https://breaches.test/mirror/range/'],
    ['http://localhost:8080', 'http://localhost:8080/range/'],
  ])('is the one that is set: %s', async (url, address) => {
    knows()
    const settings = { BREACHED_PASSWORDS: 'true', BREACHED_PASSWORDS_URL: url }
    await expectInvalid(await send(await registering(settings)), refusal)
    expect(fetched.mock.calls[0]?.[0]).toBe(address + prefix)
  })

  test('is asked about the one spelling of a password', async () => {
    knows()
    const composed = 'Ångström und Ölfarbe'
    for (const text of [composed, composed.normalize('NFD')]) {
      await send(await registering(on), both(text))
    }
    const [first, second] = fetched.mock.calls.map(([url]) => url)
    expect(first).toBe(second)
  })

  test.each([
    ['once', range(1)],
    ['in lines that end in a line feed alone', range(2, '\n')],
    ['in small letters', range(7).toLowerCase()],
  ])('may know a password %s', async (_, body) => {
    answerWith(() => new Response(body))
    await expectInvalid(await send(await registering(on)), refusal)
  })

  test('may answer in pieces that cut a line', async () => {
    const pieces = range(5).match(/[\s\S]{1,7}/g) ?? []
    const body = pieced(pieces)
    answerWith(() => new Response(body))
    await expectInvalid(await send(await registering(on)), refusal)
  })

  test('does not know what stands there as padding', async () => {
    answerWith(() => new Response(range(0)))
    expect((await send(await registering(on))).status).toBe(201)
    expect(failures()).toEqual([])
  })

  const lines = range(5)
  const unusable: [string, Service][] = [
    ['an error', () => new Response(lines, { status: 500 })],
    ['a refusal', () => new Response(lines, { status: 403 })],
    ['another address', () => Response.redirect('https://elsewhere.test/', 302)],
    ['no content', () => new Response(null, { status: 204 })],
    ['nothing', () => new Response('')],
    ['a page', () => new Response(`<!doctype html>\n${lines}`)],
    ['JSON', () => new Response(JSON.stringify({ [suffix]: 5 }))],
    ['a line that is cut', () => new Response(`${lines}\r\n${others[0]}`)],
    ['too much', () => new Response(`${lines}\r\n`.repeat(breachedPasswords.maxBytes / 80))],
    ['an endless body', () => new Response(endless())],
    ['a body that breaks off', () => new Response(broken())],
    ['no connection', () => Promise.reject(new TypeError(`Fetch API cannot load ${prefix}`))],
  ]

  test.each(unusable)('that gives %s keeps nobody from an account', async (_, service) => {
    answerWith(service)
    expect((await send(await registering(on))).status).toBe(201)
    expect(failures()).toHaveLength(1)
  })

  const silent: [string, Service][] = [
    ['gives no answer', () => new Promise<Response>(() => {})],
    ['begins one and does not end it', () => new Response(stalled())],
  ]

  test.each(silent)('that %s is given up after a second', async (_, service) => {
    let signal: AbortSignal | null | undefined
    answerWith((url, init) => {
      signal = init.signal
      return service(url, init)
    })
    const form = await registering(on)
    const begun = performance.now()
    expect((await send(form)).status).toBe(201)
    const tookMs = performance.now() - begun
    expect(tookMs).toBeGreaterThan(0.9 * breachedPasswords.timeoutMs)
    expect(tookMs).toBeLessThan(3 * breachedPasswords.timeoutMs)
    expect(signal?.aborted).toBe(true)
    expect(failures()).toHaveLength(1)
  })
})

const line = new TextEncoder().encode(`${'0'.repeat(35)}:1\r\n`.repeat(100))

function pieced(pieces: string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
}

function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(line) })
}

function stalled(): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.enqueue(line) })
}

function broken(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })
}

describe('a stranger', () => {
  test('has nobody asked by a made-up reset link, for a known address or not', async () => {
    knows()
    const { email } = await createUser()
    const replies = []
    for (const address of [email, 'nobody@example.com']) {
      const fields = { token: 'f'.repeat(64), email: address, ...both(newPassword) }
      const sent = await newVisitor(on).send(routes.replacePassword.href(), fields, { as: 'json' })
      replies.push([sent.status, await sent.text()])
    }
    expect(replies[0]).toEqual(replies[1])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('has nobody asked by a wrong current password, nor by signing in', async () => {
    knows()
    const form = await changing(on)
    expect((await send(form, { current_password: 'wrong' })).status).toBe(422)
    const { email } = await createUser()
    await newVisitor(on).send(routes.login.href(), { email, password: newPassword }, { as: 'json' })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('has nobody asked by registering an address that is taken', async () => {
    knows()
    const { email } = await createUser()
    const response = await send(await registering(on), { email })
    await expectInvalid(response, { email: [messages.auth.emailTaken] })
    expect(fetched).not.toHaveBeenCalled()
  })
})

test('a reset that was refused leaves the link good, and mails nobody', async () => {
  const form = await resetting(on)
  knows()
  const { email = '' } = form.fields
  const before = await subjectsTo(email)
  await expectInvalid(await send(form), refusal)
  expect(await subjectsTo(email)).toEqual(before)
  answerWith(() => new Response(range()))
  expect((await send(form)).status).toBe(200)
})
