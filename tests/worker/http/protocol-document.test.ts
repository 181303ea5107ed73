import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { accepts, Browser, pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const kept = ['component', 'props', 'url', 'version']

describe('the document', () => {
  test.each(publicPages)(
    'of $href carries the page object and the rendered screen',
    async (page) => {
      const html = await (await newVisitor().visit(page.href)).text()
      expect(html).toMatch(/^<!doctype html>/i)
      expect(pageObjectOf(html)).toMatchObject({ component: page.component, url: page.href })
      const [, screen = ''] = html.split('<div data-server-rendered="true" id="app">')
      expect(screen).toMatch(/<h1\b/)
    },
  )

  test('writes the page object without angle brackets', async () => {
    const html = await (await newVisitor().visit('/insights?x=</script><b>')).text()
    const json = html.match(
      /<script data-page="app" type="application\/json">(.*?)<\/script>/s,
    )?.[1]
    expect(json).toContain('marketing/insights')
    expect(json).not.toContain('<')
  })

  test('names only the screen to a browser, if the page object is large', async () => {
    const headers = { 'Sec-Fetch-Dest': 'document' }
    const path = routes.obligations.href()
    const html = await (await newVisitor().visit(path, { headers })).text()
    expect(Object.keys(pageObjectOf(html))).toEqual(['component', 'version', 'tokens'])
    expect(html).toContain('<div data-server-rendered="true" id="app"><')
    const small = await (await newVisitor().visit('/', { headers })).text()
    expect(pageObjectOf(small)).toMatchObject({ component: 'marketing/home', url: '/' })
  })

  test('has what was flashed in its page object, however large that is', async () => {
    const browser = newVisitor()
    await browser.send(routes.newsletter.href(), { email: 'nobody' })
    const headers = { 'Sec-Fetch-Dest': 'document' }
    const html = await (await browser.visit(routes.obligations.href(), { headers })).text()
    expect(pageObjectOf(html).props.errors).not.toEqual({})
  })

  test('has its script before the element it fills', async () => {
    const html = await (await newVisitor().visit('/')).text()
    expect(html.indexOf('<script data-page="app"')).toBeGreaterThan(0)
    expect(html.indexOf('<script data-page="app"')).toBeLessThan(html.indexOf('id="app"'))
  })

  test('says its language and fits itself to a phone', async () => {
    const html = await (await newVisitor().visit('/')).text()
    expect(html).toMatch(/<html[^>]* lang="en"/)
    expect(html).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1"/)
  })
})

describe('the page object', () => {
  test.each(publicPages)(
    'of $href is JSON for the page client, with every shared prop',
    async ({ href, component }) => {
      const browser = newVisitor({ APP_NAME: 'Test Firm' })
      const headers = { ...accepts.inertia, 'X-Inertia-Version': await browser.version() }
      const response = await browser.visit(href, { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('X-Inertia')).toBe('true')
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      expect(await response.json()).toMatchObject({
        component,
        url: href,
        props: {
          errors: {},
          name: 'Test Firm',
          csrfToken: expect.any(String),
          formKey: expect.any(String),
          sidebarOpen: true,
          auth: { user: null },
        },
      })
    },
  )

  test('keeps the true status of refusals', async () => {
    const browser = newVisitor()
    const response = await browser.visit('/nothing-here', { headers: accepts.inertia })
    expect(response.status).toBe(404)
    expect(response.headers.get('X-Inertia')).toBe('true')
  })

  test('is the same for the page client and in the document', async () => {
    const browser = newVisitor()
    const inDocument = pageObjectOf(await (await browser.visit('/services?a=1')).text())
    const asJson = await browser.page('/services?a=1')
    const withoutTokens = { csrfToken: '', formKey: '' }
    expect({ ...asJson, props: { ...asJson.props, ...withoutTokens } }).toEqual({
      ...inDocument,
      props: { ...inDocument.props, ...withoutTokens },
    })
  })

  test('says nothing that it does not need to', async () => {
    const page = await newVisitor().page('/')
    expect(Object.keys(page).sort()).toEqual(kept)
    expect(page.version).not.toBe('')
  })

  test.each(['/', '/?', '/insights?category=technology&page=2', '/about-us?q=%C3%A4%20b+c'])(
    'has path and query of its own GET as url: %s',
    async (path) => {
      const headers = { Referer: 'https://kilima.test/services' }
      const { url } = await newVisitor().page(path, headers)
      expect(url).toBe(path === '/?' ? '/' : path)
    },
  )

  test('has only the path as url under another host', async () => {
    const html = await (await new Browser().visit('https://elsewhere.example/markets?a=1')).text()
    expect(pageObjectOf(html).url).toBe('/markets?a=1')
  })
})

describe('the cache', () => {
  test('never mixes documents and page objects', async () => {
    const browser = newVisitor()
    const headers = { ...accepts.inertia, 'X-Inertia-Version': await browser.version() }
    for (const one of [await browser.visit('/'), await browser.visit('/', { headers })]) {
      expect(one.headers.get('Vary')).toContain('X-Inertia')
      expect(one.headers.get('Cache-Control')).toMatch(/^private/)
    }
  })
})
