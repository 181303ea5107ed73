import { describe, expect, test } from 'vitest'
import { accepts } from '#tests/support/browser.ts'
import { ownBag, protocolApp } from '#tests/support/protocol-app.ts'
import { follow } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const visitor = () => newVisitor({ site: protocolApp })
const bag = (name: string) => ({ 'X-Inertia-Error-Bag': name })
const wrongName = { name: 'Wrong name' }
const wrongCode = { code: 'Wrong code' }

describe('errors', () => {
  test.each(['page', 'inertia'] as const)('travel over one redirect: %s', async (as) => {
    const browser = visitor()
    const response = await browser.send('/save', {}, { as })
    expect((await follow(browser, response)).props.errors).toEqual(wrongName)
    expect((await browser.page('/show')).props.errors).toEqual({})
  })

  test('arrive in the bag that the GET names', async () => {
    const browser = visitor()
    const response = await browser.send('/save', {}, { as: 'inertia', headers: bag('profile') })
    const page = await follow(browser, response, bag('profile'))
    expect(page.props.errors).toEqual({ profile: wrongName })
  })

  test('arrive in no bag when the GET names none', async () => {
    const browser = visitor()
    const response = await browser.send('/save', {}, { as: 'inertia', headers: bag('profile') })
    expect((await follow(browser, response)).props.errors).toEqual(wrongName)
  })

  test.each([{}, bag(ownBag), bag('another')])(
    'arrive in the bag that the route names itself, with %j',
    async (headers) => {
      const browser = visitor()
      const response = await browser.send('/bagged', {}, { as: 'inertia' })
      const page = await follow(browser, response, headers)
      expect(page.props.errors).toEqual({ [ownBag]: wrongCode })
    },
  )

  test('that are none make no bag', async () => {
    expect((await visitor().page('/show', bag('profile'))).props.errors).toEqual({})
  })

  test.each([
    ['only others', { 'X-Inertia-Partial-Data': 'status' }],
    ['all but errors', { 'X-Inertia-Partial-Except': 'errors' }],
  ])('come with a partial reload that asks for %s', async (_, headers) => {
    const browser = visitor()
    await browser.send('/save', {}, { as: 'inertia' })
    const partial = { ...headers, 'X-Inertia-Partial-Component': 'marketing/contact' }
    expect((await browser.page('/show', partial)).props.errors).toEqual(wrongName)
  })

  test('in a bag named like a part of every object do no harm', async () => {
    const browser = visitor()
    await browser.send('/save', {}, { as: 'inertia' })
    const page = await browser.page('/show', bag('__proto__'))
    expect(Object.getPrototypeOf(page.props.errors)).toBe(Object.prototype)
    expect('name' in {}).toBe(false)
  })

  test('are only for the browser that made them', async () => {
    await visitor().send('/save', {}, { as: 'inertia' })
    expect((await visitor().page('/show')).props.errors).toEqual({})
  })

  test('come with the document too', async () => {
    const browser = visitor()
    const response = await browser.send('/save', {}, { as: 'page' })
    const page = await follow(browser, response, accepts.page)
    expect(page.props.errors).toEqual(wrongName)
  })
})
