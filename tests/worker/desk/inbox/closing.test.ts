import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { bookAndConfirm, cancelBooking, emptyMonday, rowsOf } from '#tests/support/desk/bookings.ts'
import { addEntry } from '#tests/support/desk/threads.ts'

emptyMonday()

async function bookedThread() {
  const token = await bookAndConfirm({ topic: 'Licences' })
  const [thread] = await rowsOf('threads')
  return { token, id: String(thread?.id) }
}

const cancelledStatus = async (token: string) => {
  await cancelBooking(token)
  return (await rowsOf('threads'))[0]?.status
}

describe('the enquiry of a cancelled consultation', () => {
  test('is closed if nothing else waits', async () => {
    const { token } = await bookedThread()
    expect(await cancelledStatus(token)).toBe('done')
  })

  test('is closed if it was booked by an earlier release, which left it open', async () => {
    const { token } = await bookedThread()
    await env.DB.prepare("UPDATE threads SET status = 'open'").run()
    expect(await cancelledStatus(token)).toBe('done')
  })

  test.each(['message', 'reply'] as const)('stays as it is after a %s', async (kind) => {
    const { token, id } = await bookedThread()
    await addEntry(id, { kind, body: 'May we also ask something?' })
    expect(await cancelledStatus(token)).toBe('waiting')
  })

  test('stays as it is while an email is held', async () => {
    const { token, id } = await bookedThread()
    await env.DB.prepare("INSERT INTO held_mails VALUES ('h', ?, 'X', 'Held', 'm', 5)")
      .bind(id)
      .run()
    expect(await cancelledStatus(token)).toBe('waiting')
  })

  test('stays as it is while another consultation is to come', async () => {
    const { token, id } = await bookedThread()
    await env.DB.prepare(
      "INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at) VALUES ('b', 'h', ?, 4e12, 30, '', 1)",
    )
      .bind(id)
      .run()
    expect(await cancelledStatus(token)).toBe('waiting')
  })
})
