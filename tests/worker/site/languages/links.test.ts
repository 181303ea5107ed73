import { expect, test } from 'vitest'
import { locales, pathInLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { unescapeHtml } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** Returns the links of a document to itself in other languages, each once, by their language. */
async function linksAt(path: string): Promise<Record<string, string>> {
  const html = await (await newVisitor().visit(path)).text()
  const links = html.matchAll(/<a href="([^"]*)" lang="(\w+)" hreflang="\2"/gi)
  return Object.fromEntries([...links].map(([, href = '', lang]) => [lang, unescapeHtml(href)]))
}

const pages = [
  routes.home.href(),
  routes.contact.href(),
  `${routes.markets.href()}?product=sportsbook`,
  routes.market.href({ slug: 'senegal' }),
  `${routes.compareMarkets.href()}?with=kenya,ghana&product=lottery`,
  routes.login.href(),
]

// First in this file, so that the page is not cached yet when it runs.
test('a page that was first asked for at an odd address leads to itself in each language', async () => {
  await newVisitor().visit('/%66r')
  expect(await linksAt('/fr')).toMatchObject({ en: '/', fr: '/fr' })
})

test.each(pages)(
  '%s leads to itself in each language, from each language, also out of the cache',
  async (page) => {
    const expected = Object.fromEntries(locales.map((one) => [one, pathInLocale(one, page)]))
    for (const locale of [...locales, ...locales]) {
      expect(await linksAt(pathInLocale(locale, page)), locale).toEqual(expected)
    }
  },
)
