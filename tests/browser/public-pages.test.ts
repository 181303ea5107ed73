import { publicPages } from '#shared/routes.ts'
import { expectFits, expectNoViolations, looks, openIn } from '#tests/support/accessible.ts'
import { test } from '#tests/support/browser-test.ts'

for (const { label, href } of publicPages) {
  for (const look of looks) {
    const { width, colorScheme } = look
    test(`${label} is accessible and fits, ${width} px, ${colorScheme}`, async ({ page }) => {
      await openIn(page, href, look)
      await expectNoViolations(page)
      await expectFits(page)
    })
  }
}
