import { routes } from '#shared/routes.ts'
import { expectFits, expectNoViolations } from '#tests/support/accessible.ts'
import { test } from '#tests/support/browser-test.ts'

const pages = [
  routes.login.href(),
  routes.register.href(),
  routes.forgotPassword.href(),
  `${routes.resetPassword.href({ token: 'token' })}?email=a%40example.com`,
  routes.undoEmail.href({ token: 'token' }),
]

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      test(`${path} is accessible and fits, ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await expectNoViolations(page)
        await expectFits(page)
      })
    }
  }
}
