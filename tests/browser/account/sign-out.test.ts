import { routes } from '#shared/routes.ts'
import { signInAsMember, signOut } from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

/** Stores another person's draft in addition to this person's. */
async function leaveBehind(page: Page) {
  await page.evaluate(() => {
    localStorage.setItem('draft:somebody-else:thread:reply', 'What nobody should read')
    sessionStorage.setItem('of-this-tab', 'A page of the account')
  })
  await page
    .context()
    .addCookies([{ name: 'appearance', value: 'dark', url: new URL('/', page.url()).href }])
}

const storedTexts = (page: Page) =>
  page.evaluate(() => Object.values(localStorage).concat(Object.values(sessionStorage)).join())

const ways: Record<string, (page: Page, name: string) => Promise<void>> = {
  'by the menu': (page, name) => signOut(page, { name, email: '', password: '' }),
  'by a form without a script of ours': async (page) => {
    await page.evaluate((action) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content
      const field = { type: 'hidden', name: '_token', value: token }
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      form.append(Object.assign(document.createElement('input'), field))
      document.body.append(form)
      form.submit()
    }, routes.logout.href())
    await page.waitForURL(routes.home.href())
  },
}

for (const [way, leave] of Object.entries(ways)) {
  test(`a sign-out ${way} leaves nothing stored in the browser but the appearance`, async ({
    page,
  }) => {
    const person = await signInAsMember(page)
    await open(page, routes.profile.href())
    await leaveBehind(page)
    await leave(page, person.name)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    expect(await storedTexts(page)).not.toMatch(/nobody should read|page of the account/)
    await open(page, routes.services.href())
    await expect(page.locator('html')).toHaveClass(/dark/)
  })
}
