import { officeClock } from '#client/site/office/clocks.ts'
import { messages } from '#shared/messages.ts'
import { dayAfter, mondayOf, officeDayAt } from '#shared/office-days.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectFits } from '#tests/support/chromium/accessible.ts'
import { bookAt, booked, offerIn, sendBooking } from '#tests/support/chromium/bookings.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

const said = messages.booking

/** The calendar in the week of a consultation. */
const calendarAt = (slot: string) => `${routes.deskCalendar.href()}?week=${officeClock(slot).date}`

/** The consultation in the list of the week. */
const inAgenda = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Consultations' })
    .getByRole('listitem')
    .filter({ hasText: name })

test('a consultation stands in its week, leads to its thread, and is cancelled in two steps', async ({
  page,
}) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh'
  await open(page, offerIn(7, 60))
  const slot = await bookAt(page, '13:30', { Name: name })
  await signInAsStaff(page, 'advisor')
  await open(page, calendarAt(slot))
  const block = page.getByRole('table').getByRole('link', { name })
  await expect(block).toHaveAccessibleName(/^16:30 – 17:30/)
  await expect(block).toHaveAttribute('href', /\/desk\/inbox\/.+/)
  const one = inAgenda(page, name)
  await expect(one).toContainText(booked['What should we prepare?'])

  const cancel = one.getByRole('button', { name: 'Yes, cancel it' })
  await expect(cancel).toBeHidden()
  await one.getByText('Cancel').first().click()
  await cancel.click()
  await expect(page.getByText(said.cancelledAtDesk)).toBeInViewport({ ratio: 1 })
  await expect(one).toContainText('(cancelled)')
  await expect(block).toHaveCount(0)
})

test('days are closed and opened again, and say so where people book', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  // Four weeks from now: no other test books there.
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
  await expect(page.getByText(said.opened)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('The team is away')).toHaveCount(0)
})

test('on a phone what was done is said where it was done', async ({ page }) => {
  await open(page, offerIn(14, 60))
  const name = 'Wanjiru Njoroge'
  const slot = await bookAt(page, '05:00', { Name: name })
  await signInAsStaff(page, 'advisor')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, calendarAt(slot))
  const one = inAgenda(page, name)
  await one.getByText('Cancel').first().click()
  await one.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(one.getByRole('status')).toHaveText(said.cancelledAtDesk)
  await expect(one.getByRole('status')).toBeInViewport({ ratio: 1 })

  // Long after what others book.
  const far = dayAfter(officeDayAt(new Date()), 200)
  for (const label of ['From', 'To']) await page.getByLabel(label, { exact: true }).fill(far)
  await page.getByLabel('Reason').fill('The roof is mended')
  await page.getByRole('button', { name: 'Close these days' }).click()
  await expect(page.getByText(said.closed(0))).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(said.cancelledAtDesk)).toHaveCount(0)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The roof is mended' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(said.opened)).toBeInViewport({ ratio: 1 })
})

test('several are cancelled together, held times among them, where it is said', async ({
  page,
}) => {
  const names = ['Chipo Dube', 'Kofi Mensah']
  await open(page, offerIn(14))
  const slot = await bookAt(page, '06:00', { Name: names[0] ?? '' })
  await open(page, offerIn(14))
  await sendBooking(page, '06:30', { Name: names[1] ?? '' })
  await open(page, offerIn(14))
  await sendBooking(page, '07:30', { Name: 'Thandi Nkosi' })
  await signInAsStaff(page, 'advisor')
  await open(page, calendarAt(slot))
  await expect(inAgenda(page, 'Kofi Mensah')).toContainText(
    /\(held until \d\d:\d\d, not confirmed\)/,
  )
  await expect(page.getByRole('table').getByText('Held: Kofi Mensah')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  await expect(page.getByText(messages.required('reason'))).toBeVisible()
  await page.getByLabel('What we tell the visitors').fill('Our advisors travel that day.')
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Choose the consultation of ${name}` }).check()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel selected' }).click()
  await expect(page.getByText(said.cancelledMany(2))).toBeInViewport({ ratio: 1 })
  await expect(inAgenda(page, 'Chipo Dube')).toContainText('(cancelled)')
  await expect(inAgenda(page, 'Kofi Mensah')).toHaveCount(0)
  // The field is there for who is left.
  await expect(page.getByLabel('What we tell the visitors')).toHaveValue('')
})

test('the way leads to other weeks and back', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  await open(page, routes.deskCalendar.href())
  const heading = page.getByRole('heading', { level: 1 })
  const here = await heading.innerText()
  await page.getByRole('link', { name: 'The week after' }).click()
  await expect(heading).not.toHaveText(here)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(heading).toHaveText(here)
})

test('is a table where there is room and a list on a phone, accessible as both', async ({
  page,
}) => {
  // axe looks at each of a week's hundred half hours.
  test.slow()
  await open(page, offerIn(14, 60))
  const slot = await bookAt(page, '13:00')
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
