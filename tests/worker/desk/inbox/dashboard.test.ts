import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayAfter } from '#shared/days.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { createThread } from '#tests/support/desk/inbox.ts'
import { officeDayAt, officeInstant } from '#tests/support/office.ts'

stoppedClock()

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM threads').run()
})

const deskOf = async (browser: Browser) =>
  (await browser.props('dashboard', routes.dashboard.href())).desk

async function book(thread: string, startsAt: Date, cancelledAt: number | null = null) {
  await env.DB.prepare(
    "INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at, cancelled_at) VALUES (?1, ?1, ?2, ?3, 30, 'Licences', 1, ?4)",
  )
    .bind(crypto.randomUUID(), thread, startsAt.getTime(), cancelledAt)
    .run()
}

describe('the dashboard of staff', () => {
  test('has what is due first, what is theirs, and what is nobody’s', async () => {
    const account = await createUser({ role: 'advisor' })
    const late = await createThread({ createdAt: new Date(Date.now() - 9e8) })
    const mine = await createThread({ assignee: account.id })
    await createThread({ status: 'done', assignee: account.id })
    const desk = await deskOf(await signedInAs(account))
    expect(desk?.counts).toEqual({ open: 2, late: 1, mine: 1, unassigned: 1 })
    expect(desk?.due.map(({ id }) => id)).toEqual([late, mine])
    expect(desk?.dueReviews).toBeNull()
  })

  test('has today’s consultations at the office, without cancelled ones', async () => {
    const today = officeDayAt(new Date())
    const thread = await createThread({ status: 'waiting' })
    const [first, last] = [officeInstant(today, 0), officeInstant(today, 23 * 60)]
    await book(thread, last)
    await book(thread, first)
    await book(thread, officeInstant(today, 600), 1)
    await book(thread, officeInstant(dayAfter(today, 1), 0))
    const desk = await deskOf(await signedInAs(await createUser({ role: 'advisor' })))
    expect(desk?.consultations).toMatchObject([
      { startsAt: first.toISOString(), thread, name: 'Amina Otieno', topic: 'Licences' },
      { startsAt: last.toISOString() },
    ])
  })

  test('is for staff with a second factor only', async () => {
    expect(await deskOf(await signedInAs(await createUser()))).toBeNull()
    const account = await createUser({ role: 'owner' })
    await env.DB.prepare('UPDATE users SET two_factor_confirmed_at = NULL WHERE id = ?')
      .bind(account.id)
      .run()
    expect(await deskOf(await signedInAs(account))).toBeNull()
  })
})
