import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { column, insertRows, type Row } from '#tests/support/rows.ts'
import worker from '#worker/index.ts'

const user = { id: 'owner', name: 'A', email: 'a@example.com', password_hash: '-', created_at: 0 }
const runCron = () => worker.scheduled({} as ScheduledController, env)
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
  const tables = ['users', 'spent_sign_ins', 'counters', 'newsletter_subscribers', 'outbox']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await insertRows('users', [user])
})

describe('cron forgets', () => {
  test('sessions that have ended', async () => {
    await insertRows('sessions', [
      session('dead', seconds(-1)),
      session('ending', seconds(0)),
      session('live', seconds(1)),
    ])
    await runCron()
    expect(await column('sessions', 'id')).toEqual(['live'])
  })

  test('remember tokens that have ended', async () => {
    const token = (id: string, expires_at: number) => ({ id, user_id: user.id, expires_at })
    await insertRows('remember_tokens', [token('dead', seconds(-1)), token('live', seconds(1))])
    await runCron()
    expect(await column('remember_tokens', 'id')).toEqual(['live'])
  })

  test('reset tokens that have ended', async () => {
    await insertRows('users', [{ ...user, id: 'other', email: 'b@example.com' }])
    const token = (user_id: string, expires_at: number) => ({ user_id, token_hash: '', expires_at })
    await insertRows('reset_tokens', [token('owner', seconds(-1)), token('other', seconds(1))])
    await runCron()
    expect(await column('reset_tokens', 'user_id')).toEqual(['other'])
  })

  test('spent sign-ins whose pending cookie has ended', async () => {
    await insertRows('spent_sign_ins', [
      { id: 'dead', expires_at: seconds(-1) },
      { id: 'live', expires_at: seconds(1) },
    ])
    await runCron()
    expect(await column('spent_sign_ins', 'id')).toEqual(['live'])
  })

  test('counts of a window that is over', async () => {
    await insertRows('counters', [
      { key: 'dead', ends_at: seconds(0), count: 1 },
      { key: 'live', ends_at: seconds(1), count: 1 },
    ])
    await runCron()
    expect(await column('counters', 'key')).toEqual(['live'])
  })

  test('newsletter entries that nobody confirmed in time, never a subscriber', async () => {
    await insertRows('newsletter_subscribers', [
      subscriber('dead', { confirm_expires_at: seconds(-1) }),
      subscriber('pending', { confirm_expires_at: seconds(1) }),
      subscriber('subscribed', { confirm_expires_at: seconds(-1), confirmed_at: 1 }),
    ])
    await runCron()
    expect(await column('newsletter_subscribers', 'email')).toEqual(['pending', 'subscribed'])
  })

  test('mails sent or given up long ago, never one that waits', async () => {
    const old = seconds(-lifetimes.outboxSeconds)
    const recent = seconds(1 - lifetimes.outboxSeconds)
    await insertRows('outbox', [
      mail('dead, old', { created_at: old, dead_at: old }),
      mail('dead, recent', { created_at: recent, dead_at: recent }),
      mail('sent, old', { created_at: old, sent_at: old }),
      mail('sent, recent', { created_at: recent, sent_at: recent }),
      mail('waits', { created_at: old, sealed: '-' }),
    ])
    await runCron()
    expect(await column('outbox', 'id')).toEqual(['dead, recent', 'sent, recent', 'waits'])
  })
})

test('a run keeps up with what a flood has left, and leaves what lives', async () => {
  const total = 1200
  const live = session('live', seconds(60))
  const dead = Array.from({ length: total }, (_, at) => session(`dead-${at}`, seconds(-1)))
  await insertRows('sessions', [...dead, live])
  await runCron()
  expect(await column('sessions', 'id')).toEqual(['live'])
})

test('a run goes on forgetting while no relay is set and mails wait', async () => {
  await insertRows('outbox', [mail('waits', { created_at: 0, sealed: '-', next_attempt_at: 0 })])
  await insertRows('spent_sign_ins', [{ id: 'dead', expires_at: seconds(-1) }])
  await runCron()
  expect(await column('spent_sign_ins', 'id')).toEqual([])
  expect(await column('outbox', 'id')).toEqual(['waits'])
})
