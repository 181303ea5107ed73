import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { delivery } from '#shared/constants.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newAddress, subscribe } from '#tests/support/site/newsletter.ts'

stoppedClock()

beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await env.DB.prepare('DELETE FROM outbox').run()
})

describe('a mail that a Worker took', () => {
  test('is left to it until its lease ends, then sent by another', async () => {
    await subscribe(newAddress())
    const leasedUntil = Date.now() + delivery.leaseSeconds * 1000
    await env.DB.prepare('UPDATE outbox SET leased_until = ?').bind(leasedUntil).run()
    later(delivery.leaseSeconds - 1)
    await runCronBySmtp()
    expect(await smtpPeer.inbox()).toEqual([])
    later(1)
    await runCronBySmtp()
    expect(await smtpPeer.inbox()).toHaveLength(1)
  })

  test('is sent or given back within its lease, even when all before it time out', () => {
    expect(delivery.batch * delivery.timeoutMs).toBeLessThan(delivery.leaseSeconds * 1000)
  })
})
