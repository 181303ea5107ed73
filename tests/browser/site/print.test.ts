import { businessHours, form } from '#shared/content/contact.ts'
import { services } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

// A4 without its margins, in CSS pixels.
const paper = { width: 703, height: 1032 }

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

test('two services fit on a page', async ({ page }) => {
  await open(page, routes.services.href())
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.length).toBeLessThanOrEqual(services.length)
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
