import type { Feature } from '#worker/app-env.ts'
import { alertsRoutes } from './alerts/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { confirmPasswordRoutes } from './confirm-password/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { enquiriesRoutes } from './enquiries/routes.ts'
import { passkeyEndpointRoutes, passkeyRoutes } from './passkeys/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'

export const accountFeatures: Feature[] = [
  authRoutes,
  dashboardRoutes,
  enquiriesRoutes,
  settingsRoutes,
  alertsRoutes,
  twoFactorRoutes,
  confirmPasswordRoutes,
  passkeyRoutes,
]

/** The routes that need no session. */
export const openAccountFeatures: Feature[] = [passkeyEndpointRoutes]
