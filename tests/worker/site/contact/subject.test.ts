import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { mailsFrom, mailTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect, follow, pageOf } from '#tests/support/replies.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const page = routes.contact.href()
const about = { market: 'cote-divoire', product: 'online-casino' } as const
const unknown = [
  ['a name', { market: 'Atlantis', product: 'Bingo' }],
  ['a label', { market: 'Kenya', product: 'Sportsbook' }],
  ['a number', { market: 1, product: 2 }],
  ['a list', { market: ['kenya'], product: ['sportsbook'] }],
  ['an object', { market: { a: 1 }, product: {} }],
  ['markup', { market: '<script>alert(1)</script>', product: '"><b>' }],
  ['a property of every object', { market: '__proto__', product: 'toString' }],
  ['nothing', { market: null, product: '' }],
] as const

async function contactPage(query: string) {
  const response = await newVisitor().visit(`${page}?${query}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  return { html, props: pageObjectOf(html).props }
}

/** Returns the hidden subject fields of the form. */
function hiddenFields(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="(market|product)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
}

describe('a link to the contact form about a market and a product', () => {
  test('is shown above the form and sent with it', async () => {
    const { html, props } = await contactPage(
      contactPath('market-entry-strategy', about).split('?')[1] ?? '',
    )
    expect(props).toMatchObject({
      service: 'market-entry-strategy',
      market: { slug: 'cote-divoire', name: 'Côte d’Ivoire' },
      product: 'online-casino',
    })
    expect(html).toMatch(/About:<\/span> <strong>Côte d’Ivoire, Online casino</)
    expect(hiddenFields(html)).toEqual(about)
  })

  test('can be removed, and the service stays', async () => {
    const { html } = await contactPage('service=custom-research&market=kenya')
    expect(html).toMatch(/<a [^>]*href="\/contact\?service=custom-research">Remove</)
    expect((await contactPage('market=kenya')).html).toMatch(/<a [^>]*href="\/contact">Remove</)
  })

  test.each([
    'market=atlantis&product=bingo',
    'market=&product=',
    'market[]=kenya&product[]=lottery',
    'market=kenya&market=ghana',
    'product=lottery&product=b2b',
    'market=KENYA&product=toString',
    'market=%3Cb%3E',
  ])('is about nothing with %s', async (query) => {
    const { html, props } = await contactPage(query)
    expect(props).not.toHaveProperty('market')
    expect(props).not.toHaveProperty('product')
    expect(html).not.toContain('About:')
    expect(hiddenFields(html)).toEqual({})
  })

  test('does not show the subject of another visitor', async () => {
    await contactPage('market=kenya')
    expect((await contactPage('market=ghana')).html).toContain('<strong>Ghana</strong>')
    expect((await contactPage('')).html).not.toContain('About:')
  })

  test('keeps the canonical address of the page', async () => {
    const { html } = await contactPage('market=kenya&product=lottery')
    expect(html).toContain(`<link rel="canonical" href="https://kilima.test${page}"`)
  })
})

describe('a message about a market and a product', () => {
  test.each([
    ['as a JSON call', routes.sendContactForm.href(), 'json'],
    ['as a plain form', page, 'page'],
    ['by the page client', page, 'inertia'],
  ] as const)('is stored and mailed with them, %s', async (_, path, as) => {
    const email = `about-${as}@example.com`
    const response = await newVisitor().send(path, contactMessage({ ...about, email }), { as })
    expect(response.status).toBeLessThan(400)
    expect(await messagesFrom(email)).toMatchObject([about])
    const [toFirm] = await mailsFrom(email)
    const receipt = await mailTo(email, 'We have received your message')
    for (const text of [toFirm?.text, receipt.text]) {
      expect(text).toContain('Market: Côte d’Ivoire\nProduct: Online casino')
    }
  })

  test('may be about one of the two', async () => {
    const email = 'about-market@example.com'
    const fields = contactMessage({ email, market: 'kenya' })
    await newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
    expect(await messagesFrom(email)).toMatchObject([{ market: 'kenya', product: null }])
    const [mail] = await mailsFrom(email)
    expect(mail?.text).toContain('Market: Kenya')
    expect(mail?.text).not.toContain('Product:')
  })

  test.each(unknown)('is accepted without an unknown subject: %s', async (name, fields) => {
    const email = `unknown-${name.replaceAll(' ', '-')}@example.com`
    const message = contactMessage({ ...fields, email })
    const response = await newVisitor().send(routes.sendContactForm.href(), message, { as: 'json' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: messages.contact.sent })
    expect(await messagesFrom(email)).toMatchObject([{ market: null, product: null }])
    const [mail] = await mailsFrom(email)
    expect(mail?.text).not.toMatch(/^(Market|Product):/m)
  })
})

describe('a refused message', () => {
  test.each(['page', 'inertia'] as const)('keeps its subject, by %s', async (as) => {
    const browser = newVisitor()
    const input = contactMessage({ ...about, email: 'no address' })
    const { props } = await follow(browser, await browser.send(page, input, { as }))
    expect(props.errors).toEqual({ email: messages.email })
    expect(props.values).toEqual(input)
    expect(props).toMatchObject({ market: { slug: about.market }, product: about.product })
  })

  test('goes back to the address of the link', async () => {
    const browser = newVisitor()
    const from = contactPath('custom-research', about)
    const headers = { Referer: browser.origin + from }
    const response = await browser.send(page, contactMessage({ ...about, email: '' }), { headers })
    expect(expectRedirect(response, browser)).toBe(from)
  })

  test('keeps its subject when the text is too long for a cookie', async () => {
    const browser = newVisitor()
    const message = incompressible(4000)
    const input = contactMessage({ ...about, email: 'no address', message })
    const { props } = await pageOf(await browser.send(page, input))
    expect(props.values).toEqual(input)
    expect(props).toMatchObject({ market: { slug: about.market }, product: about.product })
  })

  test('drops an unknown subject', async () => {
    const browser = newVisitor()
    const input = contactMessage({ market: 'atlantis', product: 'bingo', email: 'no address' })
    const { props } = await follow(browser, await browser.send(page, input))
    expect(props.values).not.toHaveProperty('market')
    expect(props.values).not.toHaveProperty('product')
    expect(props).not.toHaveProperty('market')
  })
})
