import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { mailbox, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { follow } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  newsletterSubjects,
  pendingPath,
  subscriberRow,
  unsubscribePathOf,
} from '#tests/support/site/newsletter.ts'

const confirmed = 'Your subscription is confirmed.'
const invalidLink = 'This link is invalid or has expired. Please subscribe again.'
const insights = routes.insights.href()

describe('the button of a confirmation link', () => {
  test.each(bothForms)('subscribes, and does the same when repeated, as %s', async (as) => {
    const { email, path } = await pendingPath()
    const browser = newVisitor()
    for (const time of ['first', 'second']) {
      const response = await browser.send(path, {}, { as })
      const { props } = await expectSentTo(browser, response, insights)
      expect(props, time).toMatchObject({ status: confirmed, errors: {} })
    }
    expect((await subscriberRow(email))?.confirmed_at).toEqual(expect.any(Number))
    expect(await subjectsTo(email)).toEqual([
      newsletterSubjects.confirm,
      newsletterSubjects.subscribed,
    ])
  })

  test('answers with the sentence, and again, as json', async () => {
    const { path } = await pendingPath()
    for (let times = 0; times < 2; times++) {
      await expectJson(await newVisitor().send(path, {}, { as: 'json' }), 200, {
        message: confirmed,
      })
    }
  })

  test('redirects to Insights with any referer', async () => {
    const { path } = await pendingPath()
    const browser = newVisitor()
    const headers = { Referer: `${browser.origin}${path}` }
    await expectSentTo(browser, await browser.send(path, {}, { headers }), insights)
  })

  test('mails the subscriber an unsubscribe link on our own host', async () => {
    const { email, path } = await pendingPath()
    await newVisitor().send(path, {})
    const mail = (await mailbox(email)).find(
      ({ subject }) => subject === newsletterSubjects.subscribed,
    )
    const link = `https://kilima.test${await unsubscribePathOf(email)}`
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('sends one mail for many concurrent requests', async () => {
    const { email, path } = await pendingPath()
    const browser = newVisitor()
    await browser.visit(path)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => browser.send(path, {}, { as: 'json' })),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await subjectsTo(email)).toEqual([
      newsletterSubjects.confirm,
      newsletterSubjects.subscribed,
    ])
  })
})

test.each(['unknown', '漢', "';--", 'a\r\nSet-Cookie: b', '%', 'x'.repeat(2000)])(
  'a token that nobody was given is refused on its own page, and as json: %j',
  async (token) => {
    const path = routes.newsletterConfirm.href({ token })
    for (const as of bothForms) {
      const browser = newVisitor()
      const { component, props } = await follow(browser, await browser.send(path, {}, { as }))
      expect(component).toBe('newsletter/confirm')
      expect(props).toMatchObject({ token, errors: { token: invalidLink } })
    }
    const response = await newVisitor().send(path, {}, { as: 'json' })
    await expectInvalid(response, { token: [invalidLink] })
  },
)
