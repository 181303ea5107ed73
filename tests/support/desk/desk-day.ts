import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createThread, inboxPage, newestEntry, threadPage } from './inbox.ts'

/** Does everything that can be done with the inbox in a day; `settings` go to the Worker. */
export async function liveDeskDay(settings: Record<string, unknown> = {}): Promise<void> {
  const owner = await createUser({ role: 'owner' })
  const browser = await signedInAs(owner, { ...settings, confirmed: true })
  const id = await createThread({ market: 'kenya', message: 'A word that is seldom: okapi.' })
  for (const query of listQueries(owner.id)) await inboxPage(browser, query)
  const href = routes.deskThread.href({ id })
  const last = await newestEntry(id)
  await step(browser, routes.deskReplies.href({ id }), { body: 'An answer', last })
  await step(browser, routes.deskNotes.href({ id }), { body: 'A note' })
  await step(browser, href, { status: 'done', assignee: owner.id }, 'PATCH')
  await threadPage(browser, id)
  await (await browser.visit(routes.deskInboxFile.href())).text()
  await step(browser, href, {}, 'DELETE')
}

function listQueries(assignee: string): string[] {
  const filters = ['open', 'waiting', 'done', 'all'].flatMap((status) =>
    ['', 'nobody', assignee].map((one) => `?status=${status}&assignee=${one}`),
  )
  return filters.flatMap((filter) => [filter, `${filter}&q=okapi`, `${filter}&q=word+okapi`])
}

async function step(browser: Browser, path: string, fields: object, method = 'POST') {
  const { status } = await browser.send(path, fields, { as: 'json', method })
  if (status >= 300) throw new Error(`Expected an answer of ${path}, not ${status}`)
}
