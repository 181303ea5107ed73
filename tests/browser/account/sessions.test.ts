import { readFile } from 'node:fs/promises'
import { request } from '@playwright/test'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Person, signInAsMember, visitorHeaders } from '#tests/support/chromium/accounts.ts'
import { expect, type OpenBrowser, open, passTime, test } from '#tests/support/chromium/test.ts'

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Signs in on a phone; gives the cookies that it has then. */
async function signInOnPhone({ email, password }: Person) {
  const { baseURL } = test.info().project.use
  const phone = await request.newContext({ userAgent: phoneAgent, ...(baseURL && { baseURL }) })
  const headers = await visitorHeaders(phone)
  const response = await phone.post(routes.login.href(), { headers, data: { email, password } })
  expect(response.ok(), await response.text()).toBe(true)
  const { cookies } = await phone.storageState()
  await phone.dispose()
  return cookies
}

async function openPhone(openBrowser: OpenBrowser, person: Person) {
  const cookies = await signInOnPhone(person)
  const phone = await openBrowser({ userAgent: phoneAgent, cookies })
  await open(phone, routes.profile.href())
  return phone
}

test('ending another session signs that browser out at its next request, also from the history', async ({
  page,
  openBrowser,
}) => {
  const person = await signInAsMember(page)
  const phone = await openPhone(openBrowser, person)
  await open(page, routes.sessions.href())
  const list = page.getByRole('list', { name: 'Signed-in browsers' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await list.getByRole('button', { name: 'End the session of Safari on iPhone' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toBeFocused()

  await phone.getByRole('link', { name: 'Password', exact: true }).click()
  await expect(phone).toHaveURL(routes.login.href())
  await phone.goBack()
  await expect(phone).toHaveURL(routes.login.href())
  await expect(phone.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
  const text = await phone.locator('body').innerText()
  expect(text).toContain('Log in to your account')
  expect(text).not.toContain(person.name)
})

test('a prefetched list is not shown once a session was ended', async ({ page }) => {
  const person = await signInAsMember(page)
  await signInOnPhone(person)
  await open(page, routes.sessions.href())
  const profile = page.getByRole('link', { name: 'Profile', exact: true })
  const ahead = page.waitForResponse(`**${routes.profile.href()}`)
  await profile.hover()
  await ahead
  await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith(routes.profile.href())) requests++
  })
  await profile.click()
  await expect(page).toHaveURL(routes.profile.href())
  expect(requests).toBe(1)
})

test('a prefetch that was pending when a session ended is not shown either', async ({ page }) => {
  const person = await signInAsMember(page)
  await signInOnPhone(person)
  await open(page, routes.sessions.href())
  let arrive = () => {}
  const released = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${routes.profile.href()}`, async (route) => {
    if (route.request().headers().purpose === 'prefetch') await released
    await route.continue()
  })
  const profile = page.getByRole('link', { name: 'Profile', exact: true })
  const prefetch = page.waitForRequest(`**${routes.profile.href()}`)
  await profile.hover()
  await prefetch
  await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
  const arrived = page.waitForResponse(`**${routes.profile.href()}`)
  arrive()
  await arrived
  await passTime(page, 100)
  const again = page.waitForRequest(`**${routes.profile.href()}`)
  await profile.click()
  await again
  await expect(page).toHaveURL(routes.profile.href())
})

for (const { timezoneId, zoneName, path } of [
  { timezoneId: 'Africa/Nairobi', zoneName: 'GMT+3', path: routes.sessions.href() },
  { timezoneId: 'America/Bogota', zoneName: 'GMT-5', path: routes.dashboard.href() },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("times are in the reader's time zone, which is named", async ({ page }) => {
      await signInAsMember(page)
      await open(page, path)
      const time = page.locator('main time[datetime^="2"]').filter({ hasText: zoneName })
      await expect(time).toHaveCount(1)
      const at = new Date((await time.getAttribute('datetime')) ?? '')
      const hour = at.toLocaleTimeString('en-GB', { timeZone: timezoneId, timeStyle: 'short' })
      await expect(time).toHaveText(
        new RegExp(`^\\d+ \\w+ \\d{4}, ${hour} ${zoneName.replace('+', '\\+')}$`),
      )
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Africa/Nairobi' })

  test('times are in UTC and say so', async ({ page }) => {
    await signInAsMember(page)
    await page.goto(routes.sessions.href())
    await expect(page.locator('main time')).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/)
    await expect(page.locator('main')).toContainText('Unknown location')
  })
})

test('ending all other sessions signs them out, says so, and keeps this one', async ({
  page,
  openBrowser,
}) => {
  const person = await signInAsMember(page)
  const phone = await openPhone(openBrowser, person)
  await open(page, routes.sessions.href())
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'signed out' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeFocused()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0)

  await phone.reload()
  await expect(phone).toHaveURL(routes.login.href())
  await phone.goBack()
  await expect(phone.locator('body')).not.toContainText(person.name)
  await page.reload()
  await expect(page).toHaveURL(routes.sessions.href())
})

test('the data of the account is saved as a file, once the password is confirmed', async ({
  page,
}) => {
  const person = await signInAsMember(page)
  await open(page, routes.profile.href())
  const link = page.getByRole('link', { name: 'Download my data' })
  await link.click()
  await expect(page).toHaveURL(routes.confirmPassword.href())
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirm password' }).click()
  await expect(page).toHaveURL(routes.profile.href())
  await expect(page.getByRole('status').filter({ hasText: messages.guards.unsent })).toBeVisible()
  const saving = page.waitForEvent('download')
  await link.click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('my-data.json')
  const { account } = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(account).toMatchObject({ name: person.name, email: person.email })
})
