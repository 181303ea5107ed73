import { expect, test } from 'vitest'
import { locales, pathInLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import drawnTitles from '#worker/generated/drawn-titles.json'

test.each([
  ['/', 'home'],
  ['/about-us', 'about-us'],
  ['/data', 'data'],
  ['/privacy', 'legal'],
  ['/rules', 'rules'],
  ['/markets/senegal', 'market-senegal'],
  ['/markets/kenya/sportsbook', 'answers/kenya-sportsbook'],
  ['/markets/compare?with=kenya,senegal', 'compare/kenya-or-senegal'],
])('the image of %s is in the language of the page', async (path, image) => {
  expect(await imageOf(path)).toBe(`/og/${image}.png`)
  expect(await imageOf(`/fr${path}`)).toBe(`/og/fr/${image}.png`)
  expect(await imageOf(`/pt${path}`)).toBe(`/og/pt/${image}.png`)
})

// Articles whose picture is not drawn have that of their category.
const drawn = locales.filter((locale) => locale in drawnTitles)

test.each(drawn)('the image of an article is in %s', async (locale) => {
  const slug = 'tax-is-a-product-decision'
  const path = pathInLocale(locale, routes.note.href({ slug }))
  expect(await imageOf(path)).toBe(shareImagePath(shareImageOf.note(slug), locale))
})

test('an article that is not translated has its English image', async () => {
  const path = '/insights/build-for-mobile-money-first'
  expect(await imageOf(`/fr${path}`)).toBe('/og/note-build-for-mobile-money-first.png')
})

async function imageOf(path: string): Promise<string | undefined> {
  const response = await newVisitor().visit(path)
  return headOf(await response.text())
    .meta('og:image')
    ?.replace('https://kilima.test', '')
}
