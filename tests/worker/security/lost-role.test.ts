import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { sendDocument } from '#tests/support/desk/desk-documents.ts'
import { insertRevision, seedShipped, usualFields } from '#tests/support/desk/documents.ts'
import { createThread, newestEntry } from '#tests/support/desk/inbox.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { replacing } from '#tests/support/replacing.ts'
import {
  closures,
  documents,
  publications,
  threadEntries,
  threads,
  users,
} from '#worker/db/schema.ts'

/** Creates staff whose role changes just before their request is stored. */
async function overtaken(role: Role, becomes: Role | null) {
  let id = ''
  const DB = interruptedDatabase(async () => {
    await db.update(users).set({ role: becomes }).where(eq(users.id, id))
  })
  const { account, browser } = await signInAtDesk(role, { DB })
  id = account.id
  return { account, browser }
}

type Attempt = (browser: Browser) => Promise<Response>

const reply: Attempt = async (browser) => {
  const id = await createThread()
  const fields = { body: 'An answer', last: await newestEntry(id) }
  return browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' })
}

const note: Attempt = async (browser) =>
  browser.send(routes.deskNotes.href({ id: await createThread() }), { body: 'A' }, { as: 'json' })

const change: Attempt = async (browser) => {
  const path = routes.deskThread.href({ id: await createThread() })
  return browser.send(path, { status: 'done' }, { as: 'json', method: 'PATCH' })
}

const erasure: Attempt = async (browser) => {
  const path = routes.deskThread.href({ id: await createThread() })
  return browser.send(path, {}, { as: 'json', method: 'DELETE' })
}

const closure: Attempt = (browser) => {
  const days = { from: '2027-03-20', to: '2027-03-22', reason: 'Idd' }
  return browser.send(routes.deskClosures.href(), days, { as: 'json' })
}

const draft: Attempt = (browser) => sendDocument(browser, { slug: 'of-nobody' })

const revision: Attempt = async (browser) => {
  const { documentId, revisionId } = await insertRevision({ kind: 'note', slug: 'revised-late' })
  const path = routes.documentRevisions.href({ id: documentId })
  return browser.send(path, { base: revisionId, ...usualFields.note() }, { as: 'json' })
}

const publication: Attempt = async (browser) => {
  const { documentId, revisionId } = await insertRevision({ kind: 'note', slug: 'published-late' })
  const path = routes.documentPublications.href({ id: documentId })
  return browser.send(path, { revision: revisionId }, { as: 'json' })
}

const counted = [closures, documents, publications, threadEntries, threads]
const countRows = () => Promise.all(counted.map((table) => db.$count(table)))

beforeAll(() => seedShipped())

describe('a request of somebody whose role is taken meanwhile', () => {
  test.each<[string, Role, Role | null, Attempt]>([
    ['answers nobody', 'advisor', null, reply],
    ['leaves no note', 'advisor', null, note],
    ['changes no thread', 'advisor', null, change],
    ['closes no day', 'advisor', null, closure],
    ['erases no thread', 'owner', 'editor', erasure],
    ['begins no document', 'editor', 'advisor', draft],
    ['revises no document', 'editor', null, revision],
    ['publishes nothing', 'editor', 'advisor', publication],
  ])('%s', async (_, role, becomes, attempt) => {
    const { account, browser } = await overtaken(role, becomes)
    let before: number[] = []
    const send: Browser['send'] = async (...sent) => {
      before = await countRows()
      return browser.send(...sent)
    }
    const { status } = await attempt(replacing(browser, { send }))
    expect([status, await countRows()]).toEqual([404, before])
    expect(await loggedActions(account)).toEqual([])
  })

  test('goes on where the role only rises', async () => {
    const { account, browser } = await overtaken('advisor', 'editor')
    expect((await note(browser)).status).toBe(201)
    expect(await loggedActions(account)).toEqual([expect.stringContaining('thread.noted')])
  })
})
