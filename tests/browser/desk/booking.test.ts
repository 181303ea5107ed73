import { spanText } from '#client/desk/bookings/days.ts'
import { findClock } from '#client/site/office/clocks.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { timeIn } from '#shared/zones.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { signInAsMember } from '#tests/support/chromium/accounts.ts'
import {
  booked,
  bookTime,
  confirmBooking,
  confirmTime,
  fillInBooking,
  holdTime,
  offerIn,
  sendBooking,
  slotAt,
} from '#tests/support/chromium/bookings.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { regularOffice } from '#tests/support/office.ts'

const nairobi = { timezoneId: 'Africa/Nairobi' }

const bookedTime = (page: Page) => page.locator('main time').first()

/** Books, moves and cancels a consultation by the forms of its pages. */
async function bookMoveAndCancel(page: Page, first: string, second: string) {
  const { slot, email } = await sendBooking(page, first)
  await expect(page.getByText(messages.booking.held)).toBeVisible()
  await expect(page.locator('main')).toContainText(`sent to ${email}`)
  await expect(page.getByText('Reschedule', { exact: true })).toHaveCount(0)
  await confirmBooking(page, email)
  await expect(page.getByText(messages.booking.booked)).toBeVisible()
  await expect(bookedTime(page)).toHaveAttribute('datetime', slot)
  await expect(page.getByText(booked['What should we prepare?'])).toBeVisible()

  await page.getByText('Reschedule', { exact: true }).click()
  const other = await slotAt(page, second).inputValue()
  await slotAt(page, second).check()
  await page.getByRole('button', { name: 'Move it to this time' }).click()
  await expect(page.getByText(messages.booking.moved)).toBeVisible()
  await expect(bookedTime(page)).toHaveAttribute('datetime', other)

  const cancel = page.getByRole('button', { name: 'Yes, cancel this consultation' })
  await expect(cancel).toBeHidden()
  await page.getByText('Cancel consultation', { exact: true }).click()
  await cancel.click()
  await expect(page.getByText(messages.booking.cancelled)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is cancelled')
  await expect(page.getByText('Reschedule', { exact: true })).toHaveCount(0)
}

test.describe('in Nairobi', () => {
  test.use(nairobi)

  test('a time is booked, moved and cancelled', async ({ page }) => {
    await open(page, offerIn(7))
    await bookMoveAndCancel(page, '05:00', '06:00')
  })

  test.describe('on a phone without a script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

    test('a time is booked, moved and cancelled', async ({ page }) => {
      await page.goto(offerIn(7))
      await bookMoveAndCancel(page, '07:00', '08:00')
    })
  })
})

test('on a day of changing clocks, each time is right for its instant', () => {
  const newYork = findClock('America/New_York')
  const dates = ['03:30', '05:30', '06:30', '07:30'].map((time) => newYork?.(`2026-11-01T${time}Z`))
  expect(dates).toEqual([
    { date: '2026-10-31', time: '23:30' },
    { date: '2026-11-01', time: '01:30' },
    { date: '2026-11-01', time: '01:30' },
    { date: '2026-11-01', time: '02:30' },
  ])
  expect(findClock('Nowhere/Land')).toBeNull()
})

test('a heading names only the days with a column', () => {
  const text = (...days: string[]) => spanText(days.map((date) => ({ date })))
  const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(text(...week)).toBe('23\u00a0– 27 November')
  expect(text('2026-11-30', '2026-12-01')).toBe('30 November\u00a0– 1 December')
  expect(text('2026-12-22', '2026-12-23', '2026-12-28')).toBe('22\u00a0– 23 and 28 December')
  expect(text('2026-12-31', '2027-01-01', '2027-01-04')).toBe('31 December\u00a0– 1 and 4 January')
  expect(text(...week.slice(3), '2026-11-30', '2026-12-01')).toBe(
    '26\u00a0– 27 and 30 November\u00a0– 1 December',
  )
})

