import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'

const newestNote = firstEdition().notes[0]?.slug ?? ''

/** The public pages and the log-in page. */
export const publicPaths = [
  ...publicPages.map(({ label, href }) => ({ name: label, path: href as string })),
  { name: 'Dossier', path: routes.market.href({ slug: 'kenya' }) },
  { name: 'Note', path: routes.note.href({ slug: newestNote }) },
  { name: 'Ledger of rules', path: routes.rules.href() },
  { name: 'Log in', path: routes.login.href() },
]
