import type { Page } from '@playwright/test'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  expectAccessible,
  expectFits,
  expectGoodLooks,
} from '#tests/support/chromium/accessible.ts'
import {
  logIn,
  logOutElsewhere,
  type Person,
  signInAsMember,
} from '#tests/support/chromium/accounts.ts'
import { holdTime, offerIn } from '#tests/support/chromium/bookings.ts'
import { post, propsOf } from '#tests/support/chromium/requests.ts'
import { expect, hydrated, open, test } from '#tests/support/chromium/test.ts'
import { present } from '#tests/support/present.ts'

const first = 'We would like to enter Kenya next year.'
const more = 'And what about\nthe lottery?'

async function writeToFirm(page: Page, { email }: Person) {
  const message = { firstName: 'Amina', lastName: 'Otieno', email, message: first }
  await post(page, routes.sendContactForm.href(), { ...message, service: 'Market Entry Strategy' })
}

/** Signs in somebody who has written, on the page of what they wrote; returns its path. */
async function openOwnEnquiry(page: Page) {
  const person = await signInAsMember(page)
  await writeToFirm(page, person)
  const { threads } = await propsOf(page, routes.enquiries.href(), 'enquiries/index')
  const path = routes.enquiry.href({ id: present(threads[0]).id })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Reply' })).toBeVisible()
  return { person, path }
}

/** Delays React's rendering, as on a busy phone: frames are drawn before changes are rendered. */
async function renderLate(page: Page) {
  await page.addInitScript(() => {
    // React's scheduler runs its work by posting messages to itself.
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 100)
    }
  })
}

const letters = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('an enquiry is found, read and replied to', async ({ page }) => {
  const person = await signInAsMember(page)
  await open(page, routes.enquiries.href())
  await expect(page.getByText('No enquiries yet.')).toBeVisible()
  await expectAccessible(page)
  await writeToFirm(page, person)

  await open(page, routes.dashboard.href())
  const own = page.locator('section').filter({ hasText: 'Your enquiries' })
  await expect(own.getByText(/^We reply by /)).toBeVisible()
  await expectGoodLooks(page, [360, 1280])
  await own.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(routes.enquiries.href())
  await expect(page.getByText(first)).toBeVisible()
  await expectGoodLooks(page, [360, 1280])

  await page.locator('main').getByRole('listitem').getByRole('link').click()
  await expect(letters(page)).toHaveCount(1)
  await field(page).fill(more)
  await send(page).click()
  await expect(page.getByText(messages.enquiries.sent)).toBeInViewport()
  await expect(letters(page)).toHaveCount(2)
  await expect(letters(page).last()).toContainText('the lottery?')
  await expect(field(page)).toHaveValue('')
  await expectGoodLooks(page, [360, 1280])
})

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' })

  test('a consultation is shown in the time of the reader, and that it was cancelled', async ({
    page,
  }) => {
    const person = await signInAsMember(page)
    const { email } = person
    const { slot, path } = await holdTime(page, { offer: offerIn(7), time: '09:00', email })
    const openIt = async () => {
      await open(page, routes.enquiries.href())
      await page.locator('main').getByRole('listitem').getByRole('link').click()
    }
    await openIt()
    const consultations = page.getByRole('region', { name: 'Consultations' })
    await expect(consultations.locator('time')).toHaveAttribute('datetime', slot)
    await expect(consultations.locator('time')).toHaveText(/, 10:00$/)
    await expect(page.getByText(/^Consultation on /)).toBeVisible()
    await expectGoodLooks(page, [360, 1440])

    await open(page, path)
    await page.getByText('Cancel consultation', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel this consultation' }).click()
    await expect(page.getByText(messages.booking.cancelled)).toBeVisible()
    await openIt()
    await expect(consultations).toContainText('Your consultation is cancelled')
    await expect(page.getByText(/We reply by/)).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('a refused text stays in its field, which has the focus', async ({ page }) => {
  await openOwnEnquiry(page)
  await hydrated(page)
  const long = 'x'.repeat(lengths.letterMax + 1)
  await field(page).fill(long)
  await send(page).click()
  const refusal = messages.max('body', lengths.letterMax)
  await expect(field(page)).toHaveAccessibleDescription(refusal)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(long)
  await expect(letters(page)).toHaveCount(1)
})

test('a draft is restored after another page, and deleted once it is sent', async ({ page }) => {
  const { path } = await openOwnEnquiry(page)
  await hydrated(page)
  await field(page).fill(more)
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await expect(page).toHaveURL(routes.enquiries.href())
  await open(page, path)
  await expect(field(page)).toHaveValue(more)
  await send(page).click()
  await expect(letters(page)).toHaveCount(2)
  await open(page, path)
  await expect(field(page)).toHaveValue('')
})

test.describe('without a connection, or with a proxy that says so', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|502/ })

  test('the input stays, the button has the focus, and can be pressed again', async ({
    page,
    context,
  }) => {
    await renderLate(page)
    await openOwnEnquiry(page)
    await hydrated(page)
    const toasts = page.locator('[data-sonner-toast]')
    await field(page).fill(more)
    await context.setOffline(true)
    await send(page).click()
    await expect(toasts).toHaveText([/The connection failed/])
    await expect(send(page)).toBeFocused()
    await expect(field(page)).toHaveValue(more)
    await context.setOffline(false)

    await page.route('**/enquiries/*/messages', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await expect(toasts).toHaveCount(0)
    await send(page).click()
    await expect(toasts).toHaveText([/The connection failed/])
    await expect(page.locator('#inertia-error-dialog')).toHaveCount(0)
    await expect(field(page)).toHaveValue(more)
    await expect(send(page)).toBeFocused()
    await page.unroute('**/enquiries/*/messages')
    await send(page).click()
    await expect(page.getByText(messages.enquiries.sent)).toBeVisible()
    await expect(letters(page)).toHaveCount(2)
  })
})

test('a draft survives the end of the session', async ({ page }) => {
  const { person, path } = await openOwnEnquiry(page)
  await hydrated(page)
  await field(page).fill(more)
  await logOutElsewhere(page)
  await send(page).click()
  await expect(page).not.toHaveURL(path)
  await logIn(page, person)
  await expect(page).toHaveURL(path)
  await expect(field(page)).toHaveValue(more)
})

test('a button that is pressed twice sends once', async ({ page }) => {
  await openOwnEnquiry(page)
  await hydrated(page)
  await field(page).fill(more)
  await send(page).dblclick()
  await expect(page.getByText(messages.enquiries.sent)).toBeVisible()
  await page.reload()
  await expect(letters(page)).toHaveCount(2)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('an enquiry is read and replied to', async ({ page }) => {
    await openOwnEnquiry(page)
    await expectFits(page)
    await field(page).fill(more)
    await send(page).click()
    await expect(page.getByText(messages.enquiries.sent)).toBeInViewport()
    await expect(letters(page)).toHaveCount(2)
  })

  test.describe('a refused text', () => {
    test.use({ expectedNoise: /status of 422/ })

    test('returns with its errors, however long it is', async ({ page }) => {
      await openOwnEnquiry(page)
      const long = Array.from({ length: lengths.letterMax + 1 }, (_, at) =>
        String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
      ).join('')
      await field(page).fill(long)
      await send(page).click()
      const refusal = messages.max('body', lengths.letterMax)
      await expect(field(page)).toHaveAccessibleDescription(refusal)
      await expect(field(page)).toHaveValue(long)
    })
  })
})
