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
  device?: string
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

/**
 * Counts a guess before it is evaluated, by one atomic write, and gives the seconds to wait:
 * 0 when it may be evaluated. However many come at once, no more than the limit are let through.
 */
export async function countGuess(c: Context<AppEnv>, guess: Guess): Promise<number> {
  const nowSeconds = Math.floor(Date.now() / 1000)
  const windowStart = nowSeconds - (nowSeconds % guessLimit.seconds)
  const row = await c.var.db
    .insert(guesses)
    .values({ key: await keyOf(c, guess), windowStart, count: 1 })
    .onConflictDoUpdate({
      target: guesses.key,
      set: {
        count: sql`CASE WHEN ${guesses.windowStart} = ${windowStart} THEN ${guesses.count} + 1 ELSE 1 END`,
        windowStart,
      },
    })
    .returning({ count: guesses.count })
    .get()
  if (row.count <= guessLimit.wrong) return 0
  audit(c, 'guess-limit-reached', c.var.signedIn?.user.id ?? null)
  return windowStart + guessLimit.seconds - nowSeconds
}

/** Forgets the wrong guesses after a right one. */
export async function clearGuesses(c: Context<AppEnv>, guess: Guess): Promise<void> {
  await c.var.db.delete(guesses).where(eq(guesses.key, await keyOf(c, guess)))
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

async function keyOf(c: Context<AppEnv>, { kind, account, device }: Guess): Promise<string> {
  const [key] = c.var.settings.keyring('guess')
  const guess = `${kind}:${await sign(key, account)}`
  return device ? `${guess}:${device}` : guess
}
