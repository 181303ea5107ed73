import { publicPages, routes } from '#shared/routes.ts'

/** The public pages and the log-in page, which a visitor sees. */
export const publicPaths = [
  ...publicPages.map(({ label, href }) => ({ name: label, path: href as string })),
  { name: 'Log in', path: routes.login.href() },
]
