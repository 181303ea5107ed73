import { env } from 'cloudflare:workers'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { askToFollow, followByEmail, followPathOf } from '#tests/support/account/followers.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { bookAndConfirm, bookingFields, firstSlot, holdTime } from '#tests/support/desk/bookings.ts'
import {
  createDocument,
  newestOf,
  newSlug,
  sendPublication,
} from '#tests/support/desk/desk-documents.ts'
import { usualFields } from '#tests/support/desk/documents.ts'
import { createThread, newestEntry } from '#tests/support/desk/inbox.ts'
import { insertNewsletter } from '#tests/support/desk/newsletters.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { asForm } from '#tests/support/repository/form-names.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { createSubscriber, newAddress, pendingPath } from '#tests/support/site/newsletter.ts'

/** A request that sends a valid form, and the browser that sends it. */
interface ReadyForm {
  browser: Browser
  path: string
  method?: 'PUT' | 'PATCH' | 'DELETE'
  fields?: Record<string, unknown>
}

/** Sends a form as a browser, the page client or a program does. */
export function sendForm(
  { browser, path, method, fields = {} }: ReadyForm,
  as: Sender,
  changes: Record<string, unknown> = {},
): Promise<Response> {
  const input = { ...fields, ...changes }
  if (as !== 'page') return browser.send(path, input, { as, method: method ?? 'POST' })
  return browser.send(method ? `${path}?_method=${method}` : path, asForm(input), { as })
}

const tables = [
  'alert_preferences',
  'booking_cells',
  'booking_holds',
  'bookings',
  'closures',
  'desk_log',
  'documents',
  'files',
  'follow_requests',
  'follower_markets',
  'followers',
  'held_mails',
  'hosts',
  'hours_exceptions',
  'invitations',
  'newsletter_subscribers',
  'outbox',
  'preview_links',
  'publications',
  'revisions',
  'saved_replies',
  'sendings',
  'thread_entries',
  'threads',
  'watched_markets',
]