test.describe('on a phone', () => {
  test.use({ ...nairobi, viewport: { width: 360, height: 780 } })

  test('the error of the time is in view, also in a full week', async ({ page }) => {
    await open(page, offerIn(7))
    await fillInBooking(page)
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(page.getByRole('radiogroup', { name: 'Times' })).toBeFocused()
    await expect(page.getByText(messages.required('slot'))).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio').first().check({ force: true })
    await expect(page.getByText(messages.required('slot'))).toBeHidden()
  })

  test('a time is booked in six presses, with a bar that leads to the form', async ({ page }) => {
    await open(page, routes.contact.href())
    await page.getByRole('link', { name: 'Book a consultation' }).click()
    const days = page
      .getByRole('list', { name: 'Days' })
      .getByRole('link', { name: /, [1-9]\d* times$/ })
    await days.last().click()
    await expect(page.getByRole('group')).toHaveCount(2)
    await expect(page.getByRole('link', { name: /Continue$/ })).toHaveCount(0)
    await page.getByRole('radio').last().check()
    const bar = page.getByRole('link', { name: /^\w{3} \d+ \w{3}, \d\d:\d\d · Continue$/ })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeInViewport()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport()
    await fillInBooking(page, { Email: `visitor-${crypto.randomUUID()}@example.com` })
    await page.goto(routes.privacy.href())
    await page.goBack()
    for (const label of ['Name', 'What should we prepare?'] as const) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(booked[label])
    }
    await page.getByRole('radio').filter({ visible: true }).last().check()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(page.getByText(messages.booking.held)).toBeVisible()
    await page.goto(routes.book.href())
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  test('moving begins in its own week, where the present time cannot be selected', async ({
    page,
  }) => {
    const { slot, path } = await bookTime(page, { offer: offerIn(14), time: '13:00' })
    await open(page, path)
    await page.getByText('Reschedule', { exact: true }).click()
    const currentTime = page.locator('main p', { hasText: 'yours' })
    await expect(currentTime).toContainText(timeIn(regularOffice.timeZone, new Date(slot)))
    await expect(page.getByRole('radio')).not.toHaveCount(0)
    await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('another week has its times in view', async ({ page }) => {
      await page.goto(offerIn(7))
      const later = page.getByRole('link', { name: 'The week after' })
      await later.click()
      await expect(page).toHaveURL(`${offerIn(14)}#times`)
      await expect(later).toBeInViewport()
      const { path } = await bookTime(page, { offer: offerIn(14), time: '12:00' })
      await page.goto(path)
      await expect(page.locator('details').last()).not.toHaveAttribute('open')
      await page.getByText('Reschedule', { exact: true }).click()
      await page.getByRole('link', { name: 'The week before' }).click()
      await expect(page).toHaveURL(/date=.*#times$/)
      await expect(page.getByRole('link', { name: 'The week after' })).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Move it to this time' })).toBeVisible()
    })
  })
})

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('times are local, with the weekday if it differs', async ({ page }) => {
    await open(page, offerIn(7))
    const slot = slotAt(page, '05:00')
    const slotTime = new Date(await slot.inputValue())
    const losAngeles = { timeZone: 'America/Los_Angeles', hourCycle: 'h23' } as const
    const time = slotTime.toLocaleTimeString('en-GB', {
      ...losAngeles,
      hour: '2-digit',
      minute: '2-digit',
    })
    const weekday = slotTime.toLocaleDateString('en-GB', { ...losAngeles, weekday: 'long' })
    await expect(slot).toHaveAccessibleName(
      new RegExp(`^${weekday} .*, ${time}; in Nairobi .* 08:00$`),
    )
    await expect(page.getByText(`${weekday.slice(0, 3)} for you`).first()).toBeVisible()

    await slot.check()
    await expect(page.getByText('time of Los Angeles; 08:00 in Nairobi')).toBeVisible()
    await page.getByLabel('Your time zone').selectOption('Africa/Nairobi')
    await expect(slot).toHaveAccessibleName(/, 08:00$/)
    await expect(slot).toBeChecked()
    await expect(page.locator('input[name="zone"]')).toHaveValue('Africa/Nairobi')
    await expect(page.getByText(/for you$/)).toHaveCount(0)
    await expect(page.getByText('Nairobi time is shown underneath.')).toHaveCount(0)
  })
})

