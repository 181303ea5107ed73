import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { health, sitemap, robots, manifest, speculationRules } = routes
const paths = [
  ...publicPages.map(({ href }) => href),
  ...[health, sitemap, robots, manifest, speculationRules].map((route) => route.href()),
]

describe.each(paths)('HEAD %s', (path) => {
  test('is the GET without its body', async () => {
    const got = await newVisitor().visit(path)
    const head = await newVisitor().visit(path, { method: 'HEAD' })
    expect(head.status).toBe(got.status)
    expect(head.headers.get('Content-Type')).toBe(got.headers.get('Content-Type'))
    expect(head.headers.get('Cache-Control')).toBe(got.headers.get('Cache-Control'))
    expect(await head.text()).toBe('')
  })
})

describe('HEAD', () => {
  test('uses up no flash', async () => {
    const browser = newVisitor()
    await browser.send(routes.contact.href(), {})
    for (const headers of [accepts.page, accepts.inertia]) {
      await browser.visit(routes.contact.href(), { method: 'HEAD', headers })
    }
    const { props } = await browser.page(routes.contact.href())
    expect(Object.keys(props.errors)).not.toHaveLength(0)
  })

  test('of an unknown path is a 404 without a body', async () => {
    const response = await newVisitor().visit('/nothing-here', { method: 'HEAD' })
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

  test('is never told to load another version', async () => {
    const headers = { ...accepts.inertia, 'X-Inertia-Version': 'other' }
    const response = await newVisitor().visit('/', { method: 'HEAD', headers })
    expect(response.status).toBe(200)
  })
})
