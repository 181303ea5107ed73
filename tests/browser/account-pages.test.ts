import { routes } from '#shared/routes.ts'
import { expectFits, expectNoViolations, looks, openIn } from '#tests/support/accessible.ts'
import { test } from '#tests/support/browser-test.ts'

const pages = [
  routes.login.href(),
  routes.register.href(),
  routes.forgotPassword.href(),
  `${routes.resetPassword.href({ token: 'token' })}?email=a%40example.com`,
  routes.undoEmail.href({ token: 'token' }),
]

for (const path of pages) {
  for (const look of looks) {
    const { width, colorScheme } = look
    test(`${path} is accessible and fits, ${width} px, ${colorScheme}`, async ({ page }) => {
      await openIn(page, path, look)
      await expectNoViolations(page)
      await expectFits(page)
    })
  }
}
