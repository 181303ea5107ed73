import { beforeAll, describe, expect, test } from 'vitest'
import { storeTimeoutMs } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { failingDatabase, hangingDatabase } from '#tests/support/db/failing-stores.ts'
import { headOf } from '#tests/support/head.ts'
import { pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildPublishedIndex, searchPath } from '#tests/support/site/search.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const path = routes.search.href()
const searchUrl = searchPath({ q: 'Kenya' })

beforeAll(buildPublishedIndex)

describe('the page of the search', () => {
  test('is called Search, and its canonical address has no query', async () => {
    for (const address of [path, searchUrl]) {
      const head = headOf(await (await newVisitor().visit(address)).text())
      expect(head.title).toMatch(/^Search - /)
      expect(head.canonical).toEqual(['https://kilima.test/search'])
    }
  })

  test('is indexed only without a query', async () => {
    const [empty, search] = await Promise.all(
      [path, searchUrl].map((url) => newVisitor().visit(url)),
    )
    expect(empty?.headers.get('X-Robots-Tag')).toBeNull()
    expect(search?.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headOf((await search?.text()) ?? '').meta('robots')).toContain('noindex')
  })

  test('counts the searchable documents without a query to a store', async () => {
    const visitor = newVisitor({ SEARCH: failingDatabase() })
    const { props } = await pageOf(await visitor.visit(path))
    const { markets, rules } = currentEdition()
    expect(props.searchable).toEqual(
      expect.arrayContaining([
        { kind: 'market', count: markets.length },
        { kind: 'rule', count: rules.length },
      ]),
    )
  })

  test('is a form that needs no script', async () => {
    const html = await (await newVisitor().visit(searchUrl)).text()
    expect(html).toMatch(/<form[^>]* action="\/search"/)
    expect(html).not.toMatch(/<form[^>]* method="post"/i)
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="Kenya"/)
    expect(html).toContain('href="/markets/kenya"')
  })
})

describe('an index that does not answer', () => {
  test.each([
    ['that cannot be reached', failingDatabase],
    ['that hangs', hangingDatabase],
    ['that is not bound', () => undefined],
  ])('%s makes the search unavailable, but lists the sections', async (_, database) => {
    const visitor = newVisitor({ SEARCH: database() })
    const started = performance.now()
    const response = await visitor.visit(searchUrl)
    expect(performance.now() - started).toBeLessThan(2 * storeTimeoutMs)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const html = await response.text()
    for (const section of [routes.markets, routes.rules, routes.services]) {
      expect(html.split('<main')[1]).toContain(`href="${section.href()}"`)
    }
    const { component, props } = await pageOf(new Response(html))
    expect(component).toBe('marketing/search')
    expect(props).toMatchObject({ q: 'Kenya', available: false, results: [], total: 0 })
  })

  test('answers the page client with the same', async () => {
    const visitor = newVisitor({ SEARCH: failingDatabase() })
    const version = await visitor.version()
    const response = await visitor.visit(searchUrl, {
      headers: { ...accepts.inertia, 'X-Inertia-Version': version },
    })
    expect([response.status, response.headers.get('X-Inertia')]).toEqual([503, 'true'])
    expect((await pageOf(response)).props).toMatchObject({ available: false })
  })

  test('does not affect other pages', async () => {
    const visitor = newVisitor({ SEARCH: hangingDatabase() })
    expect((await visitor.visit(routes.markets.href())).status).toBe(200)
  })
})
