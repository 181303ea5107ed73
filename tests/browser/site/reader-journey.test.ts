import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { fillInContactForm } from '#tests/support/chromium/contact-form.ts'
import { expect, screens, test } from '#tests/support/chromium/test.ts'

// Each of both sizes and of both kinds of browsers once.
for (const [at, { name, viewport }] of screens.entries()) {
  const javaScriptEnabled = at === 1
  test.describe(`on a ${name}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport, javaScriptEnabled })

    test('a question on Home leads to a source, and to the firm', async ({ page }) => {
      await page.goto(routes.home.href())
      await page.getByRole('link', { name: /^Sportsbook/ }).click()
      await expect(page).toHaveURL(`${routes.markets.href()}?product=sportsbook`)

      const answers = page.getByRole('table').filter({ hasText: 'Senegal' })
      await answers.getByRole('link', { name: 'Kenya', exact: true }).click()
      await expect(page).toHaveURL(routes.market.href({ slug: 'kenya' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenya')

      await page
        .getByRole('link', { name: /^Compare/ })
        .first()
        .click()
      await page.getByRole('checkbox', { name: /^Ghana/ }).check()
      await page.getByRole('button', { name: /^Compare/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenya or Ghana?')

      await page.getByRole('link', { name: /Rules/ }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledger of Rules')
      await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/rules\/kenya-/)
      await expect(page.getByText('Source:')).toBeVisible()
      const source = page.getByRole('article').locator('a[rel=noreferrer]')
      await expect(source).toHaveAttribute('href', /^https:\/\//)

      await page.getByRole('link', { name: 'Kenya', exact: true }).click()
      await page.getByRole('link', { name: 'Ask about this market' }).first().click()
      await expect(page.getByText('About: Kenya')).toBeVisible()
      await expect(page.getByLabel('Service')).toHaveValue('Market Entry Strategy')
      await fillInContactForm(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText(messages.contact.sent)).toBeVisible()
    })
  })
}
