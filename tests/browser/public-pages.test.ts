import { AxeBuilder } from '@axe-core/playwright'
import { publicPages } from '#shared/routes.ts'
import { expect, test } from '#tests/support/browser-test.ts'

const screens = [
  { name: 'phone', viewport: { width: 360, height: 780 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
]

for (const { label, href } of publicPages) {
  for (const { name, viewport } of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${label} has no accessibility violation, ${name}, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(href)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      })
    }
  }

  test(`${label} fits into 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(href)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
