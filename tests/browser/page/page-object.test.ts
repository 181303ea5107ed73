import { routes } from '#shared/routes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const large = routes.market.href({ slug: 'kenya' })

test('a large page object comes with the page client, and the forms keep their token', async ({
  page,
}) => {
  const response = await page.goto(large)
  expect(await response?.text()).not.toContain('"props"')
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  await open(page, large)
  const { props, url } = JSON.parse(
    (await page.locator('script[data-page]').textContent()) ?? '',
  ) as { props: { market: object; csrfToken: string }; url: string }
  expect(url).toBe(large)
  expect(props.market).toMatchObject({ slug: 'kenya' })
  expect(props.csrfToken).not.toBe(token)
  await expect(page.locator('meta[name="csrf-token"]')).toHaveAttribute('content', props.csrfToken)
})

test.describe('a page whose object the server refuses', () => {
  test.use({ expectedNoise: /status of 409/ })

  test('stays without the page client, and its links lead on', async ({ page }) => {
    await page.route(`**${large}`, (route) =>
      route.request().headers()['x-inertia'] ? route.fulfill({ status: 409 }) : route.continue(),
    )
    const refused = page.waitForResponse((response) => response.status() === 409)
    await page.goto(large)
    await refused
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await page.getByRole('link', { name: 'Services' }).first().click()
    await expect(page).toHaveURL(routes.services.href())
  })
})
