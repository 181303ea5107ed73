import * as z from 'zod/mini'
import { optionalText, text } from '#shared/fields.ts'

/** The form that sends a revision of a newsletter. */
export const sendingSchema = z.object({
  revision: text('revision'),
  /** The slug of a market, to send it only to those who follow it; empty for all. */
  market: optionalText('market'),
  /** The time from which it is sent, at the office unless it says otherwise; empty for now. */
  from: optionalText('from'),
})
