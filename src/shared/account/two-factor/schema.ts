import * as z from 'zod/mini'
import { optionalText, ticked } from '#shared/fields.ts'

export const enableTwoFactorSchema = z.object({ force: ticked })

export const confirmTwoFactorSchema = z.object({ code: optionalText('code') })

export const challengeSchema = z.object({
  code: optionalText('code'),
  // Recovery codes are shown in groups, so people may type spaces between them.
  recovery_code: z.pipe(
    optionalText('recovery code'),
    z.transform((code) => code.replace(/\s/g, '')),
  ),
})
