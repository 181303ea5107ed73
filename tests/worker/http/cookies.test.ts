import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

interface Cookie {
  value: string
  attributes: string[]
}

function cookiesOf(response: Response): Map<string, Cookie> {
  const cookies = response.headers.getSetCookie().map((line): [string, Cookie] => {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/)
    return [name, { value, attributes: attributes.sort() }]
  })
  return new Map(cookies)
}

const everywhere = ['Path=/', 'SameSite=Lax']
const plain = { APP_URL: 'http://kilima.test' }

/** A refused form: the reply that leaves a flash. */
const refused = (browser: Browser) => browser.send(routes.contact.href(), {})

describe('cookies of an https site', () => {
  test('are Secure, and __Host- when no script reads them', async () => {
    const cookies = cookiesOf(await newVisitor().visit('/'))
    expect([...cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-visitor'])
    const age = `Max-Age=${lifetimes.visitorSeconds}`
    expect(cookies.get('__Host-visitor')?.attributes).toEqual(
      [age, 'HttpOnly', 'Secure', ...everywhere].sort(),
    )
    expect(cookies.get('XSRF-TOKEN')?.attributes).toEqual([age, 'Secure', ...everywhere].sort())
  })

  test('hold the flash for its minutes only', async () => {
    const flash = cookiesOf(await refused(newVisitor())).get('__Host-flash')
    const age = `Max-Age=${lifetimes.flashSeconds}`
    expect(flash?.attributes).toEqual([age, 'HttpOnly', 'Secure', ...everywhere].sort())
  })

  test('are removed under the same attributes', async () => {
    const browser = newVisitor()
    await refused(browser)
    const dropped = cookiesOf(await browser.visit(routes.contact.href())).get('__Host-flash')
    expect(dropped?.value).toBe('')
    expect(dropped?.attributes).toEqual(expect.arrayContaining(['Max-Age=0', 'Path=/', 'Secure']))
  })

  test('under their plain names are none of ours', async () => {
    const browser = newVisitor()
    await browser.visit('/')
    const visitor = browser.cookies.get('__Host-visitor') ?? ''
    browser.cookies.delete('__Host-visitor')
    browser.cookies.set('visitor', visitor)
    expect((await browser.send(routes.contact.href(), {})).status).toBe(419)
  })
})

describe('cookies of an http site', () => {
  test('are neither Secure nor __Host-', async () => {
    const cookies = cookiesOf(await newVisitor(plain).visit('/'))
    expect([...cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'visitor'])
    const age = `Max-Age=${lifetimes.visitorSeconds}`
    expect(cookies.get('visitor')?.attributes).toEqual([age, 'HttpOnly', ...everywhere].sort())
    expect(cookies.get('XSRF-TOKEN')?.attributes).toEqual([age, ...everywhere].sort())
  })

  test('name the flash plainly', async () => {
    expect([...cookiesOf(await refused(newVisitor(plain))).keys()]).toContain('flash')
  })
})

describe('the visitor cookie', () => {
  test('stays the same for a visitor and slides with each page', async () => {
    const browser = newVisitor()
    const first = cookiesOf(await browser.visit('/')).get('__Host-visitor')
    const second = cookiesOf(await browser.visit(routes.services.href())).get('__Host-visitor')
    expect(first?.value).toBeTruthy()
    expect(second).toEqual(first)
  })

  test('is another one for each visitor', async () => {
    const values = await Promise.all(
      [newVisitor(), newVisitor()].map(async (browser) =>
        cookiesOf(await browser.visit('/')).get('__Host-visitor'),
      ),
    )
    expect(values[0]).not.toEqual(values[1])
  })
})

describe('the flash cookie', () => {
  test('shows nobody what was typed', async () => {
    const browser = newVisitor()
    await browser.send(routes.contact.href(), { firstName: 'Unmistakable' })
    const flash = browser.cookies.get('__Host-flash') ?? ''
    expect(flash).toBeTruthy()
    const texts = flash.split('.').map((part) => {
      try {
        return atob(part.replaceAll('-', '+').replaceAll('_', '/'))
      } catch {
        return part
      }
    })
    expect(texts.join(' ')).not.toMatch(/Unmistakable|required|errors/)
  })

  test.each(['garbage', 'a.b.c.d.e', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0....', '%', '{}'])(
    'is nothing when it is made up: %s',
    async (value) => {
      const browser = newVisitor()
      browser.cookies.set('__Host-flash', value)
      const { props } = await browser.page(routes.contact.href())
      expect(props).toMatchObject({ errors: {}, status: null, values: {} })
    },
  )
})
