import type { Feature } from '#worker/app-env.ts'
import { compareRoutes } from './compare/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { legalRoutes } from './legal/routes.ts'
import { marketingRoutes } from './marketing/routes.ts'
import { marketsRoutes } from './markets/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notesRoutes } from './notes/routes.ts'
import { obligationsRoutes } from './obligations/routes.ts'
import { openDataPageRoutes, openDataRoutes } from './open-data/routes.ts'
import { rulesRoutes } from './rules/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { cspReportRoutes } from './system/csp-report-routes.ts'
import { devMailboxRoutes } from './system/dev-mailbox-routes.tsx'
import { systemRoutes } from './system/routes.ts'

/** The routes of the public site, in the order in which they are matched. */
export const siteFeatures: Feature[] = [
  marketingRoutes,
  // Before the markets, whose pattern would take "compare" for a slug.
  compareRoutes,
  marketsRoutes,
  obligationsRoutes,
  rulesRoutes,
  notesRoutes,
  legalRoutes,
  searchRoutes,
  openDataPageRoutes,
  contactRoutes,
  newsletterRoutes,
  systemRoutes,
  devMailboxRoutes,
]

/** The routes that need no session. */
export const openSiteFeatures: Feature[] = [openDataRoutes, cspReportRoutes]
