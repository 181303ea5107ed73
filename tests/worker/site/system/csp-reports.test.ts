import { afterEach, describe, expect, test, vi } from 'vitest'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { failingDatabase, failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { brokenLimiters, countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { cspReports } from '#worker/site/system/csp-report-routes.ts'

const path = routes.cspReports.href()
const reportsType = 'application/reports+json'
const olderType = 'application/csp-report'

const logged = vi.spyOn(console, 'log')
afterEach(() => logged.mockClear())

type Line = Record<string, string | number>

const allLines = () => logged.mock.calls.map(([line]): Line => JSON.parse(String(line)))
const lines = () => allLines().filter(({ event }) => event === 'csp-report')

const send = (body: BodyInit | null, type = reportsType, browser = newVisitor()) =>
  browser.visit(path, { method: 'POST', headers: { 'Content-Type': type }, ...(body && { body }) })

const { origin } = newVisitor()

const violation = (fields: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: `${origin}/`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${origin}/`,
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    disposition: 'enforce',
    sample: 'const password = "violet"',
    ...fields,
  },
})

const older = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': `${origin}/`,
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://elsewhere.example/pixel.png?who=amina',
    'script-sample': 'const password = "violet"',
    disposition: 'report',
    ...fields,
  },
})

/** Expects an empty 204 without a cookie. */
async function expectAccepted(response: Response) {
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(response.headers.getSetCookie()).toEqual([])
}

describe('a document', () => {
  test('has the address for reports', async () => {
    const { headers } = await newVisitor().visit('/')
    expect(headers.get('Reporting-Endpoints')).toBe(`csp="${path}"`)
    const policy = headers.get('Content-Security-Policy') ?? ''
    const directives = policy.split(';').map((directive) => directive.trim())
    expect(directives).toContain('report-to csp')
    expect(directives).toContain(`report-uri ${path}`)
  })

  test.each(['inertia', 'json'] as const)('is the only reply that has it (%s)', async (as) => {
    const { headers } = await newVisitor().visit('/nothing-here', { headers: accepts[as] })
    expect(headers.has('Reporting-Endpoints')).toBe(false)
  })
})

describe('a report', () => {
  test('is logged with its directive, blocked address and route, in the newer format', async () => {
    await expectAccepted(await send(JSON.stringify([violation()])))
    expect(lines()).toEqual([
      {
        event: 'csp-report',
        requestId: expect.any(String),
        directive: 'script-src-elem',
        blocked: 'inline',
        document: '/',
      },
    ])
  })

  test('is logged in the older format', async () => {
    await expectAccepted(await send(JSON.stringify(older()), olderType))
    expect(lines()).toMatchObject([
      {
        directive: 'img-src',
        blocked: 'https://elsewhere.example',
        document: '/',
      },
    ])
  })

  test('without an effective directive has the name of the violated one', async () => {
    const fields = {
      'effective-directive': undefined,
      'violated-directive': "script-src 'nonce-b2f1' 'strict-dynamic'",
    }
    await send(JSON.stringify(older(fields)), olderType)
    expect(lines()).toMatchObject([{ directive: 'script-src' }])
    expect(JSON.stringify(allLines())).not.toContain('b2f1')
  })

  test('without a list is also accepted', async () => {
    await send(JSON.stringify(violation()))
    expect(lines()).toHaveLength(1)
  })

  test('keeps no token, query, fragment, name or sample', async () => {
    const token = 'f'.repeat(64)
    const reset = `${origin}${routes.resetPassword.href({ token })}?email=amina@example.com#part`
    const preview = `${origin}${routes.preview.href({ token })}`
    await send(
      JSON.stringify([
        violation({ documentURL: reset, blockedURL: preview, referrer: reset, sourceFile: reset }),
        violation({ blockedURL: 'https://user:secret@elsewhere.example/a.js?key=hidden#part' }),
        violation({ blockedURL: 'data:text/html,amina@example.com' }),
      ]),
    )
    await send(JSON.stringify(older({ 'document-uri': reset, referrer: reset })), olderType)
    expect(lines()).toMatchObject([
      { document: routes.resetPassword.path, blocked: routes.preview.path },
      { document: '/', blocked: 'https://elsewhere.example' },
      { document: '/', blocked: 'data:' },
      { document: routes.resetPassword.path },
    ])
    const all = JSON.stringify(allLines())
    for (const secret of [token, 'amina', 'secret', 'hidden', 'violet', '#part', '?']) {
      expect(all, secret).not.toContain(secret)
    }
  })

  test.each(['http:', 'ws:'])(
    'keeps no token of our own addresses under another scheme: %s',
    async (scheme) => {
      const { hostname } = new URL(origin)
      const path = routes.preview.href({ token: 'f'.repeat(64) })
      for (const host of [hostname, `${hostname}.`, `${hostname.toUpperCase()}:8443`]) {
        await send(JSON.stringify([violation({ blockedURL: `${scheme}//${host}${path}` })]))
      }
      expect(lines()).toHaveLength(3)
      for (const line of lines()) expect(line.blocked).toBe(routes.preview.path)
    },
  )

  test('of a page of another site does not name it', async () => {
    const odd = { documentURL: 'https://elsewhere.example/a', blockedURL: 'Not A Word' }
    await send(JSON.stringify([violation(odd)]))
    await send(JSON.stringify([violation({ documentURL: `${origin}/nothing/here` })]))
    expect(lines()).toMatchObject([{ document: 'none', blocked: 'none' }, { document: 'none' }])
  })
})

