import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { signedInUser } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const offer = /<aside id="language-offer".*?<\/aside>/s
const action = routes.languageOffer.href()

async function htmlAt(path: string, preferred?: string, browser = newVisitor()): Promise<string> {
  const headers: Record<string, string> = preferred ? { 'Accept-Language': preferred } : {}
  return (await browser.visit(path, { headers })).text()
}

async function offerAt(
  path: string,
  preferred?: string,
  browser?: Browser,
): Promise<string | null> {
  return offer.exec(await htmlAt(path, preferred, browser))?.[0] ?? null
}

/** The language of the line, by its own mark. */
async function offeredAt(path: string, preferred?: string): Promise<string | undefined> {
  return /<aside[^>]* lang="(\w+)"/.exec((await offerAt(path, preferred)) ?? '')?.[1]
}

describe('who prefers another language', () => {
  test('is offered the same page in it, in one line of that language', async () => {
    const line = await offerAt('/markets?product=casino&x="', 'fr-CI,fr;q=0.9,en;q=0.8')
    expect(line).toContain('lang="fr"')
    expect(line).toContain('Cette page existe aussi en français.')
    expect(line).toContain('href="/fr/markets?product=casino&amp;x=%22" hreflang="fr"')
    expect(await offerAt('/fr', 'en')).toContain('<a href="/" hreflang="en"')
  })

  test('gets the line in the first document, before the page, and its rules in the head', async () => {
    const html = await htmlAt('/', 'pt')
    expect(html.indexOf('id="language-offer"')).toBeLessThan(html.indexOf('id="app"'))
    expect(html.split('</head>')[0]).toContain('#language-offer{')
  })

  test('is offered it on pages that are not cached, and signed in', async () => {
    expect(await offeredAt(routes.login.href(), 'pt')).toBe('pt')
    const { browser } = await signedInUser()
    expect(await offerAt('/', 'pt', browser)).toContain('lang="pt"')
  })

  test.each<[string, string, Locale | undefined]>([
    ['/', 'fr', 'fr'],
    ['/', 'FR-fr;Q=0.7, en;q=0.3', 'fr'],
    ['/', 'en;q=0.5,pt;q=0.6,fr;q=0.55', 'pt'],
    ['/', 'de,pt-BR;q=0.9', 'pt'],
    ['/fr', 'en-US,en;q=0.5', 'en'],
    ['/', 'en-GB,en;q=0.9,fr;q=0.8', undefined],
    ['/fr', 'de,fr;q=0.9,en;q=0.8', undefined],
    ['/', 'fr;q=0,*', undefined],
    ['/', 'de', undefined],
    ['/', 'fry', undefined],
    ['/', 'fr;q=x, ;;=,q=1', undefined],
    ['/', `${'x,'.repeat(9000)}fr`, undefined],
  ])('on %s with %.40s gets %s', async (path, preferred, locale) => {
    expect(await offeredAt(path, preferred)).toBe(locale)
  })
})

describe('the line', () => {
  test('is nothing, not a byte, where nothing is offered', async () => {
    const plain = await htmlAt('/')
    expect(plain).not.toContain('language-offer')
    expect(await htmlAt('/', 'en')).toHaveLength(plain.length)
  })

  test('is in no page of the next visitor, though the page is the same for all', async () => {
    await htmlAt('/about-us', 'fr')
    expect(await offerAt('/about-us')).toBeNull()
    expect(await offeredAt('/about-us', 'pt')).toBe('pt')
  })

  test('offers no page that there is not: of an error, or of the desk', async () => {
    expect(await offerAt('/nothing', 'fr')).toBeNull()
    expect(await offerAt(routes.desk.href(), 'fr')).toBeNull()
  })

  test('does not come with what the page client asks for', async () => {
    const headers = { 'Accept-Language': 'fr', 'X-Inertia': 'true' }
    const reply = await newVisitor().visit('/', { headers })
    expect(await reply.text()).not.toContain('language-offer')
  })
})

describe('dismissed', () => {
  test('by its own form, the line is gone for good and the visitor on the same page', async () => {
    const browser = newVisitor()
    const line = await offerAt('/fr/markets', 'en', browser)
    const [, sent = ''] = /<form method="post" action="([^"]+)"/.exec(line ?? '') ?? []
    const [, token = ''] = /name="_token" value="([^"]+)"/.exec(line ?? '') ?? []
    const Referer = `${browser.origin}/fr/markets`
    const reply = await browser.send(sent, { _token: token }, { token: null, headers: { Referer } })
    expect(reply.status).toBe(303)
    expect(reply.headers.get('Location')).toBe('/fr/markets')
    expect(reply.headers.get('Set-Cookie')).toContain(`Max-Age=${lifetimes.languageOfferSeconds}`)
    expect(await offerAt('/fr/markets', 'en', browser)).toBeNull()
    expect(await offerAt('/', 'pt', browser)).toBeNull()
  })

  test('from elsewhere, leads home in the language of the page', async () => {
    const headers = { Referer: 'https://elsewhere.example/x' }
    const reply = await newVisitor().send(`/fr${action}`, { what: ['ever'] }, { headers })
    expect(reply.headers.get('Location')).toBe('/fr')
  })

  test('answers a program with 204', async () => {
    expect((await newVisitor().send(action, {}, { as: 'json' })).status).toBe(204)
  })

  test('needs the token of every form, and is no page', async () => {
    const browser = newVisitor()
    expect((await browser.send(action, {}, { token: null })).status).toBe(419)
    expect(browser.cookies.has('language-offer')).toBe(false)
    expect((await browser.visit(action)).status).toBe(405)
  })
})
