import { afterEach, describe, expect, test, vi } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { protocolApp, signedIn } from '#tests/support/protocol-app.ts'
import { follow } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const visitor = () => newVisitor({ site: protocolApp })
const statusOf = async (browser: Browser) => (await browser.page('/show')).props.status

async function withFlash() {
  const browser = visitor()
  await browser.send('/done', {}, { as: 'inertia' })
  return browser
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the flash', () => {
  test('is delivered once', async () => {
    const browser = visitor()
    const response = await browser.send('/done', {}, { as: 'page' })
    expect((await follow(browser, response)).props.status).toBe('done')
    expect(await statusOf(browser)).toBeNull()
  })

  test('carries status and errors together', async () => {
    const browser = visitor()
    await browser.send('/save', {}, { as: 'inertia' })
    const { props } = await browser.page('/show')
    expect(props).toMatchObject({ status: 'tried', errors: { name: 'Wrong name' } })
  })

  test.each<[string, string, Record<string, string>, number]>([
    ['a 409', '/show', { ...accepts.inertia, 'X-Inertia-Version': 'other' }, 409],
    ['a redirect', '/hop', accepts.page, 302],
    ['a redirect by a guard', '/guarded', accepts.page, 302],
    ['a redirect to a part of a page', '/fragment', accepts.inertia, 409],
    ['a JSON refusal', '/nothing-here', accepts.json, 404],
  ])('survives %s', async (_, path, headers, status) => {
    const browser = await withFlash()
    expect((await browser.visit(path, { headers })).status).toBe(status)
    expect(await statusOf(browser)).toBe('done')
  })

  test('survives chained redirects', async () => {
    const browser = await withFlash()
    for (let hop = 0; hop < 3; hop++) await browser.visit('/hop')
    expect(await statusOf(browser)).toBe('done')
  })

  test('survives a prefetch', async () => {
    const browser = await withFlash()
    for (const path of ['/show', '/about-us']) {
      await browser.page(path, { Purpose: 'prefetch' })
    }
    expect(await statusOf(browser)).toBe('done')
  })

  test('survives a HEAD', async () => {
    const browser = await withFlash()
    await browser.visit('/show', { method: 'HEAD' })
    expect(await statusOf(browser)).toBe('done')
  })

  test('is used up by the next page delivered, whichever it is', async () => {
    const browser = await withFlash()
    await browser.page('/about-us')
    expect(await statusOf(browser)).toBeNull()
  })

  test('is void after its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const browser = await withFlash()
    vi.setSystemTime(Date.now() + (lifetimes.flashSeconds - 1) * 1000)
    const cookies = [...browser.cookies]
    expect(await statusOf(browser)).toBe('done')
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    vi.setSystemTime(Date.now() + 2 * 1000)
    expect(await statusOf(browser)).toBeNull()
  })
})

describe('the history', () => {
  test.each(['/', '/show', '/props', '/about-us'])(
    'is encrypted on %s for a signed-in person',
    async (path) => {
      const page = await visitor().page(path, signedIn)
      expect(page.encryptHistory).toBe(true)
      expect(page.props.auth).toMatchObject({ user: { id: 'u1' } })
    },
  )

  test('is encrypted on error pages and on refusals too', async () => {
    const browser = visitor()
    expect((await browser.page('/nothing-here', signedIn)).encryptHistory).toBe(true)
    expect((await browser.page('/broken', signedIn)).encryptHistory).toBe(true)
  })

  test('is left alone for a visitor', async () => {
    const page = await visitor().page('/')
    expect(page).not.toHaveProperty('encryptHistory')
    expect(page).not.toHaveProperty('clearHistory')
  })
})
