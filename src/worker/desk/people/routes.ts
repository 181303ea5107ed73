import { type Context, Hono } from 'hono'
import { floodLimits } from '#shared/constants.ts'
import { invitationSchema, roleSchema, twoFactorResetSchema } from '#shared/desk/people/schema.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { normaliseEmail } from '#shared/text.ts'
import {
  hasConfirmedPassword,
  passwordConfirmed,
  refuseUnproved,
} from '#worker/account/auth/guards.ts'
import { confirmedHere } from '#worker/account/confirm-password/confirm.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { staff } from '#worker/desk/staff/staff.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { startSession } from '#worker/http/new-session.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { queryOf, requestedPage } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { back, done, redirect, reply } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled, throttle } from '#worker/http/throttle.ts'
import { acceptInvitation, findOwnInvitation } from './accept-invitation.ts'
import { changeRole, removePerson } from './change-role.ts'
import { findLog } from './find-log.ts'
import { findInvitations, findPeople } from './find-people.ts'
import { cancelInvitation, invite } from './invitations.ts'
import {
  cancelTwoFactorReset,
  requestTwoFactorReset,
  stopTwoFactorReset,
} from './two-factor-resets.ts'

const ownPage = routes.deskPeople.href()

const resetRefusals = {
  'not-staff': messages.desk.notStaff,
  own: messages.desk.ownFactors,
  'no-factor': messages.desk.noFactors,
  pending: messages.desk.factorsEndAlready,
}

export const peopleRoutes = new Hono<AppEnv>()
  .get(routes.deskPeople.path, sameVersion, (c) =>
    page(c, 'desk/people', {
      people: () => findPeople(c.var),
      invitations: () => findInvitations(c.var.db),
      confirmed: hasConfirmedPassword(getSignedIn(c).session),
      status: c.var.flash.status,
      now: new Date().toISOString(),
    }),
  )
  .post(
    routes.deskPeople.path,
    confirmedHere,
    throttle('invite', { field: 'email', by: 'user' }),
    form(invitationSchema),
    async (c) => {
      const invitation = c.req.valid('json')
      const { outcome } = await invite(c.var, getSignedIn(c), invitation)
      const { alreadyStaff, invited: status } = messages.desk
      if (outcome === 'staff-already') return refuseForm(c, { email: [alreadyStaff] })
      return done(c, { status, id: invitation.email })
    },
  )
  .post(
    routes.twoFactorResets.path,
    confirmedHere,
    throttle('resetTwoFactor', { field: 'email', by: 'user', refusal: { ownPage } }),
    form(twoFactorResetSchema, { ownPage }),
    async (c) => {
      const { email } = c.req.valid('json')
      const { outcome } = await requestTwoFactorReset(c.var, getSignedIn(c), email)
      if (outcome === 'not-owner') return refuseNotFound(c)
      if (outcome !== 'requested') {
        return refuseForm(c, { email: [resetRefusals[outcome]] }, { ownPage })
      }
      return done(c, { status: messages.desk.factorsEnd, id: email, ownPage })
    },
  )
  .delete(routes.twoFactorReset.path, async (c) => {
    const { outcome } = await cancelTwoFactorReset(c.var, getSignedIn(c), c.req.param('id'))
    if (outcome === 'notFound') return refuseNotFound(c)
    return done(c, { status: messages.desk.factorsKept, ownPage })
  })
  .get(routes.stopTwoFactorReset.path, sameVersion, (c) =>
    page(c, 'desk/keep-factors', { token: c.req.param('token') }),
  )
  .post(routes.stopTwoFactorReset.path, async (c) => {
    const seconds = await floodWait(c.var, 'stop-two-factor-reset', floodLimits.mailedLink)
    if (seconds > 0) return refuseThrottled(c, { field: 'token', seconds })
    const { outcome } = await stopTwoFactorReset(c.var, c.req.param('token'))
    const { factorsKept, stopLinkInvalid } = messages.desk
    if (outcome === 'invalid') return refuseForm(c, { token: [stopLinkInvalid] })
    return done(c, { to: routes.login.href(), status: factorsKept })
  })
  .patch(routes.deskPerson.path, passwordConfirmed, form(roleSchema, { ownPage }), async (c) => {
    const change = { id: c.req.param('id'), role: c.req.valid('json').role }
    const { outcome } = await changeRole(c.var, getSignedIn(c), change)
    return replyToRoleChange(c, outcome, {
      status: messages.desk.roleChanged,
      isDemotion: change.role !== 'owner',
    })
  })
  .delete(routes.deskPerson.path, passwordConfirmed, async (c) => {
    const { outcome } = await removePerson(c.var, getSignedIn(c), c.req.param('id'))
    return replyToRoleChange(c, outcome, { status: messages.desk.personRemoved, isDemotion: true })
  })
  .delete(routes.deskInvitation.path, passwordConfirmed, async (c) => {
    const email = normaliseEmail(c.req.param('email'))
    const { outcome } = await cancelInvitation(c.var, getSignedIn(c), email)
    if (outcome === 'notFound') return refuseNotFound(c)
    const status = messages.desk.invitationCancelled
    return done(c, { status, ownPage })
  })
  .get(routes.joinDesk.path, sameVersion, async (c) => {
    const token = c.req.param('token')
    const { user } = getSignedIn(c)
    const invitation = await findOwnInvitation(c.var.db, user, token)
    if (!invitation) return refuseNotFound(c)
    const { role, by } = invitation
    return page(c, 'desk/join', { token, role, by, email: user.email })
  })
  .post(routes.joinDesk.path, async (c) => {
    const { user } = getSignedIn(c)
    const result = await acceptInvitation(c.var, getSignedIn(c), c.req.param('token'))
    if (result.outcome === 'notFound') return refuseNotFound(c)
    if (result.outcome === 'unproved') return refuseUnproved(c)
    await startSession(c, result.session, user)
    return done(c, { to: routes.deskInbox.href() })
  })
  // People without a role may join, but only by these methods.
  .all(routes.joinDesk.path, staff('advisor'))
  .get(routes.deskLog.path, sameVersion, async (c) =>
    page(c, 'desk/log', await findLog(c.var.db, requestedPage(queryOf(c)))),
  )

type RoleOutcome = Awaited<ReturnType<typeof changeRole>>

/** Replies to a change of a role; people who gave up their own are sent to the dashboard. */
async function replyToRoleChange(
  c: Context<AppEnv>,
  outcome: RoleOutcome['outcome'],
  { status, isDemotion }: { status: string; isDemotion: boolean },
): Promise<Response> {
  if (outcome === 'notFound') return refuseNotFound(c)
  const { ownerNeeded, ownerBySetting } = messages.desk
  if (outcome === 'last-owner') return refuseForm(c, { role: [ownerNeeded] }, { ownPage })
  if (outcome === 'owner-by-setting') return refuseForm(c, { role: [ownerBySetting] }, { ownPage })
  const isOwnRole = c.req.param('id') === getSignedIn(c).user.id
  return reply(c, {
    page: () =>
      isOwnRole && isDemotion ? redirect(c, routes.dashboard.href()) : back(c, { status }, ownPage),
    json: () => c.body(null, 204),
  })
}
