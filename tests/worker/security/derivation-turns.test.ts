import { createExecutionContext } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '#tests/support/account/accounts.ts'
import { deriveBits } from '#tests/support/quick-passwords.ts'
import { platformWait } from '#tests/support/short-waits.ts'
import worker from '#worker/index.ts'
import { hashPassword } from '#worker/security/password-hash.ts'
import { addressRequester } from '#worker/security/password-queue.ts'

/** Returns the number of rounds before each yield; requests arrive at some of the yields. */
async function roundsBeforeTurns(othersComeAt: number[]): Promise<number[]> {
  const turns: number[] = []
  vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => {
    turns.push(deriveBits.mock.calls.length)
    if (othersComeAt.includes(turns.length)) await visit()
    await platformWait(ms)
  })
  deriveBits.mockClear()
  await hashPassword(
    settings.keyring('password'),
    'quite another passphrase',
    addressRequester('tests'),
  )
  return turns
}

const visit = () =>
  worker.fetch(new Request('https://kilima.test/nowhere'), {} as Env, createExecutionContext())

afterEach(() => {
  vi.mocked(scheduler.wait).mockRestore()
})

describe('a derivation', () => {
  test('gives a turn at least as often as one call could be long', async () => {
    const turns = await roundsBeforeTurns([])
    expect(turns).toEqual([10, 20, 30, 40, 50])
  })

  test('gives one between all rounds from when somebody else came', async () => {
    const turns = await roundsBeforeTurns([2])
    const between = Array.from({ length: 39 }, (_, index) => 21 + index)
    expect(turns).toEqual([10, 20, ...between])
  })
})
