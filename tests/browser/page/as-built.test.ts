import { firm } from '#shared/knowledge/records/firm.ts'
import type { PageObject, ScreenName } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { linkInMail, signInAsMember, somebody } from '#tests/support/chromium/accounts.ts'
import { holdTime, offerIn } from '#tests/support/chromium/bookings.ts'
import { post, propsOf } from '#tests/support/chromium/requests.ts'
import { seeded, staffEmail, staffPassword } from '#tests/support/chromium/seeded.ts'
import { confirmPassword, signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, type Page, test } from '#tests/support/chromium/test.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'
import { uncutRenderer } from '#tests/support/uncut-screens.ts'

/** Who looks at a screen. */
interface Viewers {
  visitor: Page
  /** Has given the password, and not the code. */
  halfway: Page
  unverified: Page
  member: Page
  owner: Page
}

type Place = [viewer: keyof Viewers, path: string]

const token = 'nobody-was-given-this-one'
const slug = 'kenya'

/** Where each screen is to be seen, of those that need nothing to be made before. */
const standing = {
  'marketing/home': ['visitor', routes.home.href()],
  'marketing/about-us': ['visitor', routes.aboutUs.href()],
  'marketing/services': ['visitor', routes.services.href()],
  'marketing/markets': ['visitor', routes.markets.href()],
  'marketing/market': ['member', routes.market.href({ slug })],
  'marketing/answer': ['visitor', routes.answer.href({ slug, product: 'online-casino' })],
  'marketing/compare': ['visitor', `${routes.compareMarkets.href()}?markets=kenya,nigeria`],
  'marketing/obligations': ['visitor', routes.obligations.href()],
  'marketing/rules': ['visitor', routes.rules.href()],
  'marketing/rule': ['visitor', routes.rule.href({ slug: 'kenya-conduct-regulations-2026' })],
  'marketing/search': ['visitor', `${routes.search.href()}?q=tax`],
  'marketing/data': ['visitor', routes.openData.href()],
  'marketing/legal': ['visitor', routes.privacy.href()],
  'marketing/changes': ['visitor', routes.changes.href()],
  'marketing/insights': ['visitor', routes.insights.href()],
  'marketing/note': ['visitor', routes.note.href({ slug: 'tax-is-a-product-decision' })],
  'marketing/contact': ['visitor', routes.contact.href()],
  'marketing/letters': ['visitor', routes.letters.href()],
  'alerts/unsubscribe': ['visitor', routes.alertsUnsubscribe.href({ token })],
  'alerts/confirm': ['visitor', routes.followConfirm.href({ market: 'kenya', token })],
  'newsletter/confirm': ['visitor', routes.newsletterConfirm.href({ token })],
  'newsletter/unsubscribe': ['visitor', routes.newsletterUnsubscribe.href({ token })],
  'auth/login': ['visitor', routes.login.href()],
  'auth/register': ['visitor', routes.register.href()],
  'auth/forgot-password': ['visitor', routes.forgotPassword.href()],
  'auth/reset-password': ['visitor', routes.resetPassword.href({ token })],
  'auth/two-factor-challenge': ['halfway', routes.twoFactorChallenge.href()],
  'auth/confirm-password': ['member', routes.confirmPassword.href()],
  'auth/verify-email': ['unverified', routes.verifyNotice.href()],
  'auth/undo-email': ['visitor', routes.undoEmail.href({ token })],
  dashboard: ['member', routes.dashboard.href()],
  'enquiries/index': ['member', routes.enquiries.href()],
  'booking/choose': ['visitor', routes.book.href()],
  'booking/confirm': ['visitor', routes.confirmBooking.href({ token })],
  'settings/profile': ['member', routes.profile.href()],
  'settings/password': ['member', routes.password.href()],
  'settings/appearance': ['member', routes.appearance.href()],
  'settings/two-factor': ['owner', routes.twoFactor.href()],
  'settings/passkeys': ['member', routes.passkeys.href()],
  'settings/sessions': ['member', routes.sessions.href()],
  'settings/alerts': ['member', routes.alerts.href()],
  'desk/inbox': ['owner', routes.deskInbox.href()],
  'desk/thread': ['owner', routes.deskThread.href({ id: seeded.late })],
  'rooms/index': ['member', routes.rooms.href()],
  'desk/rooms': ['owner', routes.deskRooms.href()],
  'desk/calendar': ['owner', routes.deskCalendar.href()],
  'desk/holidays': ['owner', routes.deskHolidays.href()],
  'desk/documents': ['owner', routes.deskDocuments.href()],
  'desk/new-thread': ['owner', routes.newThread.href()],
  'desk/saved-replies': ['owner', routes.savedReplies.href()],
  'desk/document': ['owner', `${routes.newDocument.href()}?kind=market`],
  'desk/review': ['owner', routes.deskReview.href()],
  'desk/media': ['owner', routes.deskMedia.href()],
  'desk/subscribers': ['owner', routes.deskSubscribers.href()],
  'desk/suppressions': ['owner', routes.deskSuppressions.href()],
  'desk/statistics': ['owner', routes.deskStatistics.href()],
  'desk/people': ['owner', routes.deskPeople.href()],
  'desk/keep-factors': ['visitor', routes.stopTwoFactorReset.href({ token })],
  'desk/mails': ['owner', routes.deskMails.href()],
  'desk/log': ['owner', routes.deskLog.href()],
  error: ['visitor', '/nothing-is-here'],
} as const satisfies Partial<Record<ScreenName, Place>>

