import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, reaches, roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson, userOf } from '#tests/support/account/account-replies.ts'
import { createUser, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { deskRouteTable } from '#tests/support/desk/desk-routes.ts'
import { registeredRoutes } from '#tests/support/registered-routes.ts'
import { expectErrorPage, expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

interface Way {
  method: (typeof methods)[number]
  as: Sender
}

/** All methods of browsers and programs, with visits and changes of the page client. */
const ways: Way[] = [
  ...methods.flatMap((method) => [
    { method, as: 'page' as const },
    { method, as: 'json' as const },
  ]),
  { method: 'GET', as: 'inertia' },
  { method: 'PUT', as: 'inertia' },
]
const joinPath = routes.joinDesk.href({ token: 'x' })
const unknown = ['/desk/', '/desk/nothing', '/desk/people/x/y', '/desk/join', '/desk/join/x/y']

/** A page, a request without a page, a path that does not exist, and one for people without a role. */
const examples = [routes.deskInbox.href(), routes.deskInboxFile.href(), '/desk/nothing', joinPath]

/** The ways to a path that its guard has to meet: all for the examples, otherwise its own methods. */
function waysTo(path: string): Way[] {
  if (examples.includes(path)) return ways
  const own = deskRouteTable.filter((route) => route.path === path)
  return [
    { method: 'PUT', as: 'json' },
    ...own.map(({ method }) => ({ method, as: 'json' }) as const),
  ]
}

async function request(browser: Browser, path: string, { method, as }: Way): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return browser.send(path, {}, { as, method })
  }
  const version = { 'X-Inertia-Version': await browser.version() }
  return browser.visit(path, { method, headers: { ...accepts[as], ...version } })
}

const notFound = (path: string) => ({ message: messages.refusals.notFound(path.slice(1)) })

/** A refused request changes nothing, so that those of one kind of person share a browser. */
interface People {
  unverified: Browser
  member: Browser
  withoutSecondFactor: Record<Role, Browser>
  staff: Record<Role, Browser>
}

let people: People

beforeAll(async () => {
  const staff = async (role: Role, withTwoFactor: boolean) =>
    signedInAs(await createUser({ role, withTwoFactor }), { confirmed: true })
  const eachRole = async (withTwoFactor: boolean) => ({
    advisor: await staff('advisor', withTwoFactor),
    editor: await staff('editor', withTwoFactor),
    owner: await staff('owner', withTwoFactor),
  })
  people = {
    unverified: await signedInAs(await createUser({ unverified: true, role: 'owner' })),
    member: await signedInAs(await createUser({ withTwoFactor: true })),
    withoutSecondFactor: await eachRole(false),
    staff: await eachRole(true),
  }
})

test('the table has every route of the desk', () => {
  const patterns = Object.values(routes).map(({ path }) => path)
  const patternOf = (path: string) =>
    patterns.find((pattern) => pattern === path) ??
    patterns.find((pattern) => RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path))
  const listed = deskRouteTable.map(({ method, path }) => `${method} ${patternOf(path)}`)
  const registered = registeredRoutes
    .filter(({ method, path }) => method !== 'ALL' && /^\/desk(\/|$)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  const join = ['GET', 'POST'].map((method) => `${method} ${routes.joinDesk.path}`)
  // It knows its reader by a token.
  const feed = `GET ${routes.deskFeed.path}`
  expect(new Set([...listed, ...join, feed])).toEqual(new Set(registered))
})