/** Returns how many rows each table has of what forms write. */
export async function countRows(): Promise<Record<string, number>> {
  const counts = tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`))
  const results = await env.DB.batch<{ n: number }>(counts)
  return Object.fromEntries(
    tables.map((table, index) => [table, results[index]?.results[0]?.n ?? 0]),
  )
}

async function member() {
  const account = await createUser({})
  return { account, browser: await signedInAs(account) }
}

async function editorWithDocument() {
  const { browser } = await signInAtDesk('editor')
  const id = await createDocument(browser)
  return { browser, id, revision: await newestOf(id) }
}

/** Books a consultation; returns its path at the desk. */
async function newestBooking() {
  await bookAndConfirm()
  const row = await env.DB.prepare('SELECT id FROM bookings WHERE cancelled_at IS NULL').first('id')
  return routes.deskBooking.href({ id: String(row) })
}

/** Every form that writes, sent by somebody for whom it has not been sent before. */
export const everyForm: Record<string, () => Promise<ReadyForm>> = {
  'a contact message': async () => ({
    browser: newVisitor(),
    path: routes.contact.href(),
    fields: contactMessage({ email: newAddress() }),
  }),
  'a subscription': async () => ({
    browser: newVisitor(),
    path: routes.newsletter.href(),
    fields: { email: newAddress() },
  }),
  'a subscription confirmed': async () => {
    const { path } = await pendingPath()
    return { browser: newVisitor(), path }
  },
  'a held booking': async () => ({
    browser: newVisitor(),
    path: routes.book.href(),
    fields: bookingFields(),
  }),
  'a booking': async () => {
    const { account, browser } = await member()
    const fields = bookingFields({ email: account.email })
    return { browser, path: routes.book.href(), fields }
  },
  'a booking confirmed': async () => {
    const { confirmToken } = await holdTime()
    return { browser: newVisitor(), path: routes.confirmBooking.href({ token: confirmToken }) }
  },
  'a booking moved': async () => {
    const token = await bookAndConfirm()
    const path = routes.moveBooking.href({ token })
    return { browser: newVisitor(), path, fields: { slot: firstSlot } }
  },
  'a booking cancelled': async () => {
    const token = await bookAndConfirm()
    return { browser: newVisitor(), path: routes.cancelBooking.href({ token }) }
  },
  'a message of a member': async () => {
    const { account, browser } = await member()
    const id = await createThread({ email: account.email })
    return { browser, path: routes.enquiryMessages.href({ id }), fields: { body: 'More of it' } }
  },
  'a market followed': async () => {
    const { browser } = await member()
    return { browser, path: routes.watchedMarket.href({ market: 'kenya' }) }
  },
  'a verification link': async () => {
    const account = await createUser({ unverified: true })
    return { browser: await signedInAs(account), path: routes.resendVerification.href() }
  },
  'a reply': async () => {
    const { browser } = await signInAtDesk('advisor')
    const id = await createThread({ email: newAddress() })
    const fields = { body: 'An answer', last: await newestEntry(id) }
    return { browser, path: routes.deskReplies.href({ id }), fields }
  },
  'an internal note': async () => {
    const { browser } = await signInAtDesk('advisor')
    const id = await createThread()
    return { browser, path: routes.deskNotes.href({ id }), fields: { body: 'A note' } }
  },
  'an enquiry closed': async () => {
    const { browser } = await signInAtDesk('advisor')
    const path = routes.deskThread.href({ id: await createThread() })
    return { browser, path, method: 'PATCH', fields: { status: 'done' } }
  },
  'many enquiries closed': async () => {
    const { browser } = await signInAtDesk('advisor')
    const ids = [await createThread(), await createThread()]
    return { browser, path: routes.bulkThreads.href(), fields: { ids, status: 'done' } }
  },
  'an enquiry snoozed': async () => {
    const { browser } = await signInAtDesk('advisor')
    const path = routes.snoozeThread.href({ id: await createThread() })
    return { browser, path, fields: { until: new Date(Date.now() + 3_600_000).toISOString() } }
  },
  'enquiries merged': async () => {
    const { browser } = await signInAtDesk('advisor')
    const path = routes.threadMerges.href({ id: await createThread() })
    return { browser, path, fields: { into: await createThread() } }
  },
  'enquiries linked': async () => {
    const { browser } = await signInAtDesk('advisor')
    const path = routes.threadLinks.href({ id: await createThread() })
    return { browser, path, fields: { to: await createThread() } }
  },
  'a link of enquiries removed': async () => {
    const { browser } = await signInAtDesk('advisor')
    const [id, other] = [await createThread(), await createThread()]
    await browser.send(routes.threadLinks.href({ id }), { to: other }, { as: 'json' })
    return { browser, path: routes.threadLink.href({ id, other }), method: 'DELETE' }
  },
  'an enquiry begun': async () => {
    const { browser } = await signInAtDesk('advisor')
    const person = { name: 'Amina Otieno', email: newAddress(), service: 'Custom Research' }
    return { browser, path: routes.deskInbox.href(), fields: { ...person, body: 'Hello.' } }
  },
  'a reply taken back': async () => {
    const { browser } = await signInAtDesk('advisor')
    const id = await createThread({ email: newAddress() })
    const fields = { body: 'An answer', last: await newestEntry(id) }
    await browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
    return { browser, path: routes.undoReply.href({ id, reply: await newestEntry(id) }) }
  },
  'a saved reply': async () => {
    const { browser } = await signInAtDesk('advisor')
    return { browser, path: routes.savedReplies.href(), fields: { title: 'Thanks', body: 'Yes.' } }
  },
  'an enquiry erased': async () => {
    const { browser } = await signInAtDesk('owner')
    const path = routes.deskThread.href({ id: await createThread() })
    return { browser, path, method: 'DELETE' }
  },
  'closed days': async () => {
    const { browser } = await signInAtDesk('advisor')
    const fields = { from: '2027-03-01', to: '2027-03-02', reason: 'A holiday' }
    return { browser, path: routes.deskClosures.href(), fields }
  },
  'closed days whose consultations are cancelled': async () => {
    const { browser } = await signInAtDesk('advisor')
    await bookAndConfirm()
    const day = { from: '2027-02-02', to: '2027-02-02', reason: 'A holiday' }
    return { browser, path: routes.deskClosures.href(), fields: { ...day, clashes: 'cancel' } }
  },
  'a day with other hours': async () => {
    const { browser } = await signInAtDesk('advisor')
    const fields = { day: '2027-02-02', label: 'Founders’ day', opens: '', closes: '' }
    return { browser, path: routes.deskHolidays.href(), fields }
  },
  'a list of holidays': async () => {
    const { browser } = await signInAtDesk('advisor')
    return { browser, path: routes.holidayLists.href(), fields: { list: '2027-02-02 A holiday' } }
  },
  'a booking by staff': async () => {
    const { browser } = await signInAtDesk('advisor')
    return { browser, path: routes.deskBookings.href(), fields: bookingFields() }
  },
  'a booking moved at the desk': async () => {
    const { browser } = await signInAtDesk('advisor')
    return { browser, path: await newestBooking(), method: 'PATCH', fields: { slot: firstSlot } }
  },
  'a booking cancelled at the desk': async () => {
    const { browser } = await signInAtDesk('advisor')
    return { browser, path: await newestBooking(), method: 'DELETE' }
  },
  'the hours of a host': async () => {
    const { account, browser } = await signInAtDesk('advisor')
    const path = routes.deskHost.href({ id: account.id })
    return { browser, path, method: 'PUT', fields: { zone: 'Africa/Nairobi', hours: '' } }
  },
  'a document': async () => {
    const { browser } = await signInAtDesk('editor')
    const fields = { kind: 'note', slug: newSlug(), ...usualFields.note() }
    return { browser, path: routes.deskDocuments.href(), fields }
  },
  'a version': async () => {
    const { browser, id, revision } = await editorWithDocument()
    const fields = { base: revision, ...usualFields.note(), title: 'Another title' }
    return { browser, path: routes.documentRevisions.href({ id }), fields }
  },
  'a version that is published at once': async () => {
    const { browser, id, revision } = await editorWithDocument()
    const fields = { base: revision, ...usualFields.note(), title: 'Live', publish: '1' }
    return { browser, path: routes.documentRevisions.href({ id }), fields }
  },
  'a document deleted': async () => {
    const { browser, id } = await editorWithDocument()
    return { browser, path: routes.deskDocument.href({ id }), method: 'DELETE' }
  },
  'a publication': async () => {
    const { browser, id, revision } = await editorWithDocument()
    return { browser, path: routes.documentPublications.href({ id }), fields: { revision } }
  },
  'a document unpublished': async () => {
    const { browser, id } = await editorWithDocument()
    await sendPublication(browser, id)
    return { browser, path: routes.documentWithdrawals.href({ id }) }
  },
  'a preview link': async () => {
    const { browser, id, revision } = await editorWithDocument()
    return { browser, path: routes.documentPreviews.href({ id }), fields: { revision } }
  },
  'a newsletter sent': async () => {
    const { browser } = await signInAtDesk('editor')
    await createSubscriber()
    const { documentId: id, revisionId } = await insertNewsletter()
    return { browser, path: routes.letterSendings.href({ id }), fields: { revision: revisionId } }
  },
  'a newsletter tried': async () => {
    const { browser } = await signInAtDesk('editor')
    const { documentId: id } = await insertNewsletter()
    return { browser, path: routes.letterTests.href({ id }) }
  },
  'an invitation': async () => {
    const { browser } = await signInAtDesk('owner')
    const fields = { email: newAddress(), role: 'advisor' }
    return { browser, path: routes.deskPeople.href(), fields }
  },
  'a market followed by email': async () => ({
    browser: newVisitor(),
    path: routes.follow.href(),
    fields: { email: newAddress(), market: 'kenya' },
  }),
  'a market followed by email, confirmed': async () => {
    const email = newAddress()
    await askToFollow({ email })
    return { browser: newVisitor(), path: await followPathOf(email) }
  },
  'the markets of a follower': async () => {
    const { token } = await followByEmail()
    return {
      browser: newVisitor(),
      path: routes.follower.href({ token }),
      method: 'PUT',
      fields: { markets: ['kenya', 'ghana'], frequency: 'each' },
    }
  },
}
