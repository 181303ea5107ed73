import type { Page } from '@playwright/test'
import { twoFactor } from '#shared/account/constants.ts'
import { throttles } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { enableTwoFactor, signInWithTwoFactor } from '#tests/support/chromium/accounts.ts'
import { openWithCodes, recoveryCodes, viewCodes } from '#tests/support/chromium/recovery-codes.ts'
import { post } from '#tests/support/chromium/requests.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const url = (page: Page) => new URL(routes.twoFactorRecoveryCodes.href(), page.url()).href

test('the codes are hidden until requested, and fetched once', async ({ page }) => {
  const codes = await openWithCodes(page)
  let fetched = 0
  page.on('request', (request) => {
    if (request.url() === url(page)) fetched++
  })
  await expect(recoveryCodes(page)).toHaveCount(0)
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  await page.getByRole('button', { name: 'Hide recovery codes' }).click()
  await expect(recoveryCodes(page)).toHaveCount(0)
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  expect(fetched).toBe(1)
  await expectAccessible(page)
  await test.step('a code is read in groups, and selected as one word', async () => {
    const first = recoveryCodes(page).getByRole('listitem').first()
    await expect(first.locator('span')).toHaveText(codes[0]?.match(/[^-]{5}|-/g) ?? [])
    const gap = await first.locator('span').evaluateAll((groups) => {
      const [firstGroup, secondGroup] = groups.map((group) => group.getBoundingClientRect())
      return (secondGroup?.left ?? 0) - (firstGroup?.right ?? 0)
    })
    expect(gap).toBeGreaterThan(4)
    const selected = await first.evaluate((item) => {
      getSelection()?.selectAllChildren(item)
      return getSelection()?.toString()
    })
    expect(selected).toBe(codes[0])
  })
  await test.step('they are regenerated only after a dialog, which can be closed in every way', async () => {
    const regenerate = page.getByRole('button', { name: 'Regenerate Codes' })
    let sent = 0
    page.on('request', (request) => {
      if (request.url() === url(page) && request.method() === 'POST') sent++
    })
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click(),
      () => dialogOf(page).getByRole('button', { name: 'Close dialog' }).click(),
    ]) {
      await regenerate.focus()
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toContainText('stop working at once')
      await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
      await leave()
      await expect(dialogOf(page)).toBeHidden()
      await expect(regenerate).toBeFocused()
    }
    expect(sent).toBe(0)
    await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  })
})

test('placeholders stand for the codes until they are loaded', async ({ page }) => {
  const codes = await openWithCodes(page)
  let arrive = () => {}
  const released = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(url(page), async (route) => {
    await released
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

test('new codes replace the old ones at the same scroll position', async ({ page, context }) => {
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
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Regenerate Codes' }).click()
  await fetched
  const items = recoveryCodes(page).getByRole('listitem')
  await expect(items).not.toHaveText(codes)
  await expect(items).toHaveText(codes.map(() => /^\w{10}-\w{10}$/))
  expect(await items.allInnerTexts()).not.toEqual(expect.arrayContaining([codes[0]]))
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(regenerate).toBeFocused()
  await expect(page.getByText('Keep these codes now')).toBeVisible()
})

test('a refusal to regenerate is shown in the dialog, and cleared with it', async ({ page }) => {
  await openWithCodes(page)
  await viewCodes(page).click()
  const regenerate = page.getByRole('button', { name: 'Regenerate Codes' })
  const confirm = dialogOf(page).getByRole('button', { name: 'Regenerate Codes' })
  const { hits } = throttles.regenerateRecoveryCodes[0]
  const requestCodes = () => post(page, routes.twoFactorRecoveryCodes.href(), {})
  const refusal = dialogOf(page).getByRole('alert')
  // A new minute may begin meanwhile, with hits of its own.
  await expect(async () => {
    await Promise.all(Array.from({ length: hits }, requestCodes))
    await regenerate.click()
    await confirm.click()
    await expect(refusal).toContainText('Too many attempts', { timeout: 5000 })
  }).toPass()
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Escape')
  await regenerate.click()
  await expect(confirm).toBeEnabled()
  await expect(refusal).toHaveCount(0)
})

test.describe('when they cannot be fetched', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('says so when nothing or an error answers, and tries again', async ({ page }) => {
    const codes = await openWithCodes(page)
    await page.route(url(page), (route) => route.abort())
    await viewCodes(page).click()
    const alert = page.getByRole('alert')
    const tryAgain = alert.getByRole('button', { name: 'Try again' })
    await expect(alert).toContainText('Something went wrong.')
    await expect(alert.getByRole('listitem')).toHaveText(['Failed to fetch recovery codes'])
    await expectAccessible(page)
    await page.unroute(url(page))
    await page.route(url(page), (route) => route.fulfill({ status: 500, body: '{}' }))
    await tryAgain.click()
    await expect(alert.getByRole('listitem')).toHaveText([
      'Failed to fetch recovery codes',
      'Failed to fetch: 500',
    ])
    await expect(page.locator('#recovery-codes')).toBeFocused()
    await page.unroute(url(page))
    await tryAgain.click()
    await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
    await expect(alert).toHaveCount(0)
  })
})

test('visible codes are not shown again once two-factor was off', async ({ page }) => {
  const { person, codes } = await signInWithTwoFactor(page)
  await open(page, routes.twoFactor.href())
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
  await page.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeVisible()
  const second = await enableTwoFactor(page, person)
  // By Inertia visits, which keep the fetched data in memory; a page load would not.
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(routes.profile.href())
  await page.getByRole('link', { name: 'Two-Factor Auth' }).click()
  await viewCodes(page).click()
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(second.codes)
})
