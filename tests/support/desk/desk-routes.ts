import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'

/** One route of the desk: who it needs, and what that person gets for an empty JSON request. */
interface DeskRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  least: Role
  /** Whether the password must have been confirmed. */
  confirmed?: true
  /** The status of the reply. */
  status: number
}

const id = 'unknown'

/** The routes of the desk, but for the way in by an invitation. */
export const deskRouteTable: DeskRoute[] = [
  { method: 'GET', path: routes.desk.href(), least: 'advisor', status: 302 },
  { method: 'GET', path: routes.deskPeople.href(), least: 'owner', status: 200 },
  { ...withPassword('POST', routes.deskPeople.href()), status: 422 },
  { ...withPassword('PATCH', routes.deskPerson.href({ id })), status: 422 },
  { ...withPassword('DELETE', routes.deskPerson.href({ id })), status: 404 },
  { ...withPassword('DELETE', routes.deskInvitation.href({ email: id })), status: 404 },
  { method: 'GET', path: routes.deskLog.href(), least: 'owner', status: 200 },
  { method: 'GET', path: routes.deskMails.href(), least: 'owner', status: 200 },
  { method: 'POST', path: routes.mailRetries.href({ id }), least: 'owner', status: 404 },
]

function withPassword(method: DeskRoute['method'], path: string) {
  return { method, path, least: 'owner', confirmed: true } as const
}

/** The path of every route below `/desk` that `routes.ts` knows, with something in its parameters. */
export const deskPaths = Object.values(routes)
  .map(({ path }) => path.replace(/:\w+/g, 'x'))
  .filter((path) => path === '/desk' || path.startsWith('/desk/'))
