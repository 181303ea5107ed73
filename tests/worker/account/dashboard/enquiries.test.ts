import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { minutesAgo, stoppedClock } from '#tests/support/clock.ts'
import { createThread } from '#tests/support/desk/threads.ts'

stoppedClock()

const dashboard = routes.dashboard.href()

test('the dashboard shows the three newest enquiries of the verified address', async () => {
  const email = 'asks-often@example.com'
  const ids: string[] = []
  for (const minutes of [1, 2, 3, 4]) {
    ids.push(await createThread({ email, at: minutesAgo(minutes) }))
  }
  await createThread({ email: 'asks-too@example.com' })
  const browser = await signedInAs(await createUser({ email }))
  const props = await browser.props('dashboard', dashboard)
  expect(props.threads.map(({ id }) => id)).toEqual(ids.slice(0, 3))
  expect(props.now).toBe(new Date().toISOString())
})

test('several at one instant are each listed once', async () => {
  const email = 'asks-at-once@example.com'
  const ids = [await createThread({ email }), await createThread({ email })]
  const browser = await signedInAs(await createUser({ email }))
  const { threads } = await browser.props('dashboard', dashboard)
  expect(threads.map(({ id }) => id)).toEqual(ids.reverse())
})

test('the dashboard of a member without enquiries leads to the contact form', async () => {
  const browser = await signedInAs(await createUser())
  expect((await browser.page(dashboard)).props.threads).toEqual([])
  const html = await (await browser.visit(dashboard)).text()
  const main = html.slice(html.indexOf('<main'))
  for (const route of [routes.contact, routes.book]) expect(main).toContain(`"${route.href()}"`)
})

test('it says who replies next, and its reference', async () => {
  const email = 'waits@example.com'
  const dueAt = new Date('2099-11-23T12:00:00Z')
  const id = await createThread({ email, dueAt })
  await createThread({ email, at: minutesAgo(1), status: 'waiting' })
  await createThread({ email, at: minutesAgo(2), dueAt: minutesAgo(1) })
  const html = await (await (await signedInAs(await createUser({ email }))).visit(dashboard)).text()
  const text = html.slice(html.indexOf('<main')).replace(/<!--.*?-->|<[^>]+>/g, '')
  expect(text).toContain('We reply by 23 November 2099, 12:00 UTC')
  expect(text).toContain('Answered')
  expect(text).toContain('Our reply is late. It was due by')
  expect(text).toContain(referenceOf(id))
})