describe.each([...new Set(deskRouteTable.map(({ path }) => path)), joinPath, ...unknown])(
  '%s',
  (path) => {
    /** Expects a redirect of a page, and a status for a program. */
    async function expectTurnedAway(
      browser: Browser,
      way: Way,
      [to, status]: [to: string, status: number],
    ) {
      const response = await request(browser, path, way)
      if (way.as === 'json') expect(response.status, way.method).toBe(status)
      else expect(expectRedirect(response, browser), way.method).toBe(to)
      return response
    }

    test('redirects visitors to the log-in for any method', async () => {
      const visitor = newVisitor()
      for (const way of waysTo(path)) {
        await expectTurnedAway(visitor, way, [routes.login.href(), 401])
      }
    })

    test('requires a verified address for any method and role', async () => {
      for (const way of waysTo(path)) {
        await expectTurnedAway(people.unverified, way, [routes.verifyNotice.href(), 403])
      }
    })

    test('does not exist for members, for any method', async () => {
      for (const way of waysTo(path)) {
        const response = await request(people.member, path, way)
        expect(response.status, `${way.method} ${way.as}`).toBe(404)
        expect(response.headers.has('Allow')).toBe(false)
        if (way.method !== 'PUT') continue
        if (way.as === 'json') await expectJson(response, 404, notFound(path))
        if (way.as === 'page') await expectErrorPage(response, 404)
      }
    })

    test.skipIf(path !== joinPath && path.startsWith('/desk/join'))(
      'needs a second factor of staff, before anything else',
      async () => {
        for (const way of waysTo(path)) {
          if (path === joinPath && !['PUT', 'DELETE'].includes(way.method)) continue
          const browser = people.withoutSecondFactor.owner
          const response = await expectTurnedAway(browser, way, [routes.twoFactor.href(), 403])
          if (way.as !== 'json' || way.method === 'HEAD') continue
          expect(await response.json()).toEqual({ message: messages.desk.secondFactor })
        }
      },
    )
  },
)

describe.each(deskRouteTable)(
  '$method $path',
  ({ method, path, minimumRole: least, confirmed, status }) => {
    const below = roles.filter((role) => !reaches(role, least))
    const sufficientRoles = roles.filter((role) => reaches(role, least))
    const own: Way = { method, as: method === 'GET' ? 'inertia' : 'json' }

    test('does not exist for a lower role, with or without a second factor', async () => {
      for (const role of below) {
        const response = await request(people.staff[role], path, own)
        expect(response.status, role).toBe(404)
        // A deleted thread has the path of one that every role may read.
        if (path.startsWith('/desk/inbox/')) continue
        const without = await request(people.withoutSecondFactor[role], path, own)
        expect(without.status, role).toBe(404)
      }
    })

    test('is open to sufficient roles, and to no store or search engine', async () => {
      for (const role of sufficientRoles) {
        const response = await request(people.staff[role], path, own)
        expect(response.status, role).toBe(status)
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
        expect(response.headers.get('X-Robots-Tag') ?? 'noindex').toBe('noindex')
      }
    })

    if (confirmed) {
      test('asks owners for the password', async () => {
        const browser = await signedInAs(await createUser({ role: 'owner' }))
        const response = await request(browser, path, { method, as: 'json' })
        await expectJson(response, 423, { message: messages.guards.unconfirmed })
        const away = await request(browser, path, { method, as: 'page' })
        expect(expectRedirect(away, browser)).toBe(routes.confirmPassword.href())
      })
    }
  },
)

test.each(['advisor', 'editor'] as const)(
  'a path of owners does not exist for an %s, for any method',
  async (role) => {
    const path = routes.deskPeople.href()
    for (const way of ways) {
      const response = await request(people.staff[role], path, way)
      expect(response.status, `${way.method} ${way.as}`).toBe(404)
    }
    await expectErrorPage(
      await request(people.staff[role], path, { method: 'GET', as: 'page' }),
      404,
    )
  },
)