type Made = Exclude<ScreenName, keyof typeof standing>

async function made({ member, owner }: Viewers, email: string): Promise<Record<Made, Place>> {
  const id = await writeLetter(owner)
  const room = await openRoom(owner, email)
  const booking = await holdTime(member, { offer: offerIn(14), time: '10:30', email })
  return {
    'marketing/letter': ['owner', routes.documentPreview.href({ id })],
    'marketing/people': ['visitor', routes.people.href()],
    'marketing/person': ['visitor', await publishPerson(owner)],
    'desk/letter': ['owner', routes.deskLetter.href({ id })],
    'desk/room': ['owner', routes.deskRoom.href({ id: room })],
    'rooms/show': ['member', routes.room.href({ id: room })],
    'desk/host': ['owner', await ownHours(owner)],
    'desk/translation': ['owner', await translatePage(owner)],
    'desk/join': ['member', await invite(owner, email)],
    'enquiries/show': ['member', await writeToUs(member, email)],
    'alerts/markets': ['visitor', await followByEmail(owner)],
    'booking/show': ['member', booking.path],
  }
}

async function openRoom(page: Page, email: string): Promise<string> {
  const room = { name: 'Licence in Kenya', terms: 'Please keep these files to yourself.' }
  const { id } = await (await post(page, routes.deskRooms.href(), room)).json()
  await post(page, routes.roomMembers.href({ id }), { email })
  return id
}

async function ownHours(page: Page): Promise<string> {
  await page.goto(routes.deskCalendar.href())
  return (await page.getByRole('link', { name: 'Your hours' }).getAttribute('href')) ?? ''
}

async function translatePage(page: Page): Promise<string> {
  await page.goto(`${routes.deskDocuments.href()}?kind=page`)
  const href = await page.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')
  return `${href}?locale=fr`
}

async function publishPerson(page: Page): Promise<string> {
  const slug = ownWord()
  const person = { kind: 'person', slug, name: 'Amina Otieno', role: 'Licensing', order: 1 }
  const fields = { ...person, languages: ['en'], markets: ['kenya'], text: 'Reads gazettes.' }
  await post(page, routes.deskDocuments.href(), { ...fields, publish: true })
  return routes.person.href({ slug })
}

async function writeLetter(page: Page): Promise<string> {
  const word = ownWord()
  const texts = { subject: `What changed: ${word}`, introduction: 'See [the rules](/rules).' }
  const letter = { kind: 'letter', slug: word, ...texts, notes: [], rules: [], closing: 'Bye.' }
  const { id } = await (await post(page, routes.deskDocuments.href(), letter)).json()
  return id
}

async function followByEmail(page: Page): Promise<string> {
  const email = `${ownWord()}@example.com`
  await post(page, routes.follow.href(), { email, market: 'kenya' })
  const confirmation = await linkInMail(page.request, email, 'Confirm that you follow Kenya')
  await post(page, new URL(confirmation).pathname, {})
  return new URL(await linkInMail(page.request, email, 'You follow Kenya')).pathname
}

async function invite(page: Page, email: string): Promise<string> {
  await confirmPassword(page)
  await post(page, routes.deskPeople.href(), { email, role: 'advisor' })
  const subject = `You are invited to the desk of ${firm.name}`
  return new URL(await linkInMail(page.request, email, subject)).pathname
}

async function writeToUs(page: Page, email: string): Promise<string> {
  const name = { firstName: 'Amina', lastName: 'Otieno', company: 'Savanna Play' }
  const message = 'Which licence does a sportsbook need in Kenya?'
  const data = { ...name, email, service: 'Custom Research', message }
  await post(page, routes.sendContactForm.href(), data)
  const { threads } = await propsOf(page, routes.enquiries.href(), 'enquiries/index')
  return routes.enquiry.href({ id: threads[0]?.id ?? '' })
}

/** The page object in a document, and the document. */
async function documentAt(page: Page, path: string): Promise<{ html: string; object: PageObject }> {
  const html = await (await page.request.get(path)).text()
  const [, json = ''] =
    /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  return { html, object: JSON.parse(json) }
}

test('each screen is what the libraries make of it before the build cuts them', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  test.slow()
  const render = uncutRenderer()
  const another = async () => (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const [halfway, unverified, member, owner] = await Promise.all(Array.from({ length: 4 }, another))
  const viewers = { visitor, halfway, unverified, member, owner } as Viewers
  const person = await signInAsMember(viewers.member)
  const stranger = somebody()
  const registration = { ...stranger, password_confirmation: stranger.password }
  await post(viewers.unverified, routes.register.href(), registration)
  const credentials = { email: staffEmail('advisor', 0), password: staffPassword }
  await post(viewers.halfway, routes.login.href(), credentials)
  await signInAsStaff(viewers.owner, 'owner')
  const places = { ...standing, ...(await made(viewers, person.email)) }
  const renderScreen = await render
  for (const [name, [viewer, path]] of Object.entries(places)) {
    const { html, object } = await documentAt(viewers[viewer], path)
    expect.soft(object.component, path).toBe(name)
    const expected = await renderScreen(object, path)
    const begins = html.indexOf(expected.slice(0, 30))
    expect.soft(html.slice(begins, begins + expected.length), name).toBe(expected)
  }
})
