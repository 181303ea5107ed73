import * as z from 'zod/mini'
import { text } from '#shared/fields.ts'

/** Which revision of a letter is sent. */
export const sendingSchema = z.object({ revision: text('revision') })
