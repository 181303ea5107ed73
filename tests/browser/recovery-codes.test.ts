import type { Page } from '@playwright/test'
import { twoFactor } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import {
  enableTwoFactor,
  openTwoFactor,
  registerVerified,
  somebody,
} from '#tests/support/browser-accounts.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openWithCodes, recoveryCodes, viewCodes } from '#tests/support/recovery-codes.ts'

const url = (page: Page) => new URL(routes.twoFactorRecoveryCodes.href(), page.url()).href

test('the codes are covered until they are asked for, and fetched once', async ({ page }) => {
  const codes = await openWithCodes(page)
  let fetched = 0
  page.on('request', (request) => {
    if (request.url() === url(page)) fetched++
  })
  await expect(recoveryCodes(page)).toHaveCount(0)
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  await page.getByRole('button', { name: 'Hide Recovery Codes' }).click()
  await expect(recoveryCodes(page)).toHaveCount(0)
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  expect(fetched).toBe(1)
  await expectAccessible(page)
})

test('as many empty lines stand where the codes will be', async ({ page }) => {
  const codes = await openWithCodes(page)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(url(page), async (route) => {
    await held
    await route.continue()
  })
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(
    Array.from({ length: twoFactor.recoveryCodes }, () => ''),
  )
  await expect(recoveryCodes(page)).toHaveAttribute('aria-busy', 'true')
  const height = (await recoveryCodes(page).boundingBox())?.height
  arrive()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  await expect(recoveryCodes(page)).toHaveAttribute('aria-busy', 'false')
  expect((await recoveryCodes(page).boundingBox())?.height).toBe(height)
})

test('new codes take the place of the old, where the page stood', async ({ page, context }) => {
  const codes = await openWithCodes(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 500 })
  await viewCodes(page).click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  const regenerate = page.getByRole('button', { name: 'Regenerate Codes' })
  await regenerate.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const fetched = page.waitForRequest((request) => {
    return request.url() === url(page) && request.method() === 'GET'
  })
  await regenerate.click()
  await fetched
  const items = recoveryCodes(page).getByRole('listitem')
  await expect(items).not.toHaveText(codes)
  await expect(items).toHaveText(codes.map(() => /^\w{10}-\w{10}$/))
  expect(await items.allInnerTexts()).not.toEqual(expect.arrayContaining([codes[0]]))
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(regenerate).toBeFocused()
})

test.describe('when they cannot be fetched', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  for (const { name, fail, sentences } of [
    {
      name: 'the server answers with an error',
      fail: { status: 500, body: '{}' },
      sentences: ['Failed to fetch recovery codes', 'Failed to fetch: 500'],
    },
    { name: 'nothing answers', fail: null, sentences: ['Failed to fetch recovery codes'] },
  ]) {
    test(`says so when ${name}, and tries again`, async ({ page }) => {
      const codes = await openWithCodes(page)
      await page.route(url(page), (route) => (fail ? route.fulfill(fail) : route.abort()))
      await viewCodes(page).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Something went wrong.')
      await expect(alert.getByRole('listitem')).toHaveText(sentences)
      await expectAccessible(page)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert.getByRole('listitem')).toHaveText(sentences)
      await expect(page.locator('#recovery-codes')).toBeFocused()
      await page.unroute(url(page))
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
      await expect(alert).toHaveCount(0)
    })
  }
})

test('codes that were shown are not shown again once two-factor was off', async ({ page }) => {
  const person = somebody()
  await registerVerified(page, person)
  const first = await enableTwoFactor(page, person)
  await openTwoFactor(page, person)
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(first.codes)
  await page.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeVisible()
  const second = await enableTwoFactor(page, person, 1)
  // By visits, not by loading: what the page has fetched before is still in its memory.
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(routes.profile.href())
  await page.getByRole('link', { name: 'Two-Factor Auth' }).click()
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(second.codes)
})
