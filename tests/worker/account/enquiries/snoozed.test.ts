import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { addEntry, createThread } from '#tests/support/desk/threads.ts'

async function member() {
  const account = await createUser()
  const browser = await signedInAs(account)
  const enquiry = async () =>
    (await browser.props('enquiries/index', routes.enquiries.href())).threads[0]
  return { email: account.email, enquiry }
}

test('snoozing is not shown: whoever wrote last decides', async () => {
  const { email, enquiry } = await member()
  const thread = await createThread({ email, status: 'snoozed', at: new Date(1000) })
  expect(await enquiry()).toMatchObject({ status: 'open' })
  await addEntry(thread, { kind: 'reply', body: 'Soon.' })
  expect(await enquiry()).toMatchObject({ status: 'waiting', dueAt: null })
})
