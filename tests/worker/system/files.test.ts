import { describe, expect, test } from 'vitest'
import { publicPages, routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/contact.ts'

const site = 'https://kilima.test'
const { sitemap, robots, manifest, speculationRules } = routes

async function file(path: string, settings: object = {}) {
  const response = await newVisitor({ ...settings }).visit(path)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  return { type: response.headers.get('Content-Type') ?? '', text: await response.text() }
}

describe('the sitemap', () => {
  test('names the six public pages on APP_URL and nothing else', async () => {
    const { type, text } = await file(sitemap.href())
    expect(type).toMatch(/^(application|text)\/xml/)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/)
    const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    expect(urls).toEqual(publicPages.map(({ href }) => site + href))
    expect(urls).toHaveLength(6)
  })

  test('names pages that exist', async () => {
    const { text } = await file(sitemap.href())
    for (const [, url = ''] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
      expect((await newVisitor().visit(new URL(url).pathname)).status).toBe(200)
    }
  })

  test('follows APP_URL', async () => {
    const { text } = await file(sitemap.href(), { APP_URL: 'http://127.0.0.1:8787' })
    expect(text).toContain('<loc>http://127.0.0.1:8787/about-us</loc>')
  })
})

describe('robots.txt', () => {
  test('closes the account area and nothing else', async () => {
    const { type, text } = await file(robots.href())
    expect(type).toMatch(/^text\/plain/)
    expect(text).toMatch(/^User-agent: \*$/m)
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
    expect(closed).toEqual(['/dashboard', '/settings', '/user/', '/newsletter/', '/dev/'])
  })

  test('names the sitemap', async () => {
    const { text } = await file(robots.href())
    expect(text).toMatch(new RegExp(`^Sitemap: ${site}${sitemap.href()}$`, 'm'))
  })
})

describe('the manifest', () => {
  test('is of its own type and has the name of the firm', async () => {
    const { type, text } = await file(manifest.href(), { APP_NAME: 'Test "Firm"' })
    expect(type).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(text)).toMatchObject({ name: 'Test "Firm"', start_url: '/' })
  })

  test('has icons for every size that phones ask for', async () => {
    const { icons } = JSON.parse((await file(manifest.href())).text)
    const sizes = icons.map(({ sizes }: { sizes: string }) => sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src } of icons) expect(src).toMatch(/^\/[\w-]+\.png$/)
  })
})

describe('the speculation rules', () => {
  test('are of their own type, and browsers keep them for a while', async () => {
    const response = await newVisitor().visit(speculationRules.href())
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json')
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  })

  test('let pages be fetched at rest and drawn at a press, the public ones only', async () => {
    const rules = JSON.parse((await file(speculationRules.href())).text)
    expect(rules.prefetch[0].eagerness).toBe('moderate')
    expect(rules.prerender[0].eagerness).toBe('conservative')
    for (const [{ where }] of [rules.prefetch, rules.prerender]) {
      const paths = where.and.find((one: object) => 'href_matches' in one).href_matches
      const plain = paths.map((path: string) => path.replace('\\?*', ''))
      expect(new Set(plain)).toEqual(new Set(publicPages.map(({ href }) => href)))
    }
  })

  test.each(publicPages.map(({ href }) => href))('are named by %s', async (path) => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Speculation-Rules')).toBe(`"${speculationRules.href()}"`)
  })

  test.each([routes.login.href(), '/nothing-here'])('are not named by %s', async (path) => {
    expect((await newVisitor().visit(path)).headers.get('Speculation-Rules')).toBeNull()
  })
})
