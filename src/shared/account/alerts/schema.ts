import * as z from 'zod/mini'
import { choice, prepared } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { alertFrequencies } from './frequencies.ts'

// More than Africa has countries.
const maxMarkets = 100

const slugs = z.array(z.string()).check(z.maxLength(maxMarkets))

/** The slugs of markets, without repetitions; empty if no box was ticked. */
const markets = prepared(
  (value) => value ?? [],
  z.pipe(
    z.unknown().check(z.refine((value) => slugs.safeParse(value).success, messages.in('markets'))),
    z.transform((value) => [...new Set(slugs.parse(value))]),
  ),
)

export const alertsSchema = z.object({
  markets,
  frequency: choice(
    'frequency',
    alertFrequencies.map((code) => ({ code, label: code })),
  ),
})

export type AlertsInput = z.output<typeof alertsSchema>
