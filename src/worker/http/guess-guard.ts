import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { guessLimit } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { countUp, windowEnd } from '../db/counters.ts'
import { counters as table } from '../db/schema.ts'
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
  const endsAt = windowEnd(guessLimit)
  for (const counter of counters) {
    if ((await countUp(c.var.db, counter.key, guessLimit)) <= counter.limit) continue
    await audit(c, 'guess-limit-reached', c.var.signedIn?.user.id ?? null)
    return { outcome: 'refused', seconds: Math.ceil((endsAt.getTime() - Date.now()) / 1000) }
  }
  const value = await evaluate().catch(async (error) => {
    await Promise.all(counters.map(({ key }) => giveBack(c, key, endsAt)))
    throw error
  })
  if (value === null) return { outcome: 'wrong' }
  const keys = counters.map(({ key }) => eq(table.key, key))
  await c.var.db.delete(table).where(or(...keys))
  return { outcome: 'right', value }
}

async function giveBack(c: Context<AppEnv>, key: string, endsAt: Date): Promise<void> {
  const same = and(eq(table.key, key), eq(table.endsAt, endsAt))
  await c.var.db
    .update(table)
    .set({ count: sql`${table.count} - 1` })
    .where(same)
}

/** What selects every guess at these accounts, of all kinds and devices. */
export async function guessesAt(c: Context<AppEnv>, accounts: string[]) {
  const all = accounts.flatMap((account) => kinds.map((kind) => keyOf(c, { kind, account })))
  const ranges = (await Promise.all(all)).map((key) =>
    // A key with a device goes on after a colon, and `;` is the character after that.
    and(gte(table.key, key), lt(table.key, `${key};`)),
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
