import { type Context, Hono } from 'hono'
import {
  ownPasswordSchema,
  passwordSchema,
  profileSchema,
} from '#shared/account/settings/schema.ts'
import { offeredLocale, offeredLocales } from '#shared/locales.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import { checkOwnPassword } from '#worker/account/auth/authenticate.ts'
import {
  factorConfirmed,
  passwordConfirmed,
  refuseSignedOut,
  signedIn,
} from '#worker/account/auth/guards.ts'
import type { AppEnv, Flash } from '#worker/app-env.ts'
import { dropCookie } from '#worker/http/cookies.ts'
import { type FieldMessages, form, refuseForm } from '#worker/http/form.ts'
import type { Guessed } from '#worker/http/guess-guard.ts'
import { dropSession, startSession } from '#worker/http/new-session.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done, redirect, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { endOtherSessions, endSession, findSessions } from './sessions.ts'
import { updateProfile } from './update-profile.ts'

const profilePage = routes.profile.href()
const sessionsPage = { ownPage: routes.sessions.href() }

export const settingsRoutes = new Hono<AppEnv>()
  .get(routes.settings.path, signedIn, (c) => redirect(c, profilePage))
  .get(routes.profile.path, signedIn, sameVersion, (c) =>
    page(c, 'settings/profile', {
      mustVerifyEmail: true,
      status: c.var.flash.status,
      mailLocale: offeredLocale(getSignedIn(c).user.locale),
      locales: [...offeredLocales],
      retention: {
        enquiryDays: c.var.settings.contactRetentionDays,
        consultationDays: c.var.settings.bookingRetentionDays,
      },
    }),
  )
  .patch(
    routes.profile.path,
    signedIn,
    throttle('updateProfile', { field: 'email', by: 'user' }),
    form(profileSchema),
    async (c) => {
      const { outcome } = await updateProfile(c.var, getSignedIn(c), c.req.valid('json'))
      if (outcome === 'ended') return refuseSignedOut(c)
      if (outcome === 'taken') {
        return refuseForm(c, { email: [messages.auth.emailTaken] }, { ownPage: profilePage })
      }
      const status = statusCodes.verificationLinkSent
      return reply(c, {
        page: () => redirect(c, profilePage, outcome === 'email-changed' ? { status } : undefined),
        json: () => c.body(null, 204),
      })
    },
  )
  .delete(routes.profile.path, signedIn, factorConfirmed, form(ownPasswordSchema), async (c) => {
    const actor = getSignedIn(c)
    const guess = { kind: 'delete-account', password: c.req.valid('json').password }
    const check = await checkOwnPassword(c.var, actor.user, guess)
    if (check.outcome !== 'right') return refusePassword(c, check)
    const { outcome } = await deleteAccount(c.var, actor)
    if (outcome === 'ended') return refuseSignedOut(c)
    if (outcome === 'last-owner') return refuseForm(c, { password: [messages.desk.ownerNeeded] })
    const status = messages.account.deleted
    return signOut(c, routes.home.href(), { status, statusCode: 'account-deleted' })
  })
  .get(routes.password.path, signedIn, sameVersion, (c) => page(c, 'settings/password', {}))
  .put(
    routes.password.path,
    signedIn,
    throttle('updatePassword', { field: 'current_password', by: 'user' }),
    form(passwordSchema, refusePasswordChange),
    async (c) => {
      const { current_password: current, password } = c.req.valid('json')
      const refusal = await refuseWrongPassword(c, current, {})
      if (refusal) return refusal
      const actor = getSignedIn(c)
      const result = await changePassword(c.var, actor, password)
      if (result.outcome === 'ended') return refuseSignedOut(c)
      if (result.outcome === 'breached')
        return refuseForm(c, { password: [messages.password.breached] })
      dropCookie(c, 'remember')
      await startSession(c, result.session, actor.user)
      return done(c, { ownPage: routes.password.href() })
    },
  )
  .get(routes.appearance.path, signedIn, sameVersion, (c) => page(c, 'settings/appearance', {}))
  .get(routes.sessions.path, signedIn, sameVersion, (c) =>
    page(c, 'settings/sessions', { sessions: () => findSessions(c.var.db, getSignedIn(c)) }),
  )
  .delete(routes.sessions.path, signedIn, form(ownPasswordSchema), async (c) => {
    const { password } = c.req.valid('json')
    const result = await endOtherSessions(c.var, getSignedIn(c), password)
    return result.outcome === 'right'
      ? respondSessionEnded(c)
      : refusePassword(c, result, sessionsPage)
  })
  .delete(routes.session.path, signedIn, async (c) => {
    const actor = getSignedIn(c)
    const id = c.req.param('id')
    await endSession(c.var, actor, id)
    return id === actor.session.signInId ? signOut(c, routes.login.href()) : respondSessionEnded(c)
  })
  .get(routes.exportData.path, signedIn, passwordConfirmed, async (c) => {
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return c.json(await exportData(c.var.db, getSignedIn(c)))
  })
  .get(
    routes.exportFiles.path,
    signedIn,
    passwordConfirmed,
    throttle('exportFiles', { field: 'throttle', by: 'user' }),
    async (c) => {
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
        'X-Robots-Tag': 'noindex',
      }
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const { exportFiles } = await import('./export-files.ts')
      return c.body(await exportFiles(c.var, getSignedIn(c)), 200, headers)
    },
  )

/** Replies after a session was ended; all remembered devices were forgotten, this one too. */
function respondSessionEnded(c: Context<AppEnv>): Promise<Response> {
  dropCookie(c, 'remember')
  return done(c, { ownPage: sessionsPage.ownPage })
}

async function signOut(c: Context<AppEnv>, to: string, flash?: Partial<Flash>): Promise<Response> {
  await dropSession(c)
  return reply(c, {
    page: () => redirect(c, to, flash && { ...flash, clearHistory: true }),
    json: () => c.body(null, 204),
  })
}

function refusePassword(
  c: Context<AppEnv>,
  check: Exclude<Guessed<true>, { outcome: 'right' }>,
  options: { ownPage?: string } = {},
): Promise<Response> {
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'password', seconds: check.seconds })
  }
  return refuseForm(c, { password: [messages.password.incorrect] }, options)
}

async function refusePasswordChange(c: Context<AppEnv>, errors: FieldMessages): Promise<Response> {
  const { current_password: current } = await c.req.json()
  const isFilled = typeof current === 'string' && current !== ''
  const refusal = isFilled ? await refuseWrongPassword(c, current, errors) : null
  return refusal ?? refuseForm(c, errors)
}

async function refuseWrongPassword(
  c: Context<AppEnv>,
  password: string,
  errors: FieldMessages,
): Promise<Response | null> {
  const guess = { kind: 'current-password', password }
  const check = await checkOwnPassword(c.var, getSignedIn(c).user, guess)
  if (check.outcome === 'right') return null
  if (check.outcome === 'refused') {
    return refuseThrottled(c, { field: 'current_password', seconds: check.seconds })
  }
  return refuseForm(c, { current_password: [messages.password.incorrect], ...errors })
}
