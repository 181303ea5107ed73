import * as z from 'zod/mini'
import { prepared, text } from '#shared/fields.ts'
import { textOf } from '#shared/text.ts'

const optional = prepared((value) => textOf(value), z.string())

/** The form that sends a revision of a newsletter. */
export const sendingSchema = z.object({
  revision: text('revision'),
  /** The slug of a market, to send it only to those who follow it; empty for all. */
  market: optional,
  /** The time from which it is sent, at the office unless it says otherwise; empty for now. */
  from: optional,
})
