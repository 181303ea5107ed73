import { describe, expect, test } from 'vitest'
import { offeredLocales, originalLocale, pathInLocale, splitLocale } from '#shared/locales.ts'
import { isPagePath, patternOf, routes } from '#shared/routes.ts'
import { accountForms, accountRoutes } from '#tests/support/account/account-routes.ts'
import { signedInUser } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  inLanguageOfPage,
  pathsInProps,
  sentencesLeft,
  targetsIn,
  textOf,
  translatedSentences,
} from '#tests/support/site/languages.ts'
import { buildPublishedIndex } from '#tests/support/site/search.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { sitemapOf } from '#worker/site/system/sitemap.ts'

const site = 'https://kilima.test'

const sitemap = sitemapOf(currentEdition(), new URL(site))
const indexed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => url.slice(site.length) || '/',
)

/** The first page of each route. */
const publicPaths = [
  ...new Map(
    indexed
      .filter((path) => splitLocale(path).locale === originalLocale)
      .toReversed()
      .map((path) => [patternOf(path), path]),
  ).values(),
  ...[
    '/search?q=kenya',
    '/search?q=zzzz',
    '/markets/compare?markets=kenya,ghana',
    '/book',
    '/nothing',
  ],
]
const accountPaths = accountRoutes.filter(({ screen, guard }) => screen && guard !== 'guest')
const guestPaths = accountRoutes.filter(({ screen, guard }) => screen && guard === 'guest')

async function htmlAt(browser: Browser, path: string): Promise<string> {
  const response = await browser.visit(path, { headers: { Accept: 'text/html' } })
  expect([200, 404]).toContain(response.status)
  expect(response.headers.get('Content-Language')).toBe(splitLocale(path).locale)
  return response.text()
}

await buildPublishedIndex()

describe.each(offeredLocales)('in %s', (locale) => {
  const sentences = translatedSentences(locale)

  async function walk(browser: Browser, path: string) {
    const html = await htmlAt(browser, pathInLocale(locale, path))
    expect(html).toContain(`<html lang="${locale}"`)
    const paths = [...targetsIn(html), ...pathsInProps(html, isPagePath)]
    expect(paths.filter((one) => one !== inLanguageOfPage(one, locale))).toEqual([])
    expect(sentencesLeft(await sentences, textOf(html))).toEqual({})
  }

  test.each(publicPaths)('%s leads only to pages in its language, and speaks it', (path) =>
    walk(newVisitor(), path),
  )

  test.each(guestPaths.map(({ path }) => path))('so does %s', (path) => walk(newVisitor(), path))

  test.each(accountPaths.map(({ path }) => path))('so does %s of a member', async (path) => {
    const { browser } = await signedInUser({}, { confirmed: true })
    await walk(browser, path)
  })
})

describe('a form on a page in another language', () => {
  const refused = accountForms.filter(({ reply }) => Object.hasOwn(Object(reply.others), 'errors'))
  const publicForms = [
    routes.contact,
    routes.newsletter,
    routes.follow,
    routes.book,
    routes.languageOffer,
  ]

  test.each(publicForms.map(({ path }) => path))('%s leads to a page in it', async (path) => {
    const response = await newVisitor().send(`/fr${path}`, {})
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/^\/fr(\/|$)/)
  })

  test.each(refused)('$method $path leads to a page in it', async ({ method, path, guard }) => {
    const { browser } =
      guard === 'guest' ? { browser: newVisitor() } : await signedInUser({}, { confirmed: true })
    const response = await browser.send(`/fr${path}`, {}, { method })
    expect(response.headers.get('Location') ?? '/fr/').toMatch(/^\/fr\//)
  })
})
