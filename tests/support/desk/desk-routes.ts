import type { Role } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'

/** A route of the desk, the role that it requires, and its reply to an empty JSON request. */
interface DeskRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  minimumRole: Role
  /** True if the password must have been confirmed. */
  confirmed?: true
  status: number
}

const id = 'unknown'

/** The routes of the desk except that of an invitation. */
export const deskRouteTable: DeskRoute[] = [
  { method: 'GET', path: routes.desk.href(), minimumRole: 'advisor', status: 302 },
  { method: 'GET', path: routes.deskPeople.href(), minimumRole: 'owner', status: 200 },
  { ...withPassword('POST', routes.deskPeople.href()), status: 422 },
  { ...withPassword('PATCH', routes.deskPerson.href({ id })), status: 422 },
  { ...withPassword('DELETE', routes.deskPerson.href({ id })), status: 404 },
  { ...withPassword('DELETE', routes.deskInvitation.href({ email: id })), status: 404 },
  { method: 'GET', path: routes.deskLog.href(), minimumRole: 'owner', status: 200 },
  { method: 'GET', path: routes.deskMails.href(), minimumRole: 'owner', status: 200 },
  { method: 'POST', path: routes.mailRetries.href({ id }), minimumRole: 'owner', status: 404 },
]

function withPassword(method: DeskRoute['method'], path: string) {
  return { method, path, minimumRole: 'owner', confirmed: true } as const
}

/** The path of every route below `/desk`, with example parameters. */
export const deskPaths = Object.values(routes)
  .map(({ path }) => path.replace(/:\w+/g, 'x'))
  .filter((path) => path === '/desk' || path.startsWith('/desk/'))
