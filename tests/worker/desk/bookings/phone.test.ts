import { expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import {
  bookAndConfirm,
  bookPage,
  emptyMonday,
  holdTime,
  rowsOf,
  sendBooking,
} from '#tests/support/desk/bookings.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()

const phone = '+254 (0)711 222 333'

test('a phone number is stored, in the email to the firm and at the desk', async () => {
  await bookAndConfirm({ phone })
  expect(await rowsOf('bookings')).toMatchObject([{ phone }])
  const mail = await mailTo('hello@kilima.example', 'New consultation with Amina Otieno')
  expect(mail.text).toContain(phone)
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const { bookings } = await advisor.props('desk/calendar', routes.deskCalendar.href())
  expect(bookings).toMatchObject([{ phone }])
})

test('a phone number of a hold is seen by staff, and is in no email to a stranger', async () => {
  await holdTime({ phone, email: 'stranger@example.com' })
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const { bookings } = await advisor.props('desk/calendar', routes.deskCalendar.href())
  expect(bookings).toMatchObject([{ phone, thread: null }])
  const { text } = await mailTo('stranger@example.com', 'Confirm your consultation')
  expect(text).not.toContain(phone)
})

test.each([
  ['call me', messages.booking.phone],
  ['+1', messages.booking.phone],
  ['=HYPERLINK("12345")', messages.booking.phone],
  [12345, messages.string('phone')],
  ['1'.repeat(lengths.phone + 1), messages.max('phone', lengths.phone)],
])('%j is refused at its field', async (value, error) => {
  const response = await sendBooking({ phone: value })
  expect(response.status).toBe(422)
  expect(await errorsOf(response)).toEqual({ phone: [error] })
})

test('what was entered comes back when the time has been taken', async () => {
  await bookAndConfirm()
  const browser = newVisitor()
  await sendBooking({ phone, topic: 'Licences' }, { browser, as: 'page' })
  expect(await bookPage('', browser)).toMatchObject({
    errors: { slot: messages.booking.taken },
    values: { phone, topic: 'Licences', name: 'Amina Otieno' },
  })
})
