import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { protocolApp, ran, signedIn } from '#tests/support/protocol-app.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const other = { ...accepts.inertia, 'X-Inertia-Version': 'other' }

describe('a page client of another version', () => {
  test.each([
    ['another version', other],
    ['an empty version', { ...accepts.inertia, 'X-Inertia-Version': '' }],
    ['no version', accepts.inertia],
  ])('with %s is told to load the address anew', async (_, headers) => {
    const browser = newVisitor()
    const response = await browser.visit('/insights?category=technology&a=%20b', { headers })
    expect(response.status).toBe(409)
    expect(response.headers.get('X-Inertia-Location')).toBe(
      'https://kilima.test/insights?category=technology&a=%20b',
    )
    expect(response.headers.get('X-Inertia-Version')).toBe(await browser.version())
    expect(response.headers.get('X-Inertia')).toBeNull()
    expect(await response.text()).toBe('')
  })

  test.each(['/', '/about-us', '/services', '/markets', '/insights', '/contact'])(
    'is told so on %s',
    async (path) => {
      expect((await newVisitor().visit(path, { headers: other })).status).toBe(409)
    },
  )

  test('is never led to the host it names', async () => {
    const response = await newVisitor().visit('https://elsewhere.example/', { headers: other })
    expect(response.headers.get('X-Inertia-Location')).toBe('https://kilima.test/')
  })

  test('keeps its flash', async () => {
    const browser = newVisitor()
    await browser.send(routes.contact.href(), {}, { as: 'inertia' })
    expect((await browser.visit(routes.contact.href(), { headers: other })).status).toBe(409)
    const { props } = await browser.page(routes.contact.href())
    expect(Object.keys(props.errors)).not.toHaveLength(0)
  })

  test('is asked on a GET only', async () => {
    const headers = { 'X-Inertia-Version': 'other' }
    const response = await newVisitor().send('/contact', {}, { as: 'inertia', headers })
    expect([302, 303]).toContain(response.status)
  })

  test('is nothing to a browser that loads a document', async () => {
    const headers = { ...accepts.page, 'X-Inertia-Version': 'other' }
    expect((await newVisitor().visit('/', { headers })).status).toBe(200)
  })

  test('learns of an unknown path first', async () => {
    expect((await newVisitor().visit('/nothing-here', { headers: other })).status).toBe(404)
  })

  test('is redirected by a guard first', async () => {
    const browser = newVisitor({ site: protocolApp })
    const refused = await browser.visit('/guarded', { headers: other })
    expect([302, 303]).toContain(refused.status)
    const passed = await browser.visit('/guarded', { headers: { ...other, ...signedIn } })
    expect(passed.status).toBe(409)
  })

  test('is told so before the handler runs', async () => {
    ran.length = 0
    const browser = newVisitor({ site: protocolApp })
    expect((await browser.visit('/props', { headers: other })).status).toBe(409)
    expect(ran).toEqual([])
  })
})

describe('a page client of this version', () => {
  test('gets its page', async () => {
    const browser = newVisitor()
    const headers = { ...accepts.inertia, 'X-Inertia-Version': await browser.version() }
    expect((await browser.visit('/', { headers })).status).toBe(200)
  })
})
