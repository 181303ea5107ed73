import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { deskPageSize } from '#shared/desk/constants.ts'
import { deskActions } from '#shared/desk/staff/desk-actions.ts'
import { roleWords } from '#shared/desk/staff/roles.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { watchedDatabase } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { column, insertRows, type Row } from '#tests/support/db/rows.ts'
import {
  joinPathOf,
  logPage,
  peoplePage,
  sendInvitation,
  setRole,
  signInAtDesk,
} from '#tests/support/desk/people.ts'

// The trigger uses the clock of the database, which a test cannot stop.
const dayMs = 86_400_000
let loggedCount = 0

const entry = (changes: Row = {}): Row => {
  loggedCount += 1
  const id = `entry-${String(loggedCount).padStart(4, '0')}`
  return { id, actor_id: 'gone', action: 'inbox.exported', target: '', created_at: 0, ...changes }
}

/** Empties the log, after dropping the trigger that prevents it. */
async function emptyLog(): Promise<void> {
  const sql = await env.DB.prepare(
    "SELECT sql FROM sqlite_master WHERE name = 'desk_log_kept'",
  ).first<string>('sql')
  const statements = ['DROP TRIGGER desk_log_kept', 'DELETE FROM desk_log', sql ?? '']
  await env.DB.batch(statements.map((one) => env.DB.prepare(one)))
}

beforeEach(emptyLog)

describe('GET /desk/log', () => {
  stoppedClock()

  test('lists actor, action, target and time, newest first', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const colleague = await createUser({ role: 'advisor', name: 'Wanjiru Kamau' })
    await setRole(browser, { id: colleague.id, role: 'editor' })
    await sendInvitation(browser, { email: 'invited@example.com', role: 'owner' })
    await setRole(browser, { id: colleague.id })
    const { entries, page, pages } = await logPage(browser)
    expect([page, pages]).toEqual([1, 1])
    const texts = entries.map(({ actor, action, target }) => [actor, action, target])
    expect(texts).toEqual([
      [account.name, deskActions['person.removed'], 'Wanjiru Kamau'],
      [account.name, deskActions['person.invited'], `invited@example.com as ${roleWords.owner}`],
      [account.name, deskActions['person.role'], `Wanjiru Kamau: now ${roleWords.editor}`],
    ])
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual(
      ['action', 'actor', 'createdAt', 'id', 'target'].sort(),
    )
    expect(entries[0]?.createdAt).toBe(new Date().toISOString())
  })

  test('names a thread by its reference, not by its person', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const id = crypto.randomUUID()
    const reference = referenceOf(id)
    await insertRows('threads', [
      {
        ...{ id, name: 'Kofi Mensah', email: 'kofi@example.com', company: 'Kofi Ltd' },
        ...{ service: '', status: 'open', created_at: 0, last_at: 0, due_at: 0 },
      },
    ])
    await insertRows('bookings', [
      {
        id: 'b',
        token_hash: 'b',
        thread_id: id,
        starts_at: 0,
        minutes: 30,
        topic: '',
        created_at: 0,
      },
    ])
    const targets: [keyof typeof deskActions, string, string][] = [
      ['thread.answered', id, reference],
      ['thread.noted', id, reference],
      ['thread.changed', id, reference],
      ['thread.erased', id, reference],
      ['held.accepted', id, reference],
      ['held.discarded', id, reference],
      ['booking.cancelled', 'b', reference],
      ['booking.cancelled', id, reference],
      ['inbox.exported', '', 'the inbox'],
      ['closure.added', '2026-12-24 2026-12-26', '24 December 2026 to 26 December 2026'],
      ['closure.removed', '2026-12-24 2026-12-24', '24 December 2026'],
      ['person.joined', 'editor', roleWords.editor],
      ['invitation.withdrawn', 'owner', `somebody as ${roleWords.owner}`],
      [
        'person.invited',
        'editor colleague@example.com',
        `colleague@example.com as ${roleWords.editor}`,
      ],
      ['person.removed', 'unknown', 'a deleted account'],
    ]
    await insertRows(
      'desk_log',
      targets.map(([action, target], at) =>
        entry({ action, target, actor_id: account.id, created_at: Date.now() - at }),
      ),
    )
    const { entries } = await logPage(browser)
    expect(entries.map(({ action, target }) => [action, target])).toEqual(
      targets.map(([action, , words]) => [deskActions[action], words]),
    )
    expect(JSON.stringify(entries)).not.toMatch(/kofi/i)
  })

  test('keeps the actions of a deleted account', async () => {
    const { browser } = await signInAtDesk('owner')
    await insertRows('desk_log', [entry({ created_at: Date.now() })])
    expect((await logPage(browser)).entries[0]?.actor).toBe('A deleted account')
  })

  test('has pages; invalid ones are the first or the last', async () => {
    const { browser } = await signInAtDesk('owner')
    const count = 2 * deskPageSize + 1
    const rows = Array.from({ length: count }, () => entry({ created_at: Date.now() }))
    for (const row of rows) await insertRows('desk_log', [row])
    const newestFirst = rows.map(({ id }) => id).reverse()
    const pageOf = async (query: string) => {
      const { entries, page, pages } = await logPage(browser, query)
      expect(pages).toBe(3)
      const from = (page - 1) * deskPageSize
      expect(entries.map(({ id }) => id)).toEqual(newestFirst.slice(from, from + deskPageSize))
      return page
    }
    expect(await pageOf('')).toBe(1)
    expect(await pageOf('?page=2')).toBe(2)
    expect(await pageOf('?page=3')).toBe(3)
    for (const last of ['4', '99999999999999999999']) expect(await pageOf(`?page=${last}`)).toBe(3)
    for (const page of ['0', '-1', '1.5', 'x', '', '02', '2&page=3']) {
      expect(await pageOf(`?page=${page}`), page).toBe(1)
    }
  })

  test('is one empty page at first', async () => {
    const { browser } = await signInAtDesk('owner')
    expect(await logPage(browser)).toMatchObject({ entries: [], page: 1, pages: 1 })
  })
})

