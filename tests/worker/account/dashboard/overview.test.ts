import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, settings, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { bookingFields, emptyMonday, firstSlot, nextDay } from '#tests/support/desk/bookings.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { confirmPathOf, subscribe } from '#tests/support/site/newsletter.ts'

emptyMonday()

const dashboard = routes.dashboard.href()

async function member(): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser({ name: 'Amina Wanjiru Otieno' })
  return { account, browser: await signedInAs(account) }
}

const overviewOf = async (browser: Browser) =>
  (await browser.props('dashboard', dashboard)).overview

async function book(browser: Browser, email: string, slot: string): Promise<string> {
  const fields = bookingFields({ email, slot })
  const response = await browser.send(routes.book.href(), fields, { as: 'json' })
  return (await response.json<{ token: string }>()).token
}

describe('the dashboard', () => {
  test('shows the next consultation with its time, and nothing about a reply', async () => {
    const { account, browser } = await member()
    await book(browser, account.email, nextDay)
    const token = await book(browser, account.email, firstSlot)
    const { overview, threads } = await browser.props('dashboard', dashboard)
    const [enquiry] = threads
    expect(overview.consultation).toEqual({
      enquiry: enquiry?.id,
      service: enquiry?.service,
      startsAt: firstSlot,
      minutes: 30,
    })
    expect(enquiry).toMatchObject({ consultationAt: firstSlot, dueAt: null })
    const html = await (await browser.visit(dashboard)).text()
    expect(html).toContain('Consultation on')
    expect(html).not.toContain('We reply by')
    await browser.send(routes.cancelBooking.href({ token }), {}, { as: 'json' })
    expect((await overviewOf(browser)).consultation?.startsAt).toBe(nextDay)
  })

  test('says which markets are followed, and whether the newsletter comes', async () => {
    const { account, browser } = await member()
    const none = { consultation: null, markets: [], frequency: null, isSubscribed: false }
    expect(await overviewOf(browser)).toEqual(none)
    await browser.send(routes.watchedMarket.href({ market: 'kenya' }), {}, { as: 'json' })
    await subscribe(account.email)
    expect((await overviewOf(browser)).isSubscribed).toBe(false)
    await newVisitor().send(await confirmPathOf(account.email), {}, { as: 'json' })
    expect(await overviewOf(browser)).toEqual({
      ...none,
      markets: [expect.objectContaining({ slug: 'kenya', name: 'Kenya' })],
      frequency: 'each',
      isSubscribed: true,
    })
  })

  test('leads only owners to the sources of the product', async () => {
    const owner = await signedInAs(await createUser({ role: 'owner' }))
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const links = async (browser: Browser) =>
      (await (await browser.visit(dashboard)).text()).includes('>Repository<')
    expect([await links(owner), await links(editor)]).toEqual([true, false])
  })
})

test('the contact form has the name and address of whoever is signed in', async () => {
  const { account, browser } = await member()
  const html = await (await browser.visit(routes.contact.href())).text()
  for (const [name, value] of [
    ['firstName', 'Amina Wanjiru'],
    ['lastName', 'Otieno'],
    ['email', account.email],
  ]) {
    expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`))
  }
})

test('the dialog of deletion says for how long enquiries and consultations stay', async () => {
  const { browser } = await member()
  const { retention } = await browser.props('settings/profile', routes.profile.href())
  expect(retention).toEqual({
    enquiryDays: settings.contactRetentionDays,
    consultationDays: settings.bookingRetentionDays,
  })
})
