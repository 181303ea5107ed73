import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicPages, routes } from '#shared/routes.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const kilobyte = 1024
/** What a visitor may have to load, in bytes; all but fonts as sent, compressed. */
const budgets = {
  html: 20 * kilobyte,
  scriptAtFirst: 3 * kilobyte,
  styles: 16 * kilobyte,
  fonts: 60 * kilobyte,
  worker: 220 * kilobyte,
}

/** All script of a page once it is used, in kilobytes; most of it is the page client, for every page. */
const scriptBudgets: Record<string, number> = {
  [routes.home.href()]: 132,
  [routes.aboutUs.href()]: 132,
  [routes.services.href()]: 132,
  [routes.markets.href()]: 136,
  [routes.insights.href()]: 136,
  [routes.contact.href()]: 136,
  [routes.rules.href()]: 132,
  [routes.login.href()]: 126,
}

const built = (path: string) => readFileSync(new URL(`../../dist/client${path}`, import.meta.url))
const sent = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const sentAll = (paths: string[]) => paths.reduce((sum, path) => sum + sent(built(path)), 0)

for (const [path, script] of Object.entries(scriptBudgets)) {
  test(`${path} stays within what a visitor may have to load`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(sent(html)).toBeLessThan(budgets.html)
    const atFirst = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
    expect(atFirst).toHaveLength(1)
    expect(sentAll(atFirst)).toBeLessThan(budgets.scriptAtFirst)
    const [, client = '[]'] = html.match(/<script id="page-client"[^>]*>(.*?)<\/script>/) ?? []
    const chunks: string[] = JSON.parse(client)
    expect(chunks.length).toBeGreaterThan(1)
    expect(sentAll(chunks)).toBeLessThan(script * kilobyte)
  })
}

test('every public page has its budget', () => {
  for (const { href } of publicPages) expect(scriptBudgets).toHaveProperty([href])
})

test('the style sheet and the fonts are within theirs', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  expect(sheets).toHaveLength(1)
  expect(sentAll(sheets)).toBeLessThan(budgets.styles)
  const css = built(sheets[0] ?? '').toString()
  const fonts = [...css.matchAll(/url\("?([^)"]+\.woff2)"?\)/g)].map(([, url = '']) => url)
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce(
    (sum, url) => sum + built(url.startsWith('/') ? url : `/${url}`).length,
    0,
  )
  expect(bytes).toBeLessThan(budgets.fonts)
})

test('the Worker is within its own', () => {
  const folder = join(import.meta.dirname, '../../dist/kilima_advisory')
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => sent(readFileSync(join(folder, name))))
  expect(modules.length).toBeGreaterThan(0)
  expect(modules.reduce((sum, one) => sum + one, 0)).toBeLessThan(budgets.worker)
})