describe('any body', () => {
  const bodies: [string, BodyInit | null, string][] = [
    ['nothing', null, reportsType],
    ['no JSON', '{"type":', reportsType],
    ['null', 'null', reportsType],
    ['a number', '7', olderType],
    ['a list of lists', '[[[]],null,3,"text"]', reportsType],
    ['another report', '[{"type":"deprecation","body":{"id":"x"}}]', reportsType],
    ['a report without a body', '[{"type":"csp-violation"}]', reportsType],
    [
      'a directive that is none',
      JSON.stringify(violation({ effectiveDirective: 'A\nB' })),
      reportsType,
    ],
    ['a report of numbers', JSON.stringify([{ type: 'csp-violation', body: [] }]), reportsType],
    ['a form', '_method=DELETE&a=1', 'application/x-www-form-urlencoded'],
    ['a form of parts', '--a\r\n\r\n', 'multipart/form-data; boundary=a'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xc0]), 'image/png'],
    ['depths', '['.repeat(16_000), reportsType],
    ['a body without a type', '[]', ''],
    ['a list of 1 MB', `[${JSON.stringify(violation())},"${'x'.repeat(2 ** 20)}"]`, reportsType],
    [
      'a body over the limit',
      JSON.stringify([violation({ x: 'x'.repeat(cspReports.maxBytes) })]),
      '',
    ],
  ]

  test.each(bodies)('is answered 204 without a cookie: %s', async (_, body, type) => {
    await expectAccepted(await send(body, type))
    expect(lines()).toEqual([])
  })

  test('is accepted with a method override, from another origin and without a token', async () => {
    const headers = { 'Content-Type': reportsType, Origin: 'https://elsewhere.example' }
    const body = JSON.stringify([violation()])
    const address = `${path}?_method=DELETE`
    await expectAccepted(await newVisitor().visit(address, { method: 'POST', headers, body }))
    expect(lines()).toHaveLength(1)
  })

  test.each(['page', 'inertia', 'json'] as const)(
    'is answered the same for a request that accepts %s',
    async (as) => {
      const options = { method: 'POST', headers: accepts[as], body: '{' }
      await expectAccepted(await newVisitor().visit(path, options))
    },
  )

  test('is answered the same while stores and limiters are down', async () => {
    const down = { DB: failingDatabase(), KV: failingKeyValueStore(), ...brokenLimiters }
    await expectAccepted(await send(JSON.stringify([violation()]), reportsType, newVisitor(down)))
  })

  test('costs no database query, not even for the session', async () => {
    const { env: stores, count, reset } = countedStores()
    const browser = await signedInAs(await createUser(), stores)
    reset()
    await expectAccepted(await send(JSON.stringify([violation()]), reportsType, browser))
    expect(lines()).toHaveLength(1)
    expect(count.d1).toEqual([])
  })
})

describe('a flood', () => {
  const flood = async (browser: Browser, count: number) => {
    for (let attempt = 0; attempt < count; attempt++) {
      await expectAccepted(await send(JSON.stringify([violation()]), reportsType, browser))
    }
  }

  test('of one client leaves a sample in the log', async () => {
    const browser = newVisitor(countingLimiters())
    await flood(browser, floodLimits.cspReport.address + 5)
    expect(lines()).toHaveLength(floodLimits.cspReport.address)
  })

  test('of many clients leaves a sample in the log', async () => {
    const limiters = countingLimiters()
    const { everybody } = floodLimits.cspReport
    for (let client = 0; client < everybody + 5; client++) await flood(newVisitor(limiters), 1)
    expect(lines()).toHaveLength(everybody)
  })

  test('in one body leaves a few lines', async () => {
    await send(JSON.stringify(Array.from({ length: 20 }, () => violation())))
    expect(lines()).toHaveLength(cspReports.logged)
  })
})

describe.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s', (method) => {
  test('is answered as by any other POST route', async () => {
    const answerOf = async (address: string) => {
      const browser = newVisitor()
      await browser.page('/')
      const headers = { Origin: browser.origin, 'X-XSRF-TOKEN': browser.token ?? '' }
      const response = await browser.visit(address, {
        method,
        headers: { ...accepts.json, ...headers },
      })
      return [response.status, response.headers.get('Allow')]
    }
    const answer = await answerOf(path)
    expect(answer).toEqual([405, 'POST'])
    expect(answer).toEqual(await answerOf(routes.sendContactForm.href()))
  })
})
