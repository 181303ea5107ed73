import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { guessLimit } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { guesses } from '../db/schema.ts'
import { sign } from '../security/signature.ts'
import { audit } from './audit.ts'

/** A secret that can be guessed, and of which account. */
export interface Guess {
  kind: (typeof kinds)[number]
  account: string
  /** A device that is known to the account, and whose guesses are counted apart. */
  device?: string | null
}

const kinds = [
  'login',
  'code',
  'recovery-code',
  'confirm-password',
  'confirm-two-factor',
  'delete-account',
  'current-password',
] as const

/** What came of a guess; a refused one was not evaluated. */
export type Guessed<T> =
  | { outcome: 'right'; value: T }
  | { outcome: 'wrong' }
  | { outcome: 'refused'; seconds: number }

/**
 * Evaluates a guess, null when it is wrong, if its account has any left. It is counted before, by
 * atomic writes: however many come at once, no more than the limit are evaluated. A right one
 * clears the count; one that could not be evaluated, because something failed, is given back.
 */
export async function evaluateGuess<T>(
  c: Context<AppEnv>,
  guess: Guess,
  evaluate: () => Promise<T | null>,
): Promise<Guessed<T>> {
  const counters = await countersOf(c, guess)
  const nowSeconds = Math.floor(Date.now() / 1000)
  const windowStart = nowSeconds - (nowSeconds % guessLimit.seconds)
  for (const counter of counters) {
    if ((await count(c, counter.key, windowStart)) <= counter.limit) continue
    audit(c, 'guess-limit-reached', c.var.signedIn?.user.id ?? null)
    return { outcome: 'refused', seconds: windowStart + guessLimit.seconds - nowSeconds }
  }
  const value = await evaluate().catch(async (error) => {
    await Promise.all(counters.map(({ key }) => giveBack(c, key, windowStart)))
    throw error
  })
  if (value === null) return { outcome: 'wrong' }
  const keys = counters.map(({ key }) => eq(guesses.key, key))
  await c.var.db.delete(guesses).where(or(...keys))
  return { outcome: 'right', value }
}

async function count(c: Context<AppEnv>, key: string, windowStart: number): Promise<number> {
  const row = await c.var.db
    .insert(guesses)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: guesses.key,
      set: {
        count: sql`CASE WHEN ${guesses.windowStart} = ${windowStart} THEN ${guesses.count} + 1 ELSE 1 END`,
        windowStart,
      },
    })
    .returning({ count: guesses.count })
    .get()
  return row.count
}

async function giveBack(c: Context<AppEnv>, key: string, windowStart: number): Promise<void> {
  const same = and(eq(guesses.key, key), eq(guesses.windowStart, windowStart))
  await c.var.db
    .update(guesses)
    .set({ count: sql`${guesses.count} - 1` })
    .where(same)
}

/** What selects every guess at these accounts, of all kinds and devices. */
export async function guessesAt(c: Context<AppEnv>, accounts: string[]) {
  const all = accounts.flatMap((account) => kinds.map((kind) => keyOf(c, { kind, account })))
  const ranges = (await Promise.all(all)).map((key) =>
    // A key with a device goes on after a colon, and `;` is the character after that.
    and(gte(guesses.key, key), lt(guesses.key, `${key};`)),
  )
  return or(...ranges)
}

/** A known device has a count of its own, and all of them together another one. */
async function countersOf(c: Context<AppEnv>, guess: Guess) {
  const key = await keyOf(c, guess)
  if (!guess.device) return [{ key, limit: guessLimit.wrong }]
  return [
    { key: `${key}:${guess.device}`, limit: guessLimit.wrong },
    { key: `${key}:all`, limit: guessLimit.wrongOnDevices },
  ]
}

async function keyOf(c: Context<AppEnv>, { kind, account }: Guess): Promise<string> {
  const [key] = c.var.settings.keyring('guess')
  return `${kind}:${await sign(key, account)}`
}
