import { beforeAll, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { registeredRoutes } from '#tests/support/registered-routes.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** What takes data away in bulk that is not public, and the page that links it. */
const bulk: Record<string, string> = {
  [routes.exportData.pattern]: routes.profile.href(),
  [routes.exportFiles.pattern]: routes.profile.href(),
  [routes.deskInboxFile.pattern]: routes.deskInbox.href(),
  [routes.deskSubscribersFile.pattern]: routes.deskSubscribers.href(),
}

/** A file of one thing, for whoever may read that thing or has its secret link. */
const single = [routes.file, routes.bookingCalendar, routes.deskFeed].map(({ pattern }) => pattern)

const isPublic = (path: string) =>
  !/^\/(desk|settings|user|enquiries|rooms|files|book)\b/.test(path)

/** Returns a path of a pattern; a parameter keeps the ending of its file. */
function pathOf(pattern: string): string {
  return pattern.replace(/:\w+\{\[\^\/\]\+\\(\.\w+)\}/g, 'x$1').replace(/:\w+/g, 'x')
}

/** Returns the patterns of all registered files, and of what is saved as one. */
async function downloadsFor(browser: Browser): Promise<string[]> {
  const headers = { ...accepts.inertia, 'X-Inertia-Version': await browser.version() }
  const patterns = registeredRoutes.flatMap(({ method, path }) => (method === 'GET' ? path : []))
  const found: string[] = []
  for (const pattern of new Set(patterns)) {
    const path = pathOf(pattern)
    const response = await browser.visit(path, { headers })
    await response.body?.cancel()
    const isSaved = response.headers.get('Content-Disposition')?.startsWith('attachment')
    if (isSaved || /\.\w+$/.test(path) || pattern === routes.file.pattern) found.push(pattern)
  }
  return found
}

stoppedClock()

let owner: { id: string }

beforeAll(async () => {
  owner = await createUser({ role: 'owner' })
})

test('every download is public, of one thing, or takes data away in bulk', async () => {
  const found = await downloadsFor(await signedInAs(owner, { confirmed: true }))
  const named = [...Object.keys(bulk), ...single]
  expect(found.filter((pattern) => !isPublic(pattern)).toSorted()).toEqual(named.toSorted())
  for (const pattern of found.filter(isPublic)) {
    const response = await newVisitor().visit(pathOf(pattern), { headers: accepts.json })
    await response.body?.cancel()
    expect([200, 302, 404], pattern).toContain(response.status)
  }
})

describe.each(Object.entries(bulk))('threat: an unlocked screen, %s', (path, page) => {
  const unconfirmed = { message: messages.guards.unconfirmed }

  test('asks programs for the confirmed password, also by HEAD', async () => {
    const browser = await signedInAs(owner)
    await expectJson(await browser.visit(path, { headers: accepts.json }), 423, unconfirmed)
    const head = await browser.visit(path, { headers: accepts.json, method: 'HEAD' })
    expect(head.status).toBe(423)
  })

  test('asks people for the password, and leads them back to the link', async () => {
    const browser = await signedInAs(owner)
    const link = { headers: { ...accepts.page, Referer: browser.origin + page } }
    expect(expectRedirect(await browser.visit(path, link), browser)).toBe(
      routes.confirmPassword.href(),
    )
    const confirmed = await browser.send(routes.confirmPassword.href(), { password })
    expect(expectRedirect(confirmed, browser)).toBe(page)
    const { props } = await browser.page(page)
    expect(props).toMatchObject({ status: messages.guards.unsent })
    const response = await browser.visit(path, link)
    await response.body?.cancel()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/)
  })

  test('asks again once the confirmation is too old', async () => {
    const browser = await signedInAs(owner, { confirmed: true })
    // A session ends earlier than that if nobody uses it.
    for (let left = lifetimes.passwordConfirmationSeconds; left > 0; left -= step) {
      later(Math.min(left, step))
      await (await browser.visit(routes.profile.href())).body?.cancel()
    }
    await expectJson(await browser.visit(path, { headers: accepts.json }), 423, unconfirmed)
  })
})

const step = lifetimes.sessionSeconds - 60
