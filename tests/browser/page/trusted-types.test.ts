import { pathInLocale, translatedLocales } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { openTwoFactor, signInAsMember } from '#tests/support/chromium/accounts.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

// Whatever the policy refuses is an error in the console, which fails each of these.

/** Waits until the script has written HTML into a place, and gives the text it has there. */
async function writtenHtml(page: Page, selector: string) {
  const place = page.locator(selector).first()
  await expect(place.locator('*').first()).toBeAttached()
  return place.innerText()
}

test('a note is shown by a visit of the page client, and its title', async ({ page }) => {
  await open(page, routes.insights.href())
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const link = page.getByRole('main').locator('a[href^="/insights/"]').first()
  await link.click()
  await expect(page).toHaveURL(/\/insights\/[\w-]+$/)
  expect(await writtenHtml(page, '.note-text')).not.toBe('')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(new RegExp(heading.slice(0, 12)))
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

for (const locale of translatedLocales) {
  test(`a page in ${locale} makes no policy a second time`, async ({ page }) => {
    await open(page, pathInLocale(locale, routes.privacy.href()))
    expect(await writtenHtml(page, '.note-text')).not.toBe('')
  })
}

test.describe('with a slow visit that fails', () => {
  test.use({ expectedNoise: /status of 502/ })

  test('the bar and the toast are drawn', async ({ page }) => {
    await open(page, routes.home.href())
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/services', async (route) => {
      await released
      await route.fulfill({ status: 502, body: 'Bad Gateway' })
    })
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Services' }).click()
    await expect(page.locator('#nprogress .bar')).toBeAttached()
    release()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(/The connection failed/)
  })
})

test('the code of two-factor is drawn in its dialog', async ({ page }) => {
  const person = await signInAsMember(page)
  await openTwoFactor(page, person)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code' })).toBeVisible()
})

test('the preview of a note follows what an editor writes', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await open(page, `${routes.newDocument.href()}?kind=note`)
  await page.getByLabel('Title', { exact: true }).fill('What a levy costs')
  await page.getByRole('textbox', { name: 'Text' }).fill('A **levy** is a tax.')
  const preview = page.getByRole('region', { name: 'The page as readers' })
  await expect(preview.locator('strong')).toHaveText('levy')
})

test.describe('what nobody vouched for', () => {
  test.use({
    expectedNoise: /requires 'Trusted(HTML|Script|ScriptURL)' assignment|TrustedTypePolicy named/,
  })

  const writes: Record<string, () => void> = {
    HTML: () => {
      document.body.innerHTML = '<img src="/favicon.svg?planted" alt="">'
    },
    'HTML beside an element': () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg?planted" alt="">'),
    'a script': () => {
      document.head.append(Object.assign(document.createElement('script'), { text: 'planted = 1' }))
    },
    'the address of a script': () => {
      const script = Object.assign(document.createElement('script'), { src: '/planted.js' })
      document.head.append(script)
    },
  }

  test('is refused, and the console says so', async ({ page }) => {
    await open(page, routes.home.href())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const [what, write] of Object.entries(writes)) {
      await test.step(what, async () => {
        const told = page.waitForEvent('console', (message) => message.type() === 'error')
        await expect(page.evaluate(write)).rejects.toThrow(/Trusted/)
        expect((await told).text()).toContain('Trusted')
        await expect(page.locator('img[src*=planted]')).toHaveCount(0)
      })
    }
    expect(asked.filter((url) => url.includes('planted'))).toEqual([])
  })

  test('no other policy can be made, nor this one again or had from the page client', async ({
    page,
  }) => {
    await open(page, routes.home.href())
    expect(await page.evaluate(() => 'sitePolicy' in window)).toBe(false)
    for (const name of ['site', 'default', 'other']) {
      const made = page.evaluate((name) => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown }
        }
        trustedTypes.createPolicy(name, { createHTML: (html: string) => html })
      }, name)
      await expect(made).rejects.toThrow(/Policy/)
    }
  })
})

test('a browser that knows no Trusted Types shows a note as others do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'))
  // The browser still asks for them: without its policy, only what has none is the same browser.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const known = policy.replace(/require-trusted-types-for 'script'; trusted-types site;?/, '')
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': known } })
  })
  await open(page, routes.insights.href())
  await page.getByRole('main').locator('a[href^="/insights/"]').first().click()
  expect(await writtenHtml(page, '.note-text')).not.toBe('')
})
