import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { password } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { createRoom } from '#tests/support/desk/rooms.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const lookAlike = 'ami\u034fna@example.com'

describe('threat: an address that reads like another one', () => {
  const visitors: [path: string, fields: object][] = [
    [routes.register.href(), {}],
    [routes.login.href(), { password }],
    [routes.forgotPassword.href(), {}],
    [routes.contact.href(), {}],
    [routes.sendContactForm.href(), {}],
    [routes.newsletter.href(), {}],
    [routes.follow.href(), { market: 'kenya' }],
    [routes.book.href(), {}],
  ]

  test.each(visitors)('is refused by %s', async (path, fields) => {
    const response = await newVisitor().send(path, { email: lookAlike, ...fields }, { as: 'json' })
    expect(response.status).toBe(422)
    expect((await errorsOf(response)).email).toEqual([messages.email])
  })

  test('is refused at the desk', async () => {
    const { browser } = await signInAtDesk('owner')
    const room = await createRoom(browser)
    const paths = [
      routes.deskPeople.href(),
      routes.roomMembers.href({ id: room }),
      routes.deskInbox.href(),
    ]
    for (const path of paths) {
      const response = await browser.send(
        path,
        { email: lookAlike, role: 'editor' },
        { as: 'json' },
      )
      expect([path, (await errorsOf(response)).email]).toEqual([path, [messages.email]])
    }
  })
})

describe('threat: a name that nobody sees', () => {
  const register = (browser: Browser, name: string) =>
    browser.send(routes.register.href(), { name }, { as: 'json' })

  test.each(['\u3164', '\u2800', '\u1160\ufe0f', '\u{e0101}\u034f'])(
    '%j is missing',
    async (name) => {
      const errors = await errorsOf(await register(newVisitor(), name))
      expect(errors.name).toEqual([messages.required('name')])
    },
  )
})