describe('the desk', () => {
  test('reveals nothing to strangers by a wrong method marker', async () => {
    const member = await signedInAs(await createUser())
    for (const path of [routes.deskPeople.href(), '/desk/nothing']) {
      const response = await member.send(path, { _method: 'FOO' }, { as: 'json' })
      expect(response.status).toBe(404)
      expect(response.headers.get('Allow')).toBeNull()
    }
  })

  test('is not indexed, stored or kept readable in the history', async () => {
    const browser = await signedInAs(await createUser({ role: 'owner' }))
    const response = await browser.visit(routes.deskPeople.href(), { headers: accepts.page })
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await browser.page(routes.deskPeople.href())).encryptHistory).toBe(true)
  })

  test('is the page after a log-in on the way to it', async () => {
    const account = await createUser()
    const browser = newVisitor()
    const path = `${routes.deskLog.href()}?page=2`
    await browser.visit(path, { headers: accepts.page })
    const { email } = account
    const response = await browser.send(routes.login.href(), { email, password })
    expect(expectRedirect(response, browser)).toBe(path)
  })

  test('replies 405 only to people with access', async () => {
    const browser = await signedInAs(await createUser({ role: 'owner' }))
    const response = await browser.send(routes.deskPeople.href(), {}, { as: 'json', method: 'PUT' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
    const join = await browser.send(joinPath, {}, { as: 'json', method: 'PUT' })
    expect([join.status, join.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('reports a new build to an old page client only behind the guard', async () => {
    const headers = { ...accepts.inertia, 'X-Inertia-Version': 'other' }
    const path = routes.deskPeople.href()
    const owner = await signedInAs(await createUser({ role: 'owner' }))
    const member = await signedInAs(await createUser())
    expect((await owner.visit(path, { headers })).status).toBe(409)
    expect((await member.visit(path, { headers })).status).toBe(404)
  })

  test.each(roles)(
    'is shut on the next request of somebody whose role was taken: %s',
    async (role) => {
      const account = await createUser({ role })
      const browser = await signedInAs(account)
      const asks = () => browser.visit(routes.desk.href(), { headers: accepts.json })
      expect((await asks()).status).toBe(302)
      await db.update(users).set({ role: null }).where(eq(users.id, account.id))
      expect((await asks()).status).toBe(404)
    },
  )
})

const roleIn = async (browser: Browser) => (await userOf(browser))?.role

describe('the prop auth.user.role', () => {
  test.each(roles)('is the role of staff: %s', async (role) => {
    expect(await roleIn(await signedInAs(await createUser({ role })))).toBe(role)
  })

  test('is null for members', async () => {
    expect(await roleIn(await signedInAs(await createUser()))).toBeNull()
  })
})

describe('the account of OWNER_EMAIL', () => {
  const createNamed = async (options: { unverified?: boolean; role?: Role }) => {
    const account = await createUser({ withTwoFactor: true, ...options })
    return signedInAs(account, { OWNER_EMAIL: account.email.toUpperCase() })
  }
  const peoplePath = routes.deskPeople.href()

  test('is an owner, whatever its role', async () => {
    for (const role of [undefined, 'advisor'] as const) {
      const browser = await createNamed(role ? { role } : {})
      expect(await roleIn(browser)).toBe('owner')
      expect((await browser.page(peoplePath)).component).toBe('desk/people')
    }
  })

  test('is no owner while its address is not verified', async () => {
    const browser = await createNamed({ unverified: true })
    expect(await roleIn(browser)).toBeNull()
    const response = await browser.visit(peoplePath, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
  })

  test('is the only one that the setting makes an owner', async () => {
    const browser = await signedInAs(await createUser({ withTwoFactor: true }), {
      OWNER_EMAIL: 'somebody-else@example.com',
    })
    expect((await browser.visit(peoplePath, { headers: accepts.page })).status).toBe(404)
  })

  test('needs a second factor like everybody else', async () => {
    const account = await createUser()
    const browser = await signedInAs(account, { OWNER_EMAIL: account.email })
    const response = await browser.visit(peoplePath, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })
})

describe('the two-factor settings', () => {
  const path = routes.twoFactor.href()

  test('tell staff without a second factor that the desk requires one', async () => {
    const account = await createUser({ role: 'advisor', withTwoFactor: false })
    const browser = await signedInAs(account)
    await browser.visit(routes.deskInbox.href(), { headers: accepts.page })
    await browser.visit(path, { headers: accepts.page })
    await browser.page(routes.confirmPassword.href())
    const confirmed = await browser.send(routes.confirmPassword.href(), { password })
    expect(expectRedirect(confirmed, browser)).toBe(path)
    for (const time of [1, 2]) {
      const { props } = await browser.page(path)
      expect(props.status, String(time)).toBe(messages.desk.secondFactor)
    }
    const document = await browser.visit(path, { headers: accepts.page })
    expect(await document.text()).toContain(`>${messages.desk.secondFactor}<`)
    await db.update(users).set({ twoFactorConfirmedAt: new Date() }).where(eq(users.id, account.id))
    expect((await browser.page(path)).props.status).toBe(null)
  })

  test('do not tell members or staff with one', async () => {
    for (const account of [await createUser(), await createUser({ role: 'owner' })]) {
      const browser = await signedInAs(account, { confirmed: true })
      expect((await browser.page(path)).props.status).toBe(null)
    }
  })
})
