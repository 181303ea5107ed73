import type { Page } from '@playwright/test'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const labels = { current: 'Current password', next: 'New password', again: 'Confirm password' }

async function openPassword(page: Page) {
  const person = await signInAsMember(page)
  await open(page, routes.password.href())
  return person
}

async function save(page: Page, [current, next, again]: [string, string, string]) {
  await field(page, labels.current).fill(current)
  await field(page, labels.next).fill(next)
  await field(page, labels.again).fill(again)
  await page.getByRole('button', { name: 'Save password' }).click()
}

async function expectValues(page: Page, values: [string, string, string]) {
  for (const [index, label] of Object.values(labels).entries()) {
    await expect(field(page, label)).toHaveValue(values[index] ?? '')
  }
}

test('a refused password empties both fields and focuses them; a saved one empties all fields', async ({
  page,
}) => {
  const { password } = await openPassword(page)
  await test.step('a wrong current password', async () => {
    await save(page, ['wrong', 'a new passphrase', 'a new passphrase'])
    await expect(page.getByText(messages.password.incorrect)).toBeVisible()
    await expect(field(page, labels.current)).toBeFocused()
    await expect(field(page, labels.next)).not.toHaveAttribute('aria-invalid')
    await expectValues(page, ['', '', 'a new passphrase'])
  })
  await test.step('a refused new one', async () => {
    await save(page, [password, 'short', 'short'])
    await expect(page.getByText(messages.min('password', lengths.passwordMin))).toBeVisible()
    await expect(field(page, labels.next)).toBeFocused()
    await expect(field(page, labels.current)).not.toHaveAttribute('aria-invalid')
    await expectValues(page, ['', '', 'short'])
  })
  await test.step('a saved one, which is announced', async () => {
    await save(page, ['wrong', 'short', 'short'])
    await expect(page.getByText(messages.password.incorrect)).toBeVisible()
    await save(page, [password, `${password}-2`, `${password}-2`])
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectValues(page, ['', '', ''])
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save password' })).toBeFocused()
  })
})

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('"Saved" is shown for two seconds, and fades', async ({ page }) => {
    await signInAsMember(page)
    await open(page, routes.profile.href())
    await page.evaluate(() => {
      const samples: { at: number; opacity: number }[] = []
      Object.assign(window, { samples })
      const look = () => {
        const status = document.querySelector('[role="status"] .saved')
        if (status)
          samples.push({ at: performance.now(), opacity: Number(getComputedStyle(status).opacity) })
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    const saved = page.getByText('Saved', { exact: true })
    await expect(saved).toBeVisible()
    await expect(saved).toHaveCount(0)
    const samples = await page.evaluate(
      () => (window as unknown as { samples: { at: number; opacity: number }[] }).samples,
    )
    const [first, last] = [samples[0], samples.at(-1)]
    const shownMs = (last?.at ?? 0) - (first?.at ?? 0)
    // It is visible for two seconds, or longer on a busy machine.
    expect(shownMs).toBeGreaterThan(1700)
    expect(shownMs).toBeLessThan(10_000)
    expect(Math.max(...samples.map(({ opacity }) => opacity))).toBe(1)
    expect(last?.opacity).toBeLessThan(1)
  })
})

test("while a form is sent, its spinner is next to the button's label", async ({ page }) => {
  await signInAsMember(page)
  await open(page, routes.sessions.href())
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${routes.sessions.href()}?*`, async (route) => {
    await released
    await route.continue()
  })
  const button = dialog.getByRole('button', { name: 'End sessions' })
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const gap = await button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.lastChild as Node)
    const spinner = element.querySelector('svg')?.getBoundingClientRect()
    return words.getBoundingClientRect().left - (spinner?.right ?? Number.POSITIVE_INFINITY)
  })
  expect(gap).toBeGreaterThanOrEqual(0)
  answer()
  await expect(button).toBeEnabled()
})
