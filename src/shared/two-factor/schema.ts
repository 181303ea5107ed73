import { z } from 'zod'
import { optionalSecret, ticked } from '../fields.ts'

export const enableTwoFactorSchema = z.object({ force: ticked })

export const confirmTwoFactorSchema = z.object({ code: optionalSecret('code') })
