import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { categories } from '#shared/content/insights.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { pairImage } from '#shared/knowledge/pair-image.ts'
import { publicPages } from '#shared/site/routes.ts'
import { siteCharacters } from '#tools/artwork/fonts.ts'

const file = (path: string) => new URL(`../../public${path}`, import.meta.url)

/** Width and height as they stand in the header of a PNG. */
function sizeOf(path: string): [width: number, height: number] {
  const bytes = readFileSync(file(path))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const { markets, notes } = firstEdition()
const shared = [
  ...publicPages.map(({ name }) => name),
  ...['rules', 'data', 'compare', 'search', 'legal'],
  ...markets.map(({ market }) => `market-${market.slug}`),
  ...notes.map(({ slug }) => `note-${slug}`),
  pairImage(['kenya', 'ghana']),
  ...categories.filter(({ slug }) => slug !== 'all').map(({ slug }) => `category-${slug}`),
]

test.each(shared)('the share image %s is small and has the size it says', (name) => {
  const path = `/og/${name}.png`
  expect(sizeOf(path)).toEqual([1200, 630])
  expect(readFileSync(file(path)).length).toBeLessThan(60_000)
})

test('no share image is one that no page asks for', () => {
  const pairs = (markets.length * (markets.length - 1)) / 2
  expect(globSync('public/og/compare/*.png')).toHaveLength(pairs)
  const drawn = globSync('public/og/*.png').map((path) => basename(path, '.png'))
  const single = shared.filter((name) => !name.includes('/'))
  expect(drawn.sort()).toEqual(single.sort())
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
