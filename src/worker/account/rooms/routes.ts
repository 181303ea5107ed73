import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { acceptTermsSchema } from '#shared/account/rooms/schema.ts'
import type { ProofKind } from '#shared/desk/rooms/proofs.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { refuseSignedOut, signedIn, verified } from '#worker/account/auth/guards.ts'
import { countPasskeys } from '#worker/account/auth/passkeys.ts'
import {
  checkCredential,
  hasCredential,
  refuseWrongPassword,
} from '#worker/account/confirm-password/confirm.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { form, refuseForm } from '#worker/http/form.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { done } from '#worker/http/reply.ts'
import { getSignedIn } from '#worker/http/signed-in.ts'
import { acceptTerms } from './accept-terms.ts'
import { findOwnRoom, findOwnRooms } from './find-own-rooms.ts'
import { logVisit } from './log-visit.ts'

/** Hides all terms but those of the member's rooms: nobody is asked for a password at others. */
const ownTerms = createMiddleware<AppEnv>(async (c, next) => {
  const room = await findOwnRoom(c.var.db, getSignedIn(c).user, idOf(c))
  return room?.terms ? next() : refuseNotFound(c)
})

export const roomRoutes = new Hono<AppEnv>()
  .get(routes.rooms.path, signedIn, verified, sameVersion, async (c) =>
    page(c, 'rooms/index', { rooms: await findOwnRooms(c.var.db, getSignedIn(c).user) }),
  )
  .get(routes.room.path, signedIn, verified, sameVersion, async (c) => {
    const { db, flash } = c.var
    const actor = getSignedIn(c)
    const room = await findOwnRoom(db, actor.user, idOf(c))
    if (!room) return refuseNotFound(c)
    if (c.req.method === 'GET') await logVisit(c.var, actor, room.id)
    const hasPasskeys = (await countPasskeys(db, actor.user.id)) > 0
    return page(c, 'rooms/show', { room, hasPasskeys, status: flash.status })
  })
  .post(
    routes.roomTerms.path,
    signedIn,
    verified,
    ownTerms,
    form(acceptTermsSchema, (c, errors) => refuseForm(c, errors, placeOf(c))),
    async (c) => {
      const { hash, password } = c.req.valid('json')
      const room = await findOwnRoom(c.var.db, getSignedIn(c).user, idOf(c))
      if (!room?.terms) return refuseNotFound(c)
      if (hash !== room.terms.hash) return refuseChangedTerms(c)
      // A passkey's answer counts once, so the form of a lost reply could not be sent again.
      if (room.terms.acceptedAt) return accepted(c)
      const proof = await proofOf(c, password)
      if (proof instanceof Response) return proof
      const acceptance = { roomId: room.id, hash, proof }
      const { outcome } = await acceptTerms(c.var, getSignedIn(c), acceptance)
      if (outcome === 'ended') return refuseSignedOut(c)
      if (outcome === 'notFound') return refuseNotFound(c)
      if (outcome === 'termsChanged') return refuseChangedTerms(c)
      return accepted(c)
    },
  )

function accepted(c: Context<AppEnv>): Promise<Response> {
  return done(c, { status: messages.terms.accepted, ...placeOf(c) })
}

/** Returns what the member gave in this request, or the refusal of it. */
async function proofOf(c: Context<AppEnv>, password: string): Promise<ProofKind | Response> {
  if (await hasCredential(c)) {
    const check = await checkCredential(c, placeOf(c))
    return 'refusal' in check ? check.refusal : 'passkey'
  }
  return (await refuseWrongPassword(c, password, placeOf(c))) ?? 'password'
}

function refuseChangedTerms(c: Context<AppEnv>): Promise<Response> {
  return refuseForm(c, { hash: [messages.terms.changed] }, placeOf(c))
}

function placeOf(c: Context<AppEnv>): { ownPage: string } {
  return { ownPage: routes.room.href({ id: idOf(c) }) }
}

function idOf(c: Context<AppEnv>): string {
  return c.req.param('id') ?? ''
}
