import { z } from 'zod'
import { optionalText, ticked } from '../fields.ts'

export const enableTwoFactorSchema = z.object({ force: ticked })

export const confirmTwoFactorSchema = z.object({ code: optionalText('code') })

export const challengeSchema = z.object({
  code: optionalText('code'),
  recovery_code: optionalText('recovery code'),
})
