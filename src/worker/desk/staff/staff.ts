import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Role, reaches } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import { hasSecondFactor } from '#worker/account/auth/second-factor.ts'
import type { AppEnv } from '#worker/app-env.ts'
import type { UserRow } from '#worker/db/schema.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { rememberIntended } from '#worker/http/intended.ts'
import { redirect, reply } from '#worker/http/reply.ts'
import { roleOf } from '#worker/http/role.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'

/**
 * Lets people with at least this role and a second factor pass; for others the path does not exist.
 * Must come after `verified`.
 */
export const staff = (minimum: Role) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const actor = getSignedIn(c)
    const { user } = actor
    if (!reaches(roleOf(c.var.settings, user), minimum)) return refuseNotFound(c)
    if (hasSecondFactor(actor)) return next()
    const message = messages.desk.secondFactor
    return reply(c, {
      json: () => c.json({ message }, 403),
      page: () => askForSecondFactor(c, user),
    })
  })

/**
 * Sends people with a passkey to confirm it and then back; others to the settings. Both pages give
 * the reason themselves: a flash would be lost on the page for the password.
 */
async function askForSecondFactor(c: Context<AppEnv>, { id }: UserRow): Promise<Response> {
  if ((await countPasskeys(c.var.db, id)) === 0) return redirect(c, routes.twoFactor.href())
  await rememberIntended(c)
  return redirect(c, routes.confirmPassword.href())
}
