import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { translations } from '#shared/knowledge/translations/fr.ts'
import { pathInLocale, splitLocale } from '#shared/locales.ts'
import { patternOf, routes } from '#shared/routes.ts'
import { accountRoutes } from '#tests/support/account/account-routes.ts'
import { expectFits } from '#tests/support/chromium/accessible.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

// In a build of the pseudo-locale, which stands where French does: `npm run pseudo`.
const locale = 'fr'
const widths = [360, 1440]

const names =
  /^(?:English|Français|Português|Amina.*|.*__Host-.*|stylesheet|zzzz|Creative Commons.*|[\w.+-]+@\S+|https?:\S+|\/\S+|[A-Z]\w+\/\S.*)$/
const recordTexts = textsOf([firstEdition(), translations])

/** Returns all texts of some records, with those that are keys. */
function textsOf(records: unknown): string[] {
  const texts: string[] = []
  JSON.stringify(records, (key, value) => {
    texts.push(key)
    if (typeof value === 'string') texts.push(...value.split('\n'))
    return value
  })
  return texts
}

const short = new Set(recordTexts)
const all = recordTexts.join('\n')
/** True if a text is one of records, or is put together of theirs. */
function isOfRecord(text: string): boolean {
  const parts = text.split(/[,;:·|()[\]…]| - |\d+/).map((part) => part.trim())
  const known = (part: string) => short.has(part) || (part.length > 3 && all.includes(part))
  return known(text) || parts.filter((part) => /[a-z]{3}/.test(part)).every(known)
}

/** Returns the texts and spoken attributes of a page that have no letter of the pseudo-locale. */
async function plainTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const language = document.documentElement.lang
    const elsewhere = `script, style, code, pre, svg title, [lang]:not([lang="${language}"]), .note-text`
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement?.closest(elsewhere)) found.push(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest(elsewhere)) found.push(element.getAttribute(name) ?? '')
      }
    }
    return [...found, document.title]
  })
  const plain = texts
    .map((text) => text.trim())
    .filter((text) => /\b[A-Za-z][a-z]{2,}\b/.test(text))
  return plain.filter(
    (text) => /^[\x20-\x7e\s’“”–·…]*$/.test(text) && !names.test(text) && !isOfRecord(text),
  )
}

/** Returns the texts that their boxes, or the screen, cut off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
        return false
      const clips = overflowX === 'hidden' || overflowX === 'clip'
      return clips && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    }
    const scrollerOf = (element: Element | null): Element | null => {
      if (!element) return null
      const { overflowX } = getComputedStyle(element)
      return overflowX === 'auto' || overflowX === 'scroll'
        ? element
        : scrollerOf(element.parentElement)
    }
    // For those who hear the page.
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isUnseen(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut = new Set<string>()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || isUnseen(parent)) continue
      if (isCut(parent)) cut.add(node.textContent.trim())
      const range = document.createRange()
      range.selectNodeContents(node)
      const scrolls = scrollerOf(parent) !== null
      const beyond = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      )
      if (!scrolls && beyond) cut.add(node.textContent.trim())
    }
    return [...cut]
  })
}

async function expectRoomAndWords(page: Page, path: string) {
  await open(page, pathInLocale(locale, path))
  expect.soft([...new Set(await plainTexts(page))], path).toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
    expect.soft(await cutTexts(page), `${path} at ${width}`).toEqual([])
    const file =
      process.env.SCREENSHOTS &&
      `${process.env.SCREENSHOTS}/${path.replace(/\W+/g, '-')}-${width}.png`
    if (file) await page.screenshot({ path: file, fullPage: true })
  }
}

async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get(routes.sitemap.href())).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  )
  const english = paths.filter((path) => splitLocale(path).locale === 'en')
  const first = new Map(english.toReversed().map((path) => [patternOf(path), path]))
  return [
    ...first.values(),
    routes.market.href({ slug: 'kenya' }),
    `${routes.search.href()}?q=kenya`,
    `${routes.search.href()}?q=zzzz`,
    `${routes.compareMarkets.href()}?markets=kenya,ghana`,
    routes.book.href(),
    '/nothing',
  ]
}

// Of the page that there is not.
test.use({ expectedNoise: /status of 404/ })

test('no page cuts a longer sentence, or has one in English', async ({ page }) => {
  test.setTimeout(900_000)
  for (const path of await publicPaths(page)) await expectRoomAndWords(page, path)
  const guests = accountRoutes.filter(({ screen, guard }) => screen && guard === 'guest')
  for (const { path } of guests) await expectRoomAndWords(page, path)
  await signInAsMember(page)
  const members = accountRoutes.filter(({ screen, guard }) => screen && guard !== 'guest')
  for (const { path } of members) await expectRoomAndWords(page, path)
})
