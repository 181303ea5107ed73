import type { Page } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectFits } from '#tests/support/chromium/accessible.ts'
import { linkInMail, register, signInAsMember, somebody } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const kenya = routes.market.href({ slug: 'kenya' })
const settings = routes.alerts.href()

const phone = { width: 360, height: 780 }
const watch = (page: Page) => page.getByRole('button', { name: 'Follow Kenya' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop following Kenya' })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('one press follows a market, and another stops following it', async ({ page }) => {
  await page.setViewportSize(phone)
  await signInAsMember(page)
  await open(page, kenya)
  await watch(page).click()
  await expect(page.getByText(messages.alerts.following('Kenya'))).toBeVisible()
  await expect(page).toHaveURL(kenya)
  await expect(stop(page), 'the keyboard is where it was').toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'Following Kenya' }).click()
  await expect(page).toHaveURL(settings)
  await expect(box(page, 'Kenya')).toBeChecked()
  await open(page, kenya)
  await stop(page).press('Enter')
  await expect(page.getByText(messages.alerts.unfollowed('Kenya'))).toBeVisible()
  await expect(watch(page)).toBeFocused()
})

test('a market is followed by email in two steps: the address, and a button', async ({ page }) => {
  const { email } = somebody()
  await page.setViewportSize(phone)
  await open(page, kenya)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await watch(page).click()
  await expect(page.getByText(messages.alerts.confirmationSent('Kenya'))).toBeInViewport()
  await expectAccessible(page)
  await expectFits(page)
  await open(page, await linkInMail(page.request, email, 'Confirm that you follow Kenya'))
  await expectAccessible(page)
  await watch(page).click()
  await expect(page.getByText(messages.alerts.following('Kenya'))).toBeInViewport()
  await open(page, await linkInMail(page.request, email, 'You follow Kenya'))
  await expect(box(page, 'Kenya')).toBeChecked()
  await expectAccessible(page)
  await expectFits(page)
  await box(page, 'Ghana').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.alerts.saved)).toBeInViewport()
  await page.getByRole('button', { name: 'Stop and delete my address' }).click()
  await expect(page.getByText(messages.alerts.unsubscribed)).toBeInViewport()
})

test('alerts are selected, saved and shown again', async ({ page }) => {
  await signInAsMember(page)
  await open(page, settings)
  await expect(page.getByText('You are not following any markets.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What an alert says' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await box(page, 'Ghana').check()
  await page.getByRole('radio', { name: 'Once a week' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.alerts.saved)).toBeInViewport()
  await open(page, settings)
  await expect(box(page, 'Ghana')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Once a week' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'What an alert says' })).toBeHidden()
})

test('a visitor returns to the market they wanted to follow, once verified', async ({ page }) => {
  const person = somebody()
  await open(page, kenya)
  const link = page.getByRole('link', { name: 'use yours' })
  // The server remembers a page when it is requested: a prefetched one would be wrong.
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(routes.login.href())
  await expect(page.getByText('Log in to continue with “Follow Kenya”.')).toBeVisible()
  await register(page, person)
  await page.goto(await linkInMail(page.request, person.email, 'Verify Email Address'))
  await expect(page).toHaveURL(`${settings}?watch=kenya`)
  await expect(box(page, 'Kenya')).toBeChecked()
  await page.setViewportSize(phone)
  await expect(page.getByText('Kenya is selected. Save to start alerts.')).toBeInViewport()
  const save = page.getByRole('button', { name: 'Save' }).first()
  await expect(save).toBeInViewport()
  await expectAccessible(page)
  await expectFits(page)
  await save.click()
  await expect(page.getByText(messages.alerts.saved)).toBeVisible()
  await expect(page).toHaveURL(settings)
})

test('the button of a mail’s link ends alerts, and is reachable by a thumb', async ({ page }) => {
  await open(page, routes.alertsUnsubscribe.href({ token: 'nobody-was-given-this' }))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop alerts' }).click()
  await expect(page.getByText(messages.alerts.unsubscribed)).toBeInViewport()
  await expect(page.getByText(messages.alerts.unsubscribed)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Markets you follow, and how often' }).click()
  await expect(page).toHaveURL(routes.login.href())
})

test.describe('without a script', () => {
  test('all of it works', async ({ page, browser, baseURL, address }) => {
    await signInAsMember(page)
    const state = await page.context().storageState()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: state,
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'CF-Connecting-IP': address },
    })
    const plain = await context.newPage()
    await plain.goto(kenya)
    await watch(plain).click()
    await expect(plain).toHaveURL(kenya)
    await expect(plain.getByText(messages.alerts.following('Kenya'))).toBeVisible()
    await stop(plain).click()
    await expect(plain.getByText(messages.alerts.unfollowed('Kenya'))).toBeVisible()
    await plain.goto(settings)
    await box(plain, 'Ghana').check()
    await box(plain, 'Nigeria').check()
    await plain.getByRole('radio', { name: 'Never' }).check()
    await plain.getByRole('button', { name: 'Save' }).click()
    await expect(plain.getByText(messages.alerts.saved)).toBeInViewport()
    for (const name of ['Ghana', 'Nigeria']) await expect(box(plain, name)).toBeChecked()
    await expect(box(plain, 'Kenya')).not.toBeChecked()
    await expect(plain.getByRole('radio', { name: 'Never' })).toBeChecked()
    await context.close()
  })
})
