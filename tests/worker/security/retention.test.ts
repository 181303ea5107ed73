import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { signedInUser } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { contactMessage, messagesFrom, newVisitor } from '#tests/support/site/contact.ts'

const day = 86_400

stoppedClock()

test.each([
  ['two years', 730, {}],
  ['as many days as are set', 30, { CONTACT_RETENTION_DAYS: '30' }],
])('a contact message is deleted after %s, not sooner', async (_, days, settings) => {
  const email = `writer-${days}@example.com`
  const fields = contactMessage({ email })
  const reply = await newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
  expect(reply.status).toBe(200)
  later(days * day - 1)
  await runCron(settings)
  expect(await messagesFrom(email)).toHaveLength(1)
  later(1)
  await runCron(settings)
  expect(await messagesFrom(email)).toHaveLength(0)
})

test('the way back to an earlier address is forgotten once it has ended', async () => {
  const { account, browser } = await signedInUser()
  const fields = { name: account.name, email: 'elsewhere@example.org' }
  await browser.send(routes.profile.href(), fields, { as: 'json', method: 'PATCH' })
  const emailUndos = async () =>
    (await env.DB.prepare('SELECT email FROM email_undos').all()).results
  later(lifetimes.emailUndoSeconds - 1)
  await runCron()
  expect(await emailUndos()).toEqual([{ email: account.email }])
  later(1)
  await runCron()
  expect(await emailUndos()).toEqual([])
})
