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
const found = searchPath({ q: 'Kenya' })

beforeAll(buildPublishedIndex)

describe('the page of the search', () => {
  test('is called Search, and names the public address without what was typed', async () => {
    for (const address of [path, found]) {
      const head = headOf(await (await newVisitor().visit(address)).text())
      expect(head.title).toMatch(/^Search - /)
      expect(head.canonical).toEqual(['https://kilima.test/search'])
    }
  })

  test('is for search engines only while nothing was typed', async () => {
    const [empty, typed] = await Promise.all([path, found].map((one) => newVisitor().visit(one)))
    expect(empty?.headers.get('X-Robots-Tag')).toBeNull()
    expect(typed?.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headOf((await typed?.text()) ?? '').meta('robots')).toContain('noindex')
  })

  test('says what can be found, with its number, and asks no store for it', async () => {
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
    const html = await (await newVisitor().visit(found)).text()
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
  ])('%s makes the page say so, with the sections', async (_, database) => {
    const visitor = newVisitor({ SEARCH: database() })
    const started = performance.now()
    const response = await visitor.visit(found)
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

  test('tells the page client the same', async () => {
    const visitor = newVisitor({ SEARCH: failingDatabase() })
    const version = await visitor.version()
    const response = await visitor.visit(found, {
      headers: { ...accepts.inertia, 'X-Inertia-Version': version },
    })
    expect([response.status, response.headers.get('X-Inertia')]).toEqual([503, 'true'])
    expect((await pageOf(response)).props).toMatchObject({ available: false })
  })

  test('leaves all other pages alone', async () => {
    const visitor = newVisitor({ SEARCH: hangingDatabase() })
    expect((await visitor.visit(routes.markets.href())).status).toBe(200)
  })
})
