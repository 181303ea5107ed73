import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import {
  logIn,
  register,
  signInAsMember,
  signInConfirmed,
  signInWithTwoFactor,
  somebody,
} from '#tests/support/chromium/accounts.ts'
import { viewCodes } from '#tests/support/chromium/recovery-codes.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** Doubles the text size, and expects that nothing overflows or is clipped. */
async function expectFitsTwiceAsLarge(page: Page, about: string) {
  const beyond = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    // Elements that scroll, are decorative or only for screen readers may be wider.
    const apart = '.tab-row, [aria-hidden="true"], .sr-only, .sidebar, [data-input-otp-container]'
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > innerWidth + 1 && !element.closest(apart)
    })
    const shortened = [...document.querySelectorAll('body *')].filter((element) => {
      const { textOverflow } = getComputedStyle(element)
      return textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
    })
    // A sheet may scroll down, but clips what overflows sideways.
    const sheets = [...document.querySelectorAll('.sheet')]
    const hiding = sheets.filter((sheet) => sheet.scrollWidth > sheet.clientWidth)
    const split = [...document.querySelectorAll('h1, h2')].filter(hasSplitWord)
    const namesOf = (elements: Element[]) =>
      elements.map(({ tagName, className }) => `${tagName} ${className}`)
    return {
      scrollWidth,
      wide: namesOf(wide),
      shortened: namesOf([...shortened.filter((element) => element.clientWidth > 0), ...hiding]),
      split: split.map(({ textContent }) => textContent),
    }

    /** True if a word continues on the next line although it is too short to be hyphenated. */
    function hasSplitWord(heading: Element) {
      const text = heading.lastChild
      const words = [...(text?.textContent ?? '').matchAll(/\b\w{2,13}\b/g)]
      return words.some(({ 0: word, index }) => {
        if (text?.nodeType !== Node.TEXT_NODE) return false
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
    }
  })
  expect(beyond, about).toEqual({ scrollWidth: 360, wide: [], shortened: [], split: [] })
}

test('the forms of accounts, and the notice to verify an address, hold text of twice the size', async ({
  page,
}) => {
  for (const path of [
    routes.login.href(),
    routes.register.href(),
    routes.forgotPassword.href(),
    `${routes.resetPassword.href({ token: 'token' })}?email=a.rather.long.name%40example.com`,
    routes.undoEmail.href({ token: 'token' }),
  ]) {
    await open(page, path)
    await expectFitsTwiceAsLarge(page, path)
  }
  await register(page, somebody())
  // The address is that of the notice before its style sheet has come.
  await page.waitForLoadState()
  await expectFitsTwiceAsLarge(page, 'notice')
})

test('so do dashboard and settings, with menu and dialogs', async ({ page }) => {
  test.slow()
  const person = await signInAsMember(page)
  for (const path of [
    routes.dashboard.href(),
    routes.password.href(),
    routes.appearance.href(),
    routes.sessions.href(),
    routes.profile.href(),
    routes.confirmPassword.href(),
  ]) {
    await open(page, path)
    if (path === routes.dashboard.href()) await page.getByText('This device').waitFor()
    await expectFitsTwiceAsLarge(page, path)
  }
  await open(page, routes.profile.href())
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expectFitsTwiceAsLarge(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: person.name }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  await expectFitsTwiceAsLarge(page, 'menu')
})

test('so do two-factor and its challenge', async ({ page }) => {
  test.slow()
  await signInConfirmed(page)
  await open(page, routes.twoFactor.href())
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await expectFitsTwiceAsLarge(page, 'key')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await expectFitsTwiceAsLarge(page, 'code')

  const { person } = await signInWithTwoFactor(page)
  await open(page, routes.twoFactor.href())
  await viewCodes(page).click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
  await expectFitsTwiceAsLarge(page, 'codes')
  await page.getByRole('button', { name: 'Regenerate Codes' }).click()
  await expectFitsTwiceAsLarge(page, 'question')

  await page.context().clearCookies()
  await logIn(page, person)
  await page.getByText('Lost your phone and your codes?').click()
  await expectFitsTwiceAsLarge(page, 'challenge')
  await page.getByText('login using a recovery code').click()
  await expectFitsTwiceAsLarge(page, 'recovery code')
})
