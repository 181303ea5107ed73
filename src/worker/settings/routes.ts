import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { ownPasswordSchema, passwordSchema, profileSchema } from '#shared/settings/schema.ts'
import type { AppEnv } from '../app-env.ts'
import { signedIn } from '../auth/guards.ts'
import { form } from '../http/form.ts'
import { page, sameVersion } from '../http/page.ts'
import { redirect } from '../http/reply.ts'
import { throttle } from '../http/throttle.ts'
import { changePassword, refusePasswordChange } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { exportData } from './export-data.ts'
import { findSessions } from './sessions.ts'
import { updateProfile } from './update-profile.ts'

/** What a person can change about their own account. */
export const settingsRoutes = new Hono<AppEnv>()
  .get(routes.settings.path, signedIn, (c) => redirect(c, routes.profile.href()))
  .get(routes.profile.path, signedIn, sameVersion, (c) =>
    page(c, 'settings/profile', { mustVerifyEmail: true, status: c.var.flash.status }),
  )
  .patch(
    routes.profile.path,
    signedIn,
    throttle('updateProfile', { field: 'email', by: 'user' }),
    form(profileSchema),
    (c) => updateProfile(c, c.req.valid('json')),
  )
  .delete(routes.profile.path, signedIn, form(ownPasswordSchema), (c) =>
    deleteAccount(c, c.req.valid('json').password),
  )
  .get(routes.password.path, signedIn, sameVersion, (c) => page(c, 'settings/password', {}))
  .put(
    routes.password.path,
    signedIn,
    throttle('updatePassword', { field: 'current_password', by: 'user' }),
    form(passwordSchema, { refused: refusePasswordChange }),
    (c) => changePassword(c, c.req.valid('json')),
  )
  .get(routes.appearance.path, signedIn, sameVersion, (c) => page(c, 'settings/appearance', {}))
  .get(routes.sessions.path, signedIn, sameVersion, (c) =>
    page(c, 'settings/sessions', { sessions: () => findSessions(c) }),
  )
  .delete(routes.sessions.path, signedIn, form(ownPasswordSchema), (c) =>
    endOtherSessions(c, c.req.valid('json').password),
  )
  .delete(routes.session.path, signedIn, (c) => endSession(c, c.req.param('id')))
  .get(routes.exportData.path, signedIn, exportData)
