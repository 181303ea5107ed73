import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { headOf } from '#tests/support/head.ts'
import { pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  confirmPathOf,
  createSubscriber,
  newAddress,
  subscribe,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'

const pages = [
  ['newsletter/confirm', routes.newsletterConfirm],
  ['newsletter/unsubscribe', routes.newsletterUnsubscribe],
  ['alerts/unsubscribe', routes.alertsUnsubscribe],
] as const

const shared = ['errors', 'name', 'csrfToken', 'formKey', 'locale', 'sidebarOpen', 'auth', 'firm']

describe.each(pages)('GET %s', (component, route) => {
  test.each(['page', 'inertia', 'json'] as const)(
    'shows one button for any token, as %s',
    async (as) => {
      const browser = newVisitor()
      const version = await browser.version()
      const headers = { ...accepts[as], 'X-Inertia-Version': version }
      const response = await browser.visit(route.href({ token: 'any-token' }), { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      const page = await pageOf(response)
      expect(page.component).toBe(component)
      expect(page.props.token).toBe('any-token')
      expect(Object.keys(page.props).sort()).toEqual([...shared, 'token'].sort())
    },
  )

  test('does not look up the token', async () => {
    const { env, count } = countedStores()
    const response = await newVisitor(env).visit(route.href({ token: 'any-token' }))
    expect(response.status).toBe(200)
    expect(count).toEqual({ d1: [], kv: [] })
  })

  test('is a document that is not indexed, not cached and has one form', async () => {
    const response = await newVisitor().visit(route.href({ token: 'any-token' }))
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const html = await response.text()
    expect(headOf(html).meta('robots')).toBe('noindex')
    expect(headOf(html).jsonLd).toEqual([])
    const forms = [...html.matchAll(/<form[^>]*action="([^"]*)"/g)].map(([, action]) => action)
    expect(forms).toEqual([route.href({ token: 'any-token' })])
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  test('has any token of a link unchanged', async () => {
    for (const token of ['a/b', '"><script>', 'ü', '%', 'a?b#c']) {
      const page = await newVisitor().page(route.href({ token }))
      expect(page.props.token).toBe(token)
    }
  })

  test('is also shown to a signed-in user', async () => {
    const browser = await signedInAs(await createUser())
    const page = await browser.page(route.href({ token: 'any-token' }))
    expect(page).toMatchObject({ component, encryptHistory: true })
  })

  test('answers HEAD without a body', async () => {
    const response = await newVisitor().visit(route.href({ token: 'x' }), { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('a program that follows the links of a mail', () => {
  test('confirms nothing', async () => {
    const email = newAddress()
    await subscribe(email)
    await newVisitor().visit(await confirmPathOf(email))
    expect((await subscriberRow(email))?.confirmed_at).toBeNull()
  })

  test('unsubscribes nobody', async () => {
    const email = await createSubscriber()
    await newVisitor().visit(await unsubscribePathOf(email))
    expect(await subscriberRow(email)).not.toBeNull()
  })
})
