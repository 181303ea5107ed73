import type { Locator, Page } from '@playwright/test'
import { lifetimes } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible } from '#tests/support/chromium/accessible.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import { expect, open, test } from '#tests/support/chromium/test.ts'

test.use({ reducedMotion: 'no-preference' })

const [wide, rail, sheet] = [16 * 16, 3 * 16, 18 * 16]
// Longer than the pointer must rest before a tooltip opens.
const restMs = 800

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width

/** Moves the pointer in steps, like a hand: one leap would count as moving towards the tooltip. */
async function moveTo(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('Expected something to point at')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 2, y, { steps: 10 })
  await page.mouse.move(x, y)
}

async function openSidebar(page: Page) {
  const person = await signInAsMember(page)
  await open(page, routes.dashboard.href())
  return person
}

test('opens and closes by mouse and keyboard, and is kept for seven days', async ({
  page,
  context,
}) => {
  await openSidebar(page)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  for (const [width, isOpen] of [
    [rail, 'false'],
    [wide, 'true'],
  ] as const) {
    await toggle(page).click()
    await expect.poll(() => widthOf(page)).toBe(width)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', isOpen)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe(isOpen)
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(seconds - lifetimes.sidebarSeconds)).toBeLessThan(60)
  }
  await test.step('by ctrl and by meta with b, wherever the focus is', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click()
    await page.getByLabel('Name').focus()
    for (const [keys, width] of [
      ['Control+b', rail],
      ['Meta+b', wide],
      ['Control+b', rail],
    ] as const) {
      await page.keyboard.press(keys)
      await expect.poll(() => widthOf(page)).toBe(width)
    }
    await page.keyboard.press('b')
    expect(await widthOf(page)).toBe(rail)
  })
  await test.step('is rendered in its last state before any script runs', async () => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(routes.dashboard.href())
    expect(await widthOf(page)).toBe(rail)
  })
})

test("collapsed, it shows each icon's name on hover and focus, and none from before", async ({
  page,
}) => {
  await page.clock.install()
  const person = await openSidebar(page)
  const rows = [
    sidebar(page).getByRole('link', { name: firm.name }),
    sidebar(page).getByRole('link', { name: 'Dashboard' }),
    sidebar(page).getByRole('link', { name: 'Enquiries' }),
    sidebar(page).getByRole('button', { name: person.name }),
  ]
  const own = ['Dashboard', 'Enquiries']
  const names = [firm.name, ...own, person.name]
  const tooltip = page.getByRole('tooltip')
  const tooltipOf = (name: string) => tooltip.filter({ hasText: name })
  await rows[1]?.hover()
  await page.clock.runFor(restMs)
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(700, 400, { steps: 10 })
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(page)).toBe(rail)
  await expect(tooltip).toHaveCount(0)

  for (const [index, row] of rows.entries()) {
    // The next tooltip opens only on another movement, after the last one has noticed the pointer
    // leave.
    await expect(async () => {
      await moveTo(page, row)
      await expect(tooltipOf(names[index] ?? '')).toBeVisible({ timeout: 2 * restMs })
    }).toPass()
  }
  await page.mouse.move(700, 400, { steps: 10 })
  await expect(tooltip).toHaveCount(0)
  await page.getByRole('link', { name: /skip/i }).focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(tooltipOf(name)).toBeVisible()
    await expect(tooltip).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

/** Pauses the sheet's opening animation; returns a function that completes it. */
async function stopOpeningAt(page: Page, ms: number) {
  await page.evaluate((ms) => {
    const stopped = new CSSStyleSheet()
    stopped.replaceSync(`.sheet { animation-play-state: paused; animation-delay: -${ms}ms }`)
    document.adoptedStyleSheets = [stopped]
  }, ms)
  return async (dialog: Locator) => {
    const ended = await dialog.evaluate((sheet) => {
      const animations = sheet.getAnimations()
      for (const animation of animations) animation.finish()
      return animations.length
    })
    expect(ended).toBe(1)
  }
}

test('below 768 px it is a sheet that keeps the focus and gives it back', async ({ page }) => {
  await openSidebar(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar(page)).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  const dialog = page.getByRole('dialog', { name: 'Sidebar' })
  for (const close of ['Escape', 'Close sidebar']) {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(sheet)
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: close }).click()
    await expect(dialog).toBeHidden()
    await expect(toggle(page), close).toBeFocused()
  }
  await page.keyboard.press('Control+b')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  // Also on a visit to the current page.
  await dialog.getByRole('link', { name: 'Dashboard' }).click()
  await expect(dialog).toBeHidden()
  await test.step('it closes however early its close button is pressed', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const ms of [40, 80, 120, 199]) {
      const endOpening = await stopOpeningAt(page, ms)
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await moveTo(page, dialog.getByRole('button', { name: 'Close sidebar' }))
      await page.mouse.down()
      await endOpening(dialog)
      await page.mouse.up()
      await expect(dialog, `pressed after ${ms} ms`).toBeHidden()
      await expect(toggle(page)).toBeFocused()
    }
  })
})
