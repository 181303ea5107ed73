import { businessHours, form } from '#shared/content/contact.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { exactQuantityText } from '#shared/knowledge/quantities.ts'
import { services } from '#shared/knowledge/records/services.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'
import { present } from '#tests/support/present.ts'

// The market with most facts has the longest dossier.
const records = present(
  firstEdition().markets.toSorted((a, b) => b.facts.length - a.facts.length)[0],
)
const { market } = records

// A4 without the margins above and below, in CSS pixels; the margins at the sides are the layout's.
const paper = { width: 794, height: 1009 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
})

test('light text on green is printed dark', async ({ page }) => {
  await open(page, routes.aboutUs.href())
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('body, .band')].map((element) => getComputedStyle(element).color),
  )
  expect(colours.length).toBeGreaterThan(1)
  expect(new Set(colours).size).toBe(1)
})

test('a dossier is printed with every value of its facts, in the flow of the page', async ({
  page,
}) => {
  await open(page, routes.market.href({ slug: market.slug }))
  const facts = page.locator('#facts')
  for (const { value, unit } of records.facts) {
    await expect(facts.getByText(exactQuantityText(value, unit)).first()).toBeVisible()
  }
  // Chromium prints what follows a grid over its last rows where a sheet ends within it.
  const around = await facts.evaluate((element) => {
    const displays: string[] = []
    for (
      let box = element.parentElement;
      box && box.localName !== 'main';
      box = box.parentElement
    ) {
      displays.push(getComputedStyle(box).display)
    }
    return displays
  })
  expect(new Set(around)).toEqual(new Set(['block']))
})

test('a printed source shows its address, and nothing that is pressed is printed', async ({
  page,
}) => {
  await open(page, routes.market.href({ slug: market.slug }))
  const source = page.locator('#sources .source-list a').first()
  const address = await source.getAttribute('href')
  const printed = await source.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toBe(`" (${address})"`)
  for (const pressed of await page.locator('button, .button, main nav, header nav').all()) {
    await expect(pressed).toBeHidden()
  }
})

test('the map keeps its legend together, and the regions are small', async ({ page }) => {
  await open(page, routes.markets.href())
  const legend = page.getByRole('navigation', { name: 'Places on the map' })
  await expect(legend).toHaveCSS('break-inside', 'avoid')
  for (const region of await page.locator('article:has(> svg)').all()) {
    expect((await region.boundingBox())?.height).toBeLessThan(paper.height / 2)
  }
})

test('the contact page has no form heading, and nothing is split', async ({ page }) => {
  await open(page, routes.contact.href())
  await expect(page.getByText(form.title)).toBeHidden()
  await expect(page.locator('summary svg').first()).toBeHidden()
  // Business hours and answers are not split between pages.
  await expect(page.getByRole('region', { name: businessHours.title })).toHaveCSS(
    'break-inside',
    'avoid',
  )
  for (const answer of await page
    .locator('details')
    .filter({ has: page.locator('p') })
    .all()) {
    await expect(answer).toHaveCSS('break-inside', 'avoid')
  }
})

// With the most obligations and sources.
const longAnswers = [
  ['kenya', 'sportsbook'],
  ['zambia', 'sportsbook'],
] as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('two services fit on a page', async ({ page }) => {
    await page.goto(routes.services.href())
    const pdf = await page.pdf({ format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.length).toBeLessThan(services.length)
  })

  test('an answer is printed on one page', async ({ page }) => {
    for (const [slug, product] of longAnswers) {
      await page.goto(routes.answer.href({ slug, product }))
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), `${slug} ${product}`).toHaveLength(1)
    }
  })
})
