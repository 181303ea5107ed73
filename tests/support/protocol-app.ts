import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { channelsOf } from '#shared/knowledge/firm.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { csrf } from '#worker/http/csrf.ts'
import { allowedMethods, notFound, onError } from '#worker/http/errors.ts'
import { flash } from '#worker/http/flash.ts'
import { page, sameVersion } from '#worker/http/page.ts'
import { always, defer } from '#worker/http/props.ts'
import { receive } from '#worker/http/receive.ts'
import { back, redirect } from '#worker/http/reply.ts'
import {
  bodySize,
  checkedSettings,
  methodMarker,
  requestLog,
  work,
} from '#worker/http/request-checks.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { session } from '#worker/http/session.ts'
import { throttle } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { currentClock } from '#worker/knowledge/office.ts'
import { Unavailable } from '#worker/unavailable.ts'
import type { Site } from './browser.ts'

/** The names of the resolvers that ran, in their order. */
export const ran: string[] = []

/** The addresses that the test app's redirects lead to. */
export const destinations = {
  page: '/show',
  fragment: '/show#part',
} as const

/** The bag that `/bagged` names itself. */
export const ownBag = 'confirmTwoFactorAuthentication'

const user = { id: 'u1', name: 'Amina', email: 'amina@example.com', emailVerifiedAt: null }

/** The header that signs a request of the test app in. */
export const signedIn = { 'X-Test-Signed-In': 'yes' }

const sign = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('X-Test-Signed-In')) c.set('signedIn', { user } as unknown as SignedIn)
  await next()
})

const guard = createMiddleware<AppEnv>(async (c, next) =>
  c.var.signedIn ? next() : redirect(c, destinations.page),
)

/** A resolver that leaves its name in `ran`. */
function resolver<T>(name: string, value: T) {
  return () => {
    ran.push(name)
    return value
  }
}

const screen = (c: Context<AppEnv>, props: object) =>
  page(c, 'test/screen' as 'error', props as never)

const app = new Hono<AppEnv>()
const methodsOf = allowedMethods(app)

app.use(work, requestLog, securityHeaders, checkedSettings, flash)
app.use(bodySize, methodMarker(methodsOf), csrf, session, sign)

app.get('/', sameVersion, (c) =>
  page(c, 'marketing/services', {
    figures: [],
    services: [],
    process: { title: '', lead: null, steps: [] },
  }),
)
app.get('/show', sameVersion, (c) => {
  const { status } = c.var.flash
  const channels = channelsOf(currentEdition().firm)
  return page(c, 'marketing/contact', {
    status,
    values: {},
    questions: [],
    services: [],
    channels,
    fileField: null,
    clock: currentClock(),
    from: '',
  })
})
app.get(routes.aboutUs.path, sameVersion, (c) =>
  page(c, 'marketing/about-us', { title: '', lead: null, sections: [], people: [] }),
)
app.get('/props', sameVersion, (c) =>
  screen(c, {
    plain: 'plain',
    lazy: resolver('lazy', 'lazy'),
    team: {
      name: 'Team',
      owner: { name: resolver('team.owner.name', 'Amina'), role: 'owner' },
      members: resolver('team.members', ['Ben']),
    },
    pinned: always(resolver('pinned', 'pinned')),
  }),
)
app.get('/deferred', sameVersion, (c) =>
  screen(c, {
    now: 'now',
    later: defer(resolver('later', 'later')),
    stats: defer(resolver('stats', { sum: 3 })),
    charts: defer(resolver('charts', [])),
  }),
)
app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/save', (c) =>
  back(c, { errors: { name: 'Wrong name' }, status: 'tried' }, destinations.page),
)
app.post('/bagged', (c) =>
  back(c, { errors: { code: 'Wrong code' }, bag: ownBag }, destinations.page),
)
app.post('/done', (c) => back(c, { status: 'done' }, destinations.page))
app.all('/hop', (c) => redirect(c, destinations.page))
app.all('/fragment', (c) => redirect(c, destinations.fragment))
app.get('/guarded', guard, sameVersion, (c) => screen(c, {}))
app.put('/guarded', guard, (c) => screen(c, {}))
app.all('/throttled', throttle('contact', { field: 'email' }), sameVersion, (c) => screen(c, {}))
app.get('/broken', () => {
  throw new Error('A secret detail')
})
app.get('/store-down', () => {
  throw new Unavailable('A secret store')
})

app.notFound(notFound(methodsOf))
app.onError(onError)

/** A site with the product's own middleware and routes for what no public page does. */
export const protocolApp: Site = {
  async fetch(request, env, context) {
    return app.fetch(await receive(request), env, context)
  },
}
