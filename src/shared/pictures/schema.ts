import * as z from 'zod/mini'
import { prepared } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'
import { clean, countCodePoints } from '#shared/text.ts'
import { pictureLimits } from './limits.ts'

const alt = prepared(
  (value) => clean(value),
  z.string({ error: () => messages.pictures.alt }).check(
    z.refine((value) => countCodePoints(value) <= pictureLimits.altLength, {
      error: () => messages.pictures.altLength,
    }),
  ),
)

const wrongPoint = { error: () => messages.pictures.focus }

// A form sends text, and a program numbers.
const percent = prepared(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(wrongPoint).check(z.gte(0, wrongPoint), z.lte(100, wrongPoint)),
)

/** The fields of a new picture; its file is no field of the body. */
export const newPictureSchema = z.object({ alt })

/** The fields of a picture that can be changed: its description, and the point that crops keep. */
export const pictureSchema = z.object({ alt, focusX: percent, focusY: percent })

export type PictureForm = z.infer<typeof pictureSchema>