test.describe('at the office', () => {
  test.use(nairobi)

  test('a time that was booked meanwhile leaves the other input unchanged', async ({ page }) => {
    await open(page, offerIn(14))
    await slotAt(page, '09:00').check()
    await fillInBooking(page)
    const { slot: occupiedSlot } = await bookTime(page, { offer: offerIn(14), time: '09:00' })

    await page.getByRole('button', { name: 'Confirm booking' }).click()
    const times = page.getByRole('radiogroup', { name: 'Times' })
    await expect(times).toBeFocused()
    await expect(times).toHaveAccessibleDescription(messages.booking.taken)
    await expect(page.locator(`input[value="${occupiedSlot}"]`)).toHaveCount(0)
    for (const [label, value] of Object.entries(booked)) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
    }
    await slotAt(page, '09:30').check()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(page.getByText(messages.booking.held)).toBeVisible()
  })

  test('shows an error at each field and keeps the selected time', async ({ page }) => {
    await open(page, offerIn(7))
    const slot = slotAt(page, '10:00')
    await slot.check()
    await fillInBooking(page, { Name: '', Email: 'not an address' })
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(messages.required('name'))
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription(messages.email)
    await expect(slot).toBeChecked()
  })

  test('another week and another length keep the input', async ({ page }) => {
    await open(page, offerIn(7))
    await fillInBooking(page)
    await page.getByRole('link', { name: 'The week after' }).click()
    await expect(page).toHaveURL(offerIn(14))
    await page.getByRole('link', { name: '60 minutes' }).click()
    await expect(page).toHaveURL(offerIn(14, 60))
    await expect(page.locator('input[name="minutes"]')).toHaveValue('60')
    for (const [label, value] of Object.entries(booked)) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
    }
  })

  test('the subject of the link is sent with the booking, or can be removed', async ({ page }) => {
    const offer = `${offerIn(7)}&market=kenya&service=market-entry-strategy`
    await open(page, offer)
    await expect(page.getByText('Kenya, Market Entry Strategy')).toBeVisible()
    await expect(page.locator('input[name="market"]')).toHaveValue('kenya')
    await page.getByRole('link', { name: /^Remove/ }).click()
    await expect(page.getByText('Kenya, Market Entry Strategy')).toHaveCount(0)
    await expect(page.locator('input[name="market"]')).toHaveCount(0)
  })

  test('name and email are filled in for members', async ({ page }) => {
    const person = await signInAsMember(page)
    await open(page, offerIn(7))
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(person.name)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  })
})

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  // axe takes long for hundreds of times and zones on a busy machine.
  test.beforeEach(() => test.slow())

  test('the booking page and its errors are accessible and fit', async ({ page }) => {
    await open(page, offerIn(7))
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(page.getByRole('radiogroup', { name: 'Times' })).toBeFocused()
    await expectGoodLooks(page)
  })

  test('a consultation is accessible and fits: held, confirmed and cancelled', async ({ page }) => {
    const { email, path } = await holdTime(page, { offer: offerIn(7), time: '12:00' })
    await open(page, path)
    await page.getByText('Cancel consultation', { exact: true }).click()
    await expectGoodLooks(page)
    await confirmTime(page, email)
    await open(page, path)
    await page.getByText('Cancel consultation', { exact: true }).click()
    await page.getByText('Reschedule', { exact: true }).click()
    await expectGoodLooks(page)
    await page.getByRole('button', { name: 'Yes, cancel this consultation' }).click()
    await expect(page.getByText(messages.booking.cancelled)).toBeVisible()
    await expectGoodLooks(page)
  })
})
