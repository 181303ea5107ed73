import * as z from 'zod/mini'
import { prepared } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { fileLimits } from './limits.ts'

const gone = () => messages.files.gone

/** The ids of files that were sent before, as a list or as one text. */
export const attachedFiles = prepared(
  (value) => idsOf(value),
  z.array(z.string({ error: gone }), { error: gone }).check(
    z.maxLength(fileLimits.perMessage, {
      error: () => messages.files.tooMany(fileLimits.perMessage),
    }),
  ),
)

function idsOf(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return []
  const ids = [value].flat().flatMap((id) => (typeof id === 'string' ? id.split(' ') : id))
  return [...new Set(ids.filter((id) => id !== ''))]
}