const run = (sql: string) => env.DB.prepare(sql).run()

describe('the log', () => {
  test('cannot be changed', async () => {
    await insertRows('desk_log', [entry(), entry({ created_at: Date.now() })])
    for (const change of ["target = 'x'", "actor_id = 'x'", 'created_at = 0', 'id = id']) {
      await expect(run(`UPDATE desk_log SET ${change}`)).rejects.toThrow('append-only')
    }
  })

  test('keeps rows for two years', async () => {
    const old = Date.now() - lifetimes.deskLogSeconds * 1000
    await insertRows('desk_log', [entry({ id: 'young', created_at: old + dayMs })])
    await expect(run('DELETE FROM desk_log')).rejects.toThrow('append-only')
    await insertRows('desk_log', [entry({ id: 'old', created_at: old - dayMs })])
    await run("DELETE FROM desk_log WHERE id = 'old'")
    expect(await column('desk_log', 'id')).toEqual(['young'])
  })

  test('loses older rows by cron', async () => {
    const old = Date.now() - lifetimes.deskLogSeconds * 1000
    await insertRows('desk_log', [
      entry({ id: 'older', created_at: old - 2 * dayMs }),
      entry({ id: 'younger', created_at: old + dayMs }),
      entry({ id: 'today', created_at: Date.now() }),
    ])
    await runCron()
    expect(await column('desk_log', 'id')).toEqual(['today', 'younger'])
  })
})

describe('a statement of people and log', () => {
  test('finds its rows by an index', async () => {
    const queries = new Set<string>()
    const DB = watchedDatabase((query) => {
      queries.add(query)
      return query
    })
    const invited = await createUser()
    const watched = { DB, OWNER_EMAIL: 'named@example.com' }
    const { browser } = await signInAtDesk('owner', watched)
    await peoplePage(browser)
    await sendInvitation(browser, { email: 'withdrawn@example.com', role: 'editor' })
    const path = '/desk/invitations/withdrawn@example.com'
    await browser.send(path, {}, { as: 'json', method: 'DELETE' })
    await sendInvitation(browser, { email: invited.email, role: 'advisor' })
    const invitedBrowser = await signedInAs(invited, watched)
    await invitedBrowser.send(await joinPathOf(invited.email), {}, { as: 'json' })
    await setRole(browser, { id: invited.id, role: 'editor' })
    await setRole(browser, { id: invited.id })
    await logPage(browser)
    expect(queries.size).toBeGreaterThan(20)
    for (const query of queries) expect(await slowSteps(query), query).toEqual([])
  })
})
