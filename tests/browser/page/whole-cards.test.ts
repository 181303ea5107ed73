import { services as shipped } from '#shared/knowledge/records/services.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { expect, type Locator, open, test } from '#tests/support/chromium/test.ts'

const phone = { width: 360, height: 780 }
const services = shipped.filter(({ place }) => place !== 'form')
const [first = '', last = ''] = [services[0]?.slug, services.at(-1)?.title]

/** Clicks a card where it holds nothing but its own ground, in a corner. */
async function clickCorner(card: Locator) {
  const box = await card.boundingBox()
  await card.click({ position: { x: (box?.width ?? 0) - 6, y: (box?.height ?? 0) - 6 } })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole row of a service on Home leads to it', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const { slug, title } of services.filter(({ place }) => place === 'home')) {
      await page.goto(routes.home.href())
      const row = page.locator('.whole-card').filter({ hasText: title })
      await expect(row.getByRole('link')).toHaveCount(1)
      await clickCorner(row)
      await expect(page).toHaveURL(`${routes.services.href()}#${slug}`)
    }
  })

  test('the whole entry of a service leads to the form about it', async ({ page }) => {
    for (const { slug, description } of services) {
      await page.goto(routes.services.href())
      const entry = page.locator(`#${slug}`)
      await expect(entry.getByRole('link')).toHaveCount(1)
      // What lies over the description is the link: it takes the click.
      await entry.getByText(description ?? '').click({ force: true })
      await expect(page).toHaveURL(contactPath(slug))
    }
  })
})

test('the whole card of a note opens it, and its title leads to it', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, routes.insights.href())
  const card = page.locator('.note-card').nth(1)
  await expect(card.locator(':is(a, summary):not(details > div *)')).toHaveCount(2)
  await clickCorner(card)
  await expect(card.locator('details')).toHaveAttribute('open')
  await expect(card.getByRole('heading').first()).toBeInViewport()
  await clickCorner(card)
  // Its open text takes no click.
  await card.locator('details p').first().click()
  await expect(card.locator('details')).toHaveAttribute('open')
  const title = card.getByRole('heading').first().getByRole('link')
  const href = await title.getAttribute('href')
  await title.click()
  await expect(page).toHaveURL(href ?? '')
})

test('a card shows as a whole that the keyboard is on it', async ({ page }) => {
  await open(page, routes.services.href())
  const entry = page.locator(`#${first}`)
  await expect(entry).toHaveCSS('outline-style', 'none')
  await page.getByRole('link', { name: last }).first().focus()
  await page.keyboard.press('Tab')
  await expect(entry.getByRole('link')).toBeFocused()
  await expect(entry).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(contactPath(first))
})
