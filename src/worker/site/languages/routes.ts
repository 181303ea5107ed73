import { Hono } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { writeCookie } from '#worker/http/cookies.ts'
import { done } from '#worker/http/reply.ts'

/** Dismissing, for good, the line that offers pages in another language. */
export const languageRoutes = new Hono<AppEnv>().post(routes.languageOffer.path, (c) => {
  const seconds = lifetimes.languageOfferSeconds
  writeCookie(c, 'language-offer', { value: 'dismissed', seconds })
  return done(c, { ownPage: routes.home.href() })
})
