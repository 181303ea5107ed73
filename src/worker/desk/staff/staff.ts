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
import { getSignedIn } from '#worker/http/sessions.ts'

/**
 * Lets only people pass whose role reaches so far; for everybody else the path does not exist. They
 * need a second factor: what stands at the desk is worth more than a password. Stands after
 * `verified`.
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
 * Sends somebody to use the passkey that they have, and on to where they wanted to go after that;
 * without one, to the settings. Both pages say why by themselves: a flash would be used up by the one
 * that asks for the password in between.
 */
async function askForSecondFactor(c: Context<AppEnv>, { id }: UserRow): Promise<Response> {
  if ((await countPasskeys(c.var.db, id)) === 0) return redirect(c, routes.twoFactor.href())
  await rememberIntended(c)
  return redirect(c, routes.confirmPassword.href())
}
