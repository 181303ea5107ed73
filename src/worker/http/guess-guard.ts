import { and, eq, gte, lt, or } from 'drizzle-orm'
import { guessLimit } from '#shared/constants.ts'
import type { Work } from '../app-env.ts'
import { audit } from '../audit.ts'
import { countUp, giveBack, windowEnd } from '../db/counters.ts'
import { counters as table } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { describeError, log } from '../log.ts'
import { sign } from '../security/signature.ts'

/** A secret that can be guessed, and of which account. */
interface Guess {
  /** The kind of secret that is guessed; each kind has its own count. */
  kind: string
  account: string
  /** A device that is known to the account, and whose guesses are counted apart. */
  device?: string | null
  /** The signed-in account that makes the guess, for the audit log; absent before sign-in. */
  userId?: string
}

/** The result of a guess; a refused guess was not evaluated. */
export type Guessed<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong' }
  | { outcome: 'refused'; seconds: number }

/**
 * Evaluates a guess, null when it is wrong, if its account has any left. It is counted before, by
 * atomic writes: however many come at once, no more than the limit are evaluated. A right one
 * clears the count once the reply is there; one that could not be evaluated, because something
 * failed, is given back.
 */
export async function evaluateGuess<T>(
  work: Work,
  guess: Guess,
  evaluate: () => Promise<T | null>,
): Promise<Guessed<T>> {
  const counters = await countersOf(work, guess)
  const endsAt = windowEnd(guessLimit)
  for (const counter of counters) {
    if ((await countUp(work.db, counter.key, guessLimit)) <= counter.limit) continue
    await audit(work, 'guess-limit-reached', guess.userId ?? null)
    return { outcome: 'refused', seconds: Math.ceil((endsAt.getTime() - Date.now()) / 1000) }
  }
  const value = await evaluate().catch(async (error) => {
    await Promise.all(counters.map(({ key }) => giveBack(work.db, { key, endsAt, amount: 1 })))
    throw error
  })
  if (value === null) return { outcome: 'wrong' }
  work.afterReply(() => forget(work.db, counters))
  return { outcome: 'right', value }
}

/** Nobody waits for it: a count that stays a moment longer only refuses sooner. */
async function forget(db: Database, counters: { key: string }[]): Promise<void> {
  const keys = counters.map(({ key }) => eq(table.key, key))
  try {
    await db.delete(table).where(or(...keys))
  } catch (error) {
    log('guesses-not-forgotten', { error: describeError(error) })
  }
}

/** Returns the condition for all guesses at these accounts, of every kind and device. */
export async function guessesAt(settings: Settings, accounts: string[]) {
  const prefixes = await Promise.all(accounts.map((account) => prefixOf(settings, account)))
  // `;` is the character after the colon that ends a prefix.
  return or(
    ...prefixes.map((prefix) =>
      and(gte(table.key, prefix), lt(table.key, `${prefix.slice(0, -1)};`)),
    ),
  )
}

/** A known device has a count of its own, and all of them together another one. */
async function countersOf({ settings }: Work, { kind, account, device }: Guess) {
  const key = (await prefixOf(settings, account)) + kind
  if (!device) return [{ key, limit: guessLimit.wrong }]
  return [
    { key: `${key}:${device}`, limit: guessLimit.wrong },
    { key: `${key}:all`, limit: guessLimit.wrongOnDevices },
  ]
}

async function prefixOf(settings: Settings, account: string): Promise<string> {
  const [key] = settings.keyring('guess')
  return `guess:${await sign(key, account)}:`
}
