import { dayAfter, mondayOf } from '#shared/days.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectFits } from '#tests/support/chromium/accessible.ts'
import { booked, bookTime, holdTime, offerIn } from '#tests/support/chromium/bookings.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { officeDayAt } from '#tests/support/office.ts'

/** Returns the path of the calendar in the week of a consultation. */
const calendarAt = (slot: string) =>
  `${routes.deskCalendar.href()}?week=${officeDayAt(new Date(slot))}`

const inAgenda = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Consultations' })
    .getByRole('listitem')
    .filter({ hasText: name })

test('a consultation is in its week, links to its thread, and is cancelled in two steps', async ({
  page,
}) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh'
  const { slot } = await bookTime(page, { offer: offerIn(7, 60), time: '13:30', name })
  await signInAsStaff(page, 'advisor')
  await open(page, calendarAt(slot))
  const block = page.getByRole('table').getByRole('link', { name })
  await expect(block).toHaveAccessibleName(/^16:30 – 17:30/)
  await expect(block).toHaveAttribute('href', /\/desk\/inbox\/.+/)
  const booking = inAgenda(page, name)
  await expect(booking).toContainText(booked['What should we prepare?'])

  const cancel = booking.getByRole('button', { name: 'Yes, cancel it' })
  await expect(cancel).toBeHidden()
  await booking.getByText('Cancel').first().click()
  await cancel.click()
  await expect(page.getByText(messages.booking.cancelledAtDesk)).toBeInViewport({ ratio: 1 })
  await expect(booking).toContainText('(cancelled)')
  await expect(block).toHaveCount(0)
})

test('days are closed and opened again, also on the booking page', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  // Four weeks from now, where no other test books.
  const week = mondayOf(dayAfter(officeDayAt(new Date()), 28))
  await open(page, `${routes.deskCalendar.href()}?week=${week}`)
  await page.getByLabel('From', { exact: true }).fill(dayAfter(week, 1))
  await page.getByLabel('To', { exact: true }).fill(week)
  await page.getByLabel('Reason').fill('The team is away')
  await page.getByRole('button', { name: 'Close these days' }).click()
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Reason')).toHaveValue('The team is away')

  await page.getByLabel('To', { exact: true }).fill(dayAfter(week, 4))
  await page.getByRole('button', { name: 'Close these days' }).click()
  await expect(page.getByText('Days blocked.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Reason')).toHaveValue('')
  await expect(page.getByRole('columnheader', { name: /The team is away/ }).first()).toBeVisible()

  await open(page, `${routes.book.href()}?date=${dayAfter(week, 1)}`)
  await expect(page.getByText('The office is closed').first()).toBeVisible()

  await open(page, `${routes.deskCalendar.href()}?week=${week}`)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The team is away' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(messages.booking.opened)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('The team is away')).toHaveCount(0)
})

test('on a phone the status is next to its form', async ({ page }) => {
  const name = 'Wanjiru Njoroge'
  const { slot } = await bookTime(page, { offer: offerIn(14, 60), time: '05:00', name })
  await signInAsStaff(page, 'advisor')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, calendarAt(slot))
  const booking = inAgenda(page, name)
  await booking.getByText('Cancel').first().click()
  await booking.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(booking.getByRole('status')).toHaveText(messages.booking.cancelledAtDesk)
  await expect(booking.getByRole('status')).toBeInViewport({ ratio: 1 })

  // Long after the bookings of other tests.
  const farDay = dayAfter(officeDayAt(new Date()), 200)
  for (const label of ['From', 'To']) await page.getByLabel(label, { exact: true }).fill(farDay)
  await page.getByLabel('Reason').fill('The roof is mended')
  await page.getByRole('button', { name: 'Close these days' }).click()
  await expect(page.getByText(messages.booking.closed(0))).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(messages.booking.cancelledAtDesk)).toHaveCount(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The roof is mended' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(messages.booking.opened)).toBeInViewport({ ratio: 1 })
})

test('several are cancelled together, including held times, with a status', async ({ page }) => {
  const offer = offerIn(14)
  const { slot } = await bookTime(page, { offer, time: '06:00', name: 'Chipo Dube' })
  await holdTime(page, { offer, time: '06:30', name: 'Kofi Mensah' })
  await holdTime(page, { offer, time: '07:30', name: 'Thandi Nkosi' })
  await signInAsStaff(page, 'advisor')
  await open(page, calendarAt(slot))
  await expect(inAgenda(page, 'Kofi Mensah')).toContainText(
    /\(held until \d\d:\d\d, not confirmed\)/,
  )
  await expect(page.getByRole('table').getByText('Held: Kofi Mensah')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  await expect(page.getByText(messages.required('reason'))).toBeVisible()
  await page
    .getByLabel('What we tell the visitors', { exact: true })
    .fill('Our advisors travel that day.')
  for (const name of ['Chipo Dube', 'Kofi Mensah']) {
    await page.getByRole('checkbox', { name: `Choose the consultation of ${name}` }).check()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  await expect(page.getByText(messages.booking.cancelledMany(2))).toBeInViewport({ ratio: 1 })
  await expect(inAgenda(page, 'Chipo Dube')).toContainText('(cancelled)')
  await expect(inAgenda(page, 'Kofi Mensah')).toHaveCount(0)
  // The field remains while other consultations can be cancelled.
  await expect(page.getByLabel('What we tell the visitors', { exact: true })).toHaveValue('')
})

test('links lead to other weeks and back', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  await open(page, routes.deskCalendar.href())
  const heading = page.getByRole('heading', { level: 1 })
  const currentWeek = await heading.innerText()
  await page.getByRole('link', { name: 'The week after' }).click()
  await expect(heading).not.toHaveText(currentWeek)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(heading).toHaveText(currentWeek)
})

test('is a table on wide screens and a list on a phone, both accessible', async ({ page }) => {
  // axe checks each of a week's hundred half hours.
  test.slow()
  const { slot } = await bookTime(page, { offer: offerIn(14, 60), time: '13:00' })
  await signInAsStaff(page, 'advisor')
  await open(page, calendarAt(slot))
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('table')).toBeVisible({ visible: width > 1000 })
    await expect(inAgenda(page, booked.Name).first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  }
})
