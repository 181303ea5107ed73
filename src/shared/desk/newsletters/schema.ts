import * as z from 'zod/mini'
import { text } from '#shared/fields.ts'

/** The form that sends a revision of a newsletter. */
export const sendingSchema = z.object({ revision: text('revision') })
