import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reports } from '#shared/content/reports.ts'
import { publicPages } from '#shared/routes.ts'
import { siteCharacters } from '#tools/artwork/fonts.ts'

const file = (path: string) => new URL(`../../public${path}`, import.meta.url)

/** Width and height as they stand in the header of a PNG. */
function sizeOf(path: string): [width: number, height: number] {
  const bytes = readFileSync(file(path))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test.each(publicPages)('the share image of $href has the size it says', ({ name }) => {
  expect(sizeOf(`/og/${name}.png`)).toEqual([1200, 630])
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

test.each(reports)('the report $slug is there as a PDF', ({ slug }) => {
  expect(readFileSync(file(`/reports/${slug}.pdf`), 'latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/)
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
