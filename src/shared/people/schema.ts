import * as z from 'zod/mini'
import { lengths } from '../constants.ts'
import { roleLabels, roles } from '../desk/roles.ts'
import { choice, email } from '../fields.ts'

const role = choice(
  'role',
  roles.map((code) => ({ code, label: roleLabels[code] })),
)

export const invitationSchema = z.object({ email: email(lengths.accountEmail), role })

export const roleSchema = z.object({ role })
