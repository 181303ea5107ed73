import type { LazyFeature } from '#worker/app-env.ts'

/** The features of accounts, in the order in which their routes are matched. */
export const accountFeatures: LazyFeature[] = [
  {
    paths: ['/login', '/logout', '/register', '/forgot-password', '/reset-password', '/email'],
    load: async () => (await import('./auth/routes.ts')).authRoutes,
  },
  {
    paths: ['/dashboard'],
    load: async () => (await import('./dashboard/routes.ts')).dashboardRoutes,
  },
  {
    paths: ['/enquiries'],
    load: async () => (await import('./enquiries/routes.ts')).enquiriesRoutes,
  },
  {
    paths: ['/rooms'],
    load: async () => (await import('./rooms/routes.ts')).roomRoutes,
  },
  {
    paths: ['/files'],
    load: async () => (await import('./files/routes.ts')).filesRoutes,
  },
  {
    paths: ['/settings'],
    load: async () => (await import('./settings/routes.ts')).settingsRoutes,
  },
  {
    paths: ['/settings/alerts', '/alerts'],
    load: async () => (await import('./alerts/routes.ts')).alertsRoutes,
  },
  {
    paths: ['/alerts'],
    load: async () => (await import('./alerts/follower-routes.ts')).followerRoutes,
  },
  {
    paths: ['/settings/two-factor', '/two-factor-challenge', '/user'],
    load: async () => (await import('./two-factor/routes.ts')).twoFactorRoutes,
  },
  {
    paths: ['/user/confirm-password', '/user/confirmed-password-status'],
    load: async () => (await import('./confirm-password/routes.ts')).confirmPasswordRoutes,
  },
  {
    paths: ['/settings/passkeys', '/passkeys', '/user/passkeys'],
    load: async () => (await import('./passkeys/routes.ts')).passkeyRoutes,
  },
]

/** The features that need no session. */
export const openAccountFeatures: LazyFeature[] = [
  {
    paths: ['/.well-known/passkey-endpoints'],
    load: async () => (await import('./passkeys/routes.ts')).passkeyEndpointRoutes,
  },
]
