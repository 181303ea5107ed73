import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { createUser, settings } from '#tests/support/account/accounts.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { column, insertRows, type Row } from '#tests/support/db/rows.ts'
import { createThread } from '#tests/support/desk/threads.ts'

const user = { id: 'owner', name: 'A', email: 'a@example.com', password_hash: '-', created_at: 0 }
const seconds = (count: number) => Date.now() + count * 1000

const session = (id: string, expiresAt: number) => ({
  id,
  user_id: user.id,
  created_at: 0,
  last_seen_at: 0,
  expires_at: expiresAt,
  address: '',
  agent: '',
})

const subscriber = (email: string, changes: Row) => ({
  email,
  confirm_hash: `c-${email}`,
  unsubscribe_sealed: '-',
  unsubscribe_hash: `u-${email}`,
  created_at: 0,
  ...changes,
})

const mail = (id: string, changes: Row) => ({
  id,
  next_attempt_at: seconds(lifetimes.outboxSeconds),
  ...changes,
})

stoppedClock()

beforeEach(async () => {
  const ofAccounts = ['users', 'spent_sign_ins', 'counters', 'newsletter_subscribers', 'outbox']
  const tables = [...ofAccounts, 'threads', 'invitations']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await insertRows('users', [user])
})

describe('cron deletes', () => {
  test('expired sessions', async () => {
    await insertRows('sessions', [
      session('dead', seconds(-1)),
      session('ending', seconds(0)),
      session('live', seconds(1)),
    ])
    await runCron()
    expect(await column('sessions', 'id')).toEqual(['live'])
  })

  test('drafts of the desk that nobody has continued', async () => {
    const draft = (document_id: string, age: number) => ({
      ...{ user_id: user.id, kind: 'note', document_id, base: '', fields: '{}' },
      saved_at: seconds(-age),
    })
    await insertRows('drafts', [
      draft('old', lifetimes.draftSeconds),
      draft('recent', lifetimes.draftSeconds - 1),
    ])
    await runCron()
    expect(await column('drafts', 'document_id')).toEqual(['recent'])
    await env.DB.prepare('DELETE FROM users').run()
    expect(await column('drafts', 'document_id')).toEqual([])
  })

  test('expired remember tokens', async () => {
    const token = (id: string, expires_at: number) => ({ id, user_id: user.id, expires_at })
    await insertRows('remember_tokens', [token('dead', seconds(-1)), token('live', seconds(1))])
    await runCron()
    expect(await column('remember_tokens', 'id')).toEqual(['live'])
  })

  test('expired reset tokens', async () => {
    await insertRows('users', [{ ...user, id: 'other', email: 'b@example.com' }])
    const token = (user_id: string, expires_at: number) => ({ user_id, token_hash: '', expires_at })
    await insertRows('reset_tokens', [token('owner', seconds(-1)), token('other', seconds(1))])
    await runCron()
    expect(await column('reset_tokens', 'user_id')).toEqual(['other'])
  })

  test('spent sign-ins whose pending cookie has expired', async () => {
    await insertRows('spent_sign_ins', [
      { id: 'dead', expires_at: seconds(-1) },
      { id: 'live', expires_at: seconds(1) },
    ])
    await runCron()
    expect(await column('spent_sign_ins', 'id')).toEqual(['live'])
  })

  test('counters of a past window', async () => {
    await insertRows('counters', [
      { key: 'dead', ends_at: seconds(0), count: 1 },
      { key: 'live', ends_at: seconds(1), count: 1 },
    ])
    await runCron()
    expect(await column('counters', 'key')).toEqual(['live'])
  })

  test('unconfirmed newsletter sign-ups, never a subscriber', async () => {
    await insertRows('newsletter_subscribers', [
      subscriber('dead', { confirm_expires_at: seconds(-1) }),
      subscriber('pending', { confirm_expires_at: seconds(1) }),
      subscriber('subscribed', { confirm_expires_at: seconds(-1), confirmed_at: 1 }),
    ])
    await runCron()
    expect(await column('newsletter_subscribers', 'email')).toEqual(['pending', 'subscribed'])
  })

  test('emails that were sent or given up long ago, never one that waits', async () => {
    const old = seconds(-lifetimes.outboxSeconds)
    const recent = seconds(1 - lifetimes.outboxSeconds)
    await insertRows('outbox', [
      mail('dead, old', { created_at: old, dead_at: old }),
      mail('dead, recent', { created_at: recent, dead_at: recent }),
      mail('dead, written long before', { created_at: old, dead_at: recent, sealed: '-' }),
      mail('sent, old', { created_at: old, sent_at: old }),
      mail('sent, recent', { created_at: recent, sent_at: recent }),
      mail('waits', { created_at: old, sealed: '-' }),
    ])
    await runCron()
    const expectedIds = ['dead, recent', 'dead, written long before', 'sent, recent', 'waits']
    expect(await column('outbox', 'id')).toEqual(expectedIds)
    expect(await column('outbox', 'sealed')).toEqual([null, null, '-', '-'])
  })
})

