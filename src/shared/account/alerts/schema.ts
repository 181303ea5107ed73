import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { choice, email, prepared, text } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { alertFrequencies, followerFrequencies } from './frequencies.ts'

// More than Africa has countries.
const maxMarkets = 100

const slugs = z.array(z.string()).check(z.maxLength(maxMarkets))

/** The slugs of markets, without repetitions; empty if no box was ticked. */
const markets = prepared(
  (value) => value ?? [],
  z.pipe(
    z.unknown().check(
      z.refine((value) => slugs.safeParse(value).success, {
        error: () => messages.in('markets'),
      }),
    ),
    z.transform((value) => [...new Set(slugs.parse(value))]),
  ),
)

const frequencyOf = <Code extends string>(codes: readonly Code[]) =>
  choice(
    'frequency',
    codes.map((code) => ({ code, label: code })),
  )

export const alertsSchema = z.object({ markets, frequency: frequencyOf(alertFrequencies) })

export type AlertsInput = z.output<typeof alertsSchema>

/** The fields with which a visitor follows a market. */
export const followSchema = z.object({
  email: email(lengths.newsletterEmail),
  market: text('market'),
})

/** The fields with which somebody without an account changes what they follow. */
export const followerSchema = z.object({ markets, frequency: frequencyOf(followerFrequencies) })

export type FollowerInput = z.output<typeof followerSchema>
