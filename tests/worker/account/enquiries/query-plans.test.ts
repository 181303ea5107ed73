import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { createThread } from '#tests/support/desk/threads.ts'

test('every statement about enquiries finds its rows by an index', async () => {
  const { queries, ...watched } = watchedQueries()
  const account = await createUser()
  const id = await createThread({ email: account.email })
  const browser = await signedInAs(account, { ...watched, confirmed: true })
  const { enquiries, enquiry, enquiryMessages, dashboard, exportData } = routes
  for (const path of [enquiries.href(), enquiry.href({ id }), dashboard.href(), exportData.href()])
    expect((await browser.visit(path)).status, path).toBe(200)
  const sent = await browser.send(enquiryMessages.href({ id }), { body: 'More.' }, { as: 'json' })
  expect(sent.status).toBe(201)
  const relevant = [...queries].filter((query) => /"(threads|thread_\w+|bookings)"/.test(query))
  expect(relevant.length).toBeGreaterThanOrEqual(10)
  for (const query of relevant) expect(await slowSteps(query), query).toEqual([])
})
