import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { openDataPaths, tablePaths } from '#tests/support/site/open-data.ts'

const [table = ''] = tablePaths
const inData = openDataPaths.filter((path) => path.startsWith('/data/'))

async function tagOf(path: string, settings: object = {}): Promise<string> {
  const { headers } = await newVisitor({ ...settings }).visit(path)
  return headers.get('ETag') ?? ''
}

describe.each(openDataPaths)('%s', (path) => {
  test('is a file without cookie or script, to be cached for five minutes', async () => {
    const browser = newVisitor()
    browser.cookies.set('flash', 'odd')
    browser.cookies.set('session', 'odd')
    const { status, headers } = await browser.visit(path)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(headers.get('ETag')).toMatch(/^"[\w-]{16,}"$/)
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('Vary') ?? '').not.toMatch(/cookie/i)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })

  test('is not sent again to a client that has it', async () => {
    const etag = await tagOf(path)
    const response = await newVisitor().visit(path, { headers: { 'If-None-Match': etag } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(etag)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(response.headers.has('Content-Disposition')).toBe(false)
  })
})

test.each(tablePaths)('HEAD of %s is the GET without its body', async (path) => {
  const response = await newVisitor().visit(path)
  const head = await newVisitor().visit(path, { method: 'HEAD' })
  expect(head.status).toBe(200)
  for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'Content-Disposition']) {
    expect(head.headers.get(name)).toBe(response.headers.get(name))
  }
  expect(await head.text()).toBe('')
})

describe('a conditional request', () => {
  const status = async (tags: string) =>
    (await newVisitor().visit(table, { headers: { 'If-None-Match': tags } })).status

  test('can have a list, any tag, or a weak one', async () => {
    const etag = await tagOf(table)
    for (const tags of [`"a", ${etag}`, `${etag},"b"`, '*', `W/${etag}`, `W/"a", W/${etag}`]) {
      expect(await status(tags)).toBe(304)
    }
  })

  test.each(['"other"', 'W/"other"', '', 'odd', '"*"'])('with %j gets the file', async (tags) => {
    expect(await status(tags)).toBe(200)
  })

  test('with the tag of another file gets the file', async () => {
    const tags = await Promise.all(openDataPaths.map((path) => tagOf(path)))
    expect(new Set(tags).size).toBe(openDataPaths.length)
    expect(await status(tags[1] ?? '')).toBe(200)
  })

  test('distinguishes the feeds of two sites', async () => {
    const path = routes.rulesFeed.href()
    const elsewhere = { APP_URL: 'https://elsewhere.test' }
    expect(await tagOf(path, elsewhere)).not.toBe(await tagOf(path))
    expect(await tagOf(path, { APP_NAME: 'Another' })).not.toBe(await tagOf(path))
  })
})

describe('a script of another site', () => {
  const headers = { Origin: 'https://reader.example' }

  test.each(inData)('can read %s without credentials', async (path) => {
    for (const tag of ['"other"', await tagOf(path)]) {
      const response = await newVisitor().visit(path, {
        headers: { ...headers, 'If-None-Match': tag },
      })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Expose-Headers')).toBe('ETag')
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    }
  })

  test('can revalidate a file', async () => {
    const response = await newVisitor().visit(table, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('If-None-Match')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([routes.openData.href(), routes.home.href()])('cannot read %s', async (path) => {
    const response = await newVisitor().visit(path, { headers })
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
  })
})

describe('anything but GET and HEAD', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s is refused with what is allowed',
    async (method) => {
      for (const path of [table, routes.rulesFeed.href(), routes.rulesCalendar.href()]) {
        const response = await newVisitor().send(path, {}, { method, as: 'json' })
        expect(response.status).toBe(405)
        expect(response.headers.get('Allow')).toBe('GET, HEAD')
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      }
    },
  )
})

describe('without its settings', () => {
  test('no file is served', async () => {
    expect((await new Browser({ APP_KEY: '' }).visit(table)).status).toBe(503)
  })
})
