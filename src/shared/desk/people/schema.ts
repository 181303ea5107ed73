import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { roleLabels, roles } from '#shared/desk/staff/roles.ts'
import { choice, email } from '#shared/fields.ts'

const role = choice(
  'role',
  roles.map((code) => ({ code, label: roleLabels[code] })),
)

export const invitationSchema = z.object({ email: email(lengths.accountEmail), role })

export const twoFactorResetSchema = z.object({ email: email(lengths.accountEmail) })

export const roleSchema = z.object({ role })