const dayMs = 86_400_000
const ago = (days: number, ms = 0) => new Date(Date.now() - days * dayMs + ms)
const { contactRetentionDays, bookingRetentionDays } = settings
const email = 'writer@example.com'
const tablesOfThreads = ['thread_entries', 'thread_words', 'held_mails', 'bookings']

/**
 * Creates a thread with everything that can belong to one; its newest message has the given time.
 */
async function wholeThread(id: string, lastAt: Date, booking: Row = {}) {
  await createThread({ id, email, at: lastAt, lastAt })
  await insertRows('thread_words', [{ thread_id: id, word: 'kenya' }])
  await insertRows('held_mails', [
    { id: `held-${id}`, thread_id: id, sender: '', body: '', message_id: '', created_at: 0 },
  ])
  await insertRows('bookings', [
    {
      ...{ id: `booking-${id}`, token_hash: id, thread_id: id, minutes: 30, topic: '' },
      ...{ starts_at: Date.now() - dayMs, created_at: 0, ...booking },
    },
  ])
  await insertRows('booking_cells', [
    { starts_at: lastAt.getTime(), seat: 1, booking_id: `booking-${id}` },
  ])
}

describe('cron deletes at the desk', () => {
  test('threads whose newest message is too old, with everything that belongs to them', async () => {
    await wholeThread('old', ago(contactRetentionDays))
    await wholeThread('kept', ago(contactRetentionDays, 1))
    await runCron()
    expect(await column('threads', 'id')).toEqual(['kept'])
    for (const table of tablesOfThreads)
      expect(await column(table, 'thread_id'), table).toEqual(['kept'])
    expect(await column('booking_cells', 'booking_id')).toEqual(['booking-kept'])
    const counts = env.DB.prepare("SELECT count FROM thread_counts WHERE status = 'open'")
    expect(await counts.first('count')).toBe(1)
  })

  test('threads by their newest message, not by their first', async () => {
    const openedAt = ago(2 * contactRetentionDays)
    await createThread({ id: 'old but alive', email, at: openedAt, lastAt: ago(1) })
    await runCron()
    expect(await column('threads', 'id')).toEqual(['old but alive'])
  })

  test('threads after the configured number of days', async () => {
    await createThread({ id: 'short', email, at: ago(7) })
    await createThread({ id: 'long', email, at: ago(7, 1) })
    await runCron({ CONTACT_RETENTION_DAYS: '7' })
    expect(await column('threads', 'id')).toEqual(['long'])
  })

  test('no thread with an upcoming consultation, unless it was cancelled', async () => {
    const old = ago(contactRetentionDays)
    const starts_at = Date.now() + dayMs
    await wholeThread('awaited', old, { starts_at })
    await wholeThread('cancelled', new Date(old.getTime() - 1), { starts_at, cancelled_at: 1 })
    await runCron()
    expect(await column('threads', 'id')).toEqual(['awaited'])
    expect(await column('bookings', 'id')).toEqual(['booking-awaited'])
    expect(await column('booking_cells', 'booking_id')).toEqual(['booking-awaited'])
    vi.setSystemTime(starts_at)
    await runCron()
    expect(await column('threads', 'id')).toEqual([])
    expect(await column('bookings', 'id')).toEqual([])
  })

  test('the emails of a deleted thread, whatever their state, and no others', async () => {
    await createThread({ id: 'old', email, at: ago(contactRetentionDays) })
    await createThread({ id: 'kept', email })
    const replyMail = (id: string, changes: Row) => mail(id, { created_at: Date.now(), ...changes })
    await insertRows('outbox', [
      replyMail('waits', { about: 'old', sealed: '-' }),
      replyMail('sent', { about: 'old', sent_at: 1 }),
      replyMail('dead', { about: 'old', dead_at: 1, sealed: '-' }),
      replyMail('of another', { about: 'kept', sealed: '-' }),
      replyMail('of none', { sealed: '-' }),
    ])
    await runCron()
    expect(await column('outbox', 'id')).toEqual(['of another', 'of none'])
  })

  test('the emails of many threads, in rounds', async () => {
    const total = 1200
    const rows = Array.from({ length: total }, (_, index) => ({
      ...{ id: `t-${index}`, name: '', email, company: '', service: '', status: 'done' },
      ...{ created_at: 0, last_at: index % 7, due_at: 0 },
    }))
    await insertRows('threads', rows)
    await insertRows(
      'outbox',
      rows.map(({ id }) => mail(`m-${id}`, { about: id, sealed: '-', created_at: Date.now() })),
    )
    await runCron()
    expect(await column('threads', 'id')).toEqual([])
    expect(await column('outbox', 'id')).toEqual([])
  })

  test('old bookings, but not their thread', async () => {
    await createThread({ id: 'kept', email })
    const booking = (id: string, starts: Date) => ({
      ...{ id, token_hash: id, thread_id: 'kept', minutes: 30, topic: '', created_at: 0 },
      starts_at: starts.getTime(),
    })
    await insertRows('bookings', [
      booking('old', ago(bookingRetentionDays)),
      booking('recent', ago(bookingRetentionDays, 1)),
    ])
    await insertRows('booking_cells', [
      { starts_at: 1, seat: 1, booking_id: 'old' },
      { starts_at: 2, seat: 1, booking_id: 'recent' },
    ])
    await runCron()
    expect(await column('bookings', 'id')).toEqual(['recent'])
    expect(await column('booking_cells', 'booking_id')).toEqual(['recent'])
    expect(await column('threads', 'id')).toEqual(['kept'])
    await runCron({ BOOKING_RETENTION_DAYS: '7' })
    expect(await column('bookings', 'id')).toEqual([])
  })

  test('expired invitations', async () => {
    const { id: invited_by } = await createUser({ role: 'owner' })
    const invitation = (email: string, expires_at: number) => ({
      ...{ email, role: 'advisor', token_hash: email, invited_by, created_at: 0 },
      expires_at,
    })
    await insertRows('invitations', [
      invitation('dead', seconds(0)),
      invitation('live', seconds(1)),
    ])
    await runCron()
    expect(await column('invitations', 'email')).toEqual(['live'])
  })

  test('log entries after two years and a day, not before', async () => {
    const { deskLogSeconds } = lifetimes
    const entry = (id: string, created_at: number) => ({
      ...{ id, actor_id: 'x', action: 'thread.noted', target: 'y' },
      created_at,
    })
    await insertRows('desk_log', [
      entry('old', seconds(-deskLogSeconds) - dayMs),
      entry('recent', seconds(-deskLogSeconds) - dayMs + 1),
      entry('new', Date.now()),
    ])
    await runCron()
    expect(await column('desk_log', 'id')).toEqual(['new', 'recent'])
  })

  test('the text of a reply that failed, but not the failure', async () => {
    const created_at = seconds(-lifetimes.outboxSeconds)
    await createThread({ id: 'kept', email, entries: [{ kind: 'reply', mailId: 'told' }] })
    const dead = { created_at, dead_at: 1, sealed: '-', failure: '550' }
    await insertRows('outbox', [
      mail('told', { ...dead, about: 'kept' }),
      mail('young', { ...dead, created_at: created_at + 1 }),
      mail('untold', dead),
    ])
    await runCron()
    const { results } = await env.DB.prepare('SELECT id, sealed FROM outbox ORDER BY id').all()
    expect(results).toEqual([
      { id: 'told', sealed: null },
      { id: 'young', sealed: '-' },
    ])
    await env.DB.prepare('DELETE FROM threads').run()
    await runCron()
    expect(await column('outbox', 'id')).toEqual(['young'])
  })
})

test('cron uses an index to find threads', async () => {
  const { queries, ...watched } = watchedQueries()
  await runCron(watched)
  const threadQueries = [...queries].filter((query) =>
    /"(threads|bookings|desk_log|invitations)"/.test(query),
  )
  expect(threadQueries.length).toBeGreaterThanOrEqual(5)
  for (const query of threadQueries) expect(await slowSteps(query), query).toEqual([])
})

test('a run keeps up with a flood and keeps current rows', async () => {
  const total = 1200
  const live = session('live', seconds(60))
  const dead = Array.from({ length: total }, (_, index) => session(`dead-${index}`, seconds(-1)))
  await insertRows('sessions', [...dead, live])
  await runCron()
  expect(await column('sessions', 'id')).toEqual(['live'])
})

test('a run continues to delete while no relay is set and emails wait', async () => {
  await insertRows('outbox', [mail('waits', { created_at: 0, sealed: '-', next_attempt_at: 0 })])
  await insertRows('spent_sign_ins', [{ id: 'dead', expires_at: seconds(-1) }])
  await runCron()
  expect(await column('spent_sign_ins', 'id')).toEqual([])
  expect(await column('outbox', 'id')).toEqual(['waits'])
})
