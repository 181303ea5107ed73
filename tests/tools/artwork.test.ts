import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories } from '#shared/content/insights.ts'
import { products } from '#shared/knowledge/codes.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { shippedTranslations } from '#shared/knowledge/shipped-translations.ts'
import { offeredLocales, originalLocale } from '#shared/locales.ts'
import { shareImageOf, shareImagePath, sharePages } from '#shared/site/share-image.ts'
import { siteCharacters } from '#tools/artwork/fonts.ts'

const file = (path: string) => new URL(`../../public${path}`, import.meta.url)

/** Width and height as they stand in the header of a PNG. */
function sizeOf(path: string): [width: number, height: number] {
  const bytes = readFileSync(file(path))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const { markets, notes } = firstEdition()
const slugs = markets.map(({ market }) => market.slug)
const inEveryLanguage = [
  ...sharePages,
  ...categories.flatMap(({ slug }) => (slug === 'all' ? [] : [shareImageOf.category(slug)])),
  ...slugs.map(shareImageOf.market),
  ...slugs.flatMap((slug) => products.map((product) => shareImageOf.answer(slug, product))),
  ...slugs.flatMap((one) =>
    slugs.filter((other) => one < other).map((other) => shareImageOf.pair([one, other])),
  ),
]
const titles = await Promise.all(
  offeredLocales.map(async (locale) => {
    const translated = (await shippedTranslations(locale)).notes
    const own = notes.filter(({ slug }) => locale === originalLocale || slug in translated)
    return own.map(({ slug }) => shareImagePath(shareImageOf.note(slug), locale))
  }),
)
const images = [
  ...offeredLocales.flatMap((locale) =>
    inEveryLanguage.map((name) => shareImagePath(name, locale)),
  ),
  ...titles.flat(),
]

test('each share image is small and has the size it says', () => {
  for (const path of images) {
    expect(sizeOf(path), path).toEqual([1200, 630])
    expect(readFileSync(file(path)).length, path).toBeLessThan(60_000)
  }
})

test('no share image is one that no page asks for', () => {
  const drawn = globSync('public/og/**/*.png').map((path) => path.replace('public', ''))
  expect(drawn.sort()).toEqual(images.toSorted())
})

test('a share image has other words in each language', () => {
  const sameInAnother = inEveryLanguage.filter((name) => {
    const drawn = offeredLocales.map((locale) => readFileSync(file(shareImagePath(name, locale))))
    return new Set(drawn.map((bytes) => bytes.toString('latin1'))).size < offeredLocales.length
  })
  expect(sameInAnother).toEqual([])
})

test.each([
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable-512', 512],
])('the icon %s has the size that the manifest says', (name, size) => {
  expect(sizeOf(`/${name}.png`)).toEqual([size, size])
})

test.each([
  ['hero', 1440, 640],
  ['section', 1440, 320],
  ['corner', 640, 640],
])('the contour lines of a %s have their size', (name, width, height) => {
  const svg = readFileSync(`src/client/generated/contours-${name}.svg`, 'utf8')
  expect(svg).toContain(`width="${width}" height="${height}"`)
})

test.each(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])('%s is there', (name) => {
  expect(readFileSync(file(`/${name}`)).length).toBeGreaterThan(0)
})

test('the fonts have every character that the site writes', () => {
  const missing = globSync('src/{shared,client}/**/*.{ts,tsx}').flatMap((path) => {
    const text = readFileSync(path, 'utf8').replaceAll('\n', '')
    const strange = [...new Set(text)].filter((one) => !siteCharacters.includes(one))
    return strange.length > 0 ? [[path, strange]] : []
  })
  expect(missing).toEqual([])
})
