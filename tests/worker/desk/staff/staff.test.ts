import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Role, reaches, roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson, userOf } from '#tests/support/account/account-replies.ts'
import { createUser, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { deskPaths, deskRouteTable } from '#tests/support/desk/desk-routes.ts'
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
const unknown = ['/desk/', '/desk/nothing', '/desk/people/x/y', '/desk/join', '/desk/join/x/y']
const joinPath = routes.joinDesk.href({ token: 'x' })

async function request(browser: Browser, path: string, { method, as }: Way): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') {
    return browser.send(path, {}, { as, method })
  }
  const version = { 'X-Inertia-Version': await browser.version() }
  return browser.visit(path, { method, headers: { ...accepts[as], ...version } })
}

const notFound = (path: string) => ({ message: messages.refusals.notFound(path.slice(1)) })

describe.each([...deskPaths, ...unknown])('%s', (path) => {
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
    for (const way of ways) await expectTurnedAway(newVisitor(), way, [routes.login.href(), 401])
  })

  test('requires a verified address for any method and role', async () => {
    const browser = await signedInAs(await createUser({ unverified: true, role: 'owner' }))
    for (const way of ways) await expectTurnedAway(browser, way, [routes.verifyNotice.href(), 403])
  })

  test('does not exist for members, for any method', async () => {
    const browser = await signedInAs(await createUser({ withTwoFactor: true }))
    for (const way of ways) {
      const response = await request(browser, path, way)
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
      const browser = await signedInAs(await createUser({ role: 'owner', withTwoFactor: false }))
      for (const way of ways) {
        if (path === joinPath && !['PUT', 'DELETE'].includes(way.method)) continue
        const response = await expectTurnedAway(browser, way, [routes.twoFactor.href(), 403])
        if (way.as !== 'json' || way.method === 'HEAD') continue
        expect(await response.json()).toEqual({ message: messages.desk.secondFactor })
      }
    },
  )
})

describe.each(deskRouteTable)(
  '$method $path',
  ({ method, path, minimumRole: least, confirmed, status }) => {
    const below = roles.filter((role) => !reaches(role, least))
    const sufficientRoles = roles.filter((role) => reaches(role, least))

    test('does not exist for a lower role, for any method', async () => {
      for (const role of below) {
        const browser = await signedInAs(await createUser({ role }))
        for (const method of methods) {
          const response = await request(browser, path, { method, as: 'json' })
          expect(response.status, `${role} ${method}`).toBe(404)
        }
        await expectErrorPage(await request(browser, path, { method, as: 'page' }), 404)
        await expectErrorPage(await request(browser, path, { method, as: 'inertia' }), 404)
      }
    })

    test('does not exist for a lower role without a second factor either', async () => {
      for (const role of below) {
        // A deleted thread has the path of one that every role may read.
        if (path.startsWith('/desk/inbox/')) continue
        const browser = await signedInAs(await createUser({ role, withTwoFactor: false }))
        for (const as of ['page', 'json'] as const) {
          expect((await request(browser, path, { method, as })).status, `${role} ${as}`).toBe(404)
        }
      }
    })

    test('is open to sufficient roles', async () => {
      for (const role of sufficientRoles) {
        const browser = await signedInAs(await createUser({ role }), { confirmed: true })
        const response = await request(browser, path, { method, as: 'json' })
        expect(response.status, role).toBe(status)
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
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
  const people = routes.deskPeople.href()

  test('is an owner, whatever its role', async () => {
    for (const role of [undefined, 'advisor'] as const) {
      const browser = await createNamed(role ? { role } : {})
      expect(await roleIn(browser)).toBe('owner')
      expect((await browser.page(people)).component).toBe('desk/people')
    }
  })

  test('is no owner while its address is not verified', async () => {
    const browser = await createNamed({ unverified: true })
    expect(await roleIn(browser)).toBeNull()
    const response = await browser.visit(people, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
  })

  test('is the only one that the setting makes an owner', async () => {
    const browser = await signedInAs(await createUser({ withTwoFactor: true }), {
      OWNER_EMAIL: 'somebody-else@example.com',
    })
    expect((await browser.visit(people, { headers: accepts.page })).status).toBe(404)
  })

  test('needs a second factor like everybody else', async () => {
    const account = await createUser()
    const browser = await signedInAs(account, { OWNER_EMAIL: account.email })
    const response = await browser.visit(people, { headers: accepts.page })
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
    expect((await browser.page(path)).props).not.toHaveProperty('status')
  })

  test('do not tell members or staff with one', async () => {
    for (const account of [await createUser(), await createUser({ role: 'owner' })]) {
      const browser = await signedInAs(account, { confirmed: true })
      expect((await browser.page(path)).props).not.toHaveProperty('status')
    }
  })
})
