import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import {
  enableTwoFactor,
  logIn,
  logOutElsewhere,
  type Person,
  signInAsMember,
  signInConfirmed,
  signInWithTwoFactor,
  signOut,
} from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

/** Three pages of the account that are kept as pages of the client, not as documents. */
async function walkThroughAccount(page: Page) {
  const person = await signInAsMember(page)
  await open(page, routes.profile.href())
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page).toHaveURL(routes.password.href())
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(routes.profile.href())
  return person
}

/** Goes back page by page; at none of them is anything of the person to be seen. */
async function expectNothingBehind(page: Page, { name, email }: Person) {
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack()
    await expect(page).toHaveURL(routes.login.href())
    // The address changes before the transition between the pages, and the page within it.
    await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    const shown = await page.content()
    expect(shown).not.toContain(email)
    expect(shown).not.toContain(name)
  }
}

test('after a sign-out on a phone the way back shows nothing of the account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const person = await walkThroughAccount(page)
  await signOut(page, person)
  await expectNothingBehind(page, person)
})

test('after the account is deleted the way back shows nothing of it', async ({ page }) => {
  const person = await walkThroughAccount(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(routes.home.href())
  await expectNothingBehind(page, person)
})

test('after a sign-out in another tab no page that was fetched ahead is shown', async ({
  page,
}) => {
  const person = await walkThroughAccount(page)
  const profile = page.getByRole('link', { name: 'Profile', exact: true })
  await page.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(page).toHaveURL(routes.password.href())
  const fetchedAhead = page.waitForResponse((response) =>
    response.url().endsWith(routes.profile.href()),
  )
  await profile.hover()
  await fetchedAhead
  await logOutElsewhere(page)
  await page.getByRole('link', { name: 'Appearance', exact: true }).click()
  await expect(page).toHaveURL(routes.login.href())
  await expectNothingBehind(page, person)
})

test('somebody else who signs in in another tab sees no codes of the first', async ({ page }) => {
  const { codes } = await signInWithTwoFactor(page)
  await open(page, routes.twoFactor.href())
  const sheet = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await page.getByRole('button', { name: 'View recovery codes' }).click()
  await expect(sheet).toHaveText(codes)

  await logOutElsewhere(page)
  const second = await signInConfirmed(page)
  const { codes: ofSecond } = await enableTwoFactor(page, second)

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(second.email)
  await page.getByRole('link', { name: 'Two-factor' }).click()
  await page.getByRole('button', { name: 'View recovery codes' }).click()
  await expect(sheet).toHaveText(ofSecond)
})

const ways = {
  'by a link': (page: Page) => page.getByRole('link', { name: 'Appearance', exact: true }).click(),
  'by a document': (page: Page) => open(page, routes.appearance.href()),
}

for (const [way, goOn] of Object.entries(ways)) {
  test(`somebody else who signed in in another tab finds no page of the first behind theirs, ${way}`, async ({
    page,
  }) => {
    await walkThroughAccount(page)
    await logOutElsewhere(page)
    const second = await signInAsMember(page)

    await goOn(page)
    await expect(page).toHaveURL(routes.appearance.href())
    await page.goBack()
    await expect(page.getByLabel('Email address')).toHaveValue(second.email)
  })
}

test('what the browser keeps of a page of the account cannot be read', async ({ page }) => {
  const person = await walkThroughAccount(page)
  const kept = await page.evaluate(() => {
    const { page } = history.state
    return { encrypted: page instanceof ArrayBuffer, text: new TextDecoder().decode(page) }
  })
  expect(kept.encrypted).toBe(true)
  expect(kept.text).not.toContain(person.email)
})

test('who signs in again finds the way back open once more', async ({ page }) => {
  const person = await walkThroughAccount(page)
  await signOut(page, person)
  await logIn(page, person)
  await expect(page).toHaveURL(routes.dashboard.href())
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(person.email)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
})
