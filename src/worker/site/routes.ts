import type { LazyFeature } from '#worker/app-env.ts'

/** The features of the public site, in the order in which their routes are matched. */
export const siteFeatures: LazyFeature[] = [
  {
    paths: ['/'],
    readsRecordsOnly: true,
    load: async () => (await import('./home/routes.ts')).homeRoutes,
  },
  {
    paths: ['/about-us', '/services'],
    readsRecordsOnly: true,
    load: async () => (await import('./marketing/routes.ts')).marketingRoutes,
  },
  {
    paths: ['/people'],
    load: async () => (await import('./people/routes.ts')).peopleRoutes,
  },
  // Before the markets, whose pattern would take "compare" for a slug.
  {
    paths: ['/markets/compare'],
    readsRecordsOnly: true,
    load: async () => (await import('./compare/routes.ts')).compareRoutes,
  },
  {
    paths: ['/markets'],
    load: async () => (await import('./markets/routes.ts')).marketsRoutes,
  },
  {
    paths: ['/obligations'],
    readsRecordsOnly: true,
    load: async () => (await import('./obligations/routes.ts')).obligationsRoutes,
  },
  {
    paths: ['/rules'],
    load: async () => (await import('./rules/routes.ts')).rulesRoutes,
  },
  {
    paths: ['/changes'],
    load: async () => (await import('./changes/routes.ts')).changesRoutes,
  },
  {
    paths: ['/insights'],
    load: async () => (await import('./notes/routes.ts')).notesRoutes,
  },
  {
    paths: ['/privacy', '/terms', '/accessibility'],
    readsRecordsOnly: true,
    load: async () => (await import('./legal/routes.ts')).legalRoutes,
  },
  {
    paths: ['/search'],
    readsRecordsOnly: true,
    load: async () => (await import('./search/routes.ts')).searchRoutes,
  },
  {
    paths: ['/data'],
    load: async () => (await import('./open-data/routes.ts')).openDataPageRoutes,
  },
  {
    paths: ['/contact', '/send-contact-form'],
    load: async () => (await import('./contact/routes.ts')).contactRoutes,
  },
  {
    paths: ['/newsletter'],
    load: async () => (await import('./newsletter/routes.ts')).newsletterRoutes,
  },
  {
    paths: ['/language-offer'],
    load: async () => (await import('./languages/routes.ts')).languageRoutes,
  },
  {
    paths: ['/up'],
    load: async () => (await import('./system/health-routes.ts')).healthRoutes,
  },
  {
    paths: ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/speculation-rules.json'],
    readsRecordsOnly: true,
    load: async () => (await import('./system/routes.ts')).systemRoutes,
  },
  {
    paths: ['/dev/mail'],
    load: async () => (await import('./system/dev-mailbox-routes.tsx')).devMailboxRoutes,
  },
]

/** The features that need no session. */
export const openSiteFeatures: LazyFeature[] = [
  {
    paths: ['/data', '/insights.atom', '/rules.atom', '/rules', '/rules.ics'],
    load: async () => (await import('./open-data/routes.ts')).openDataRoutes,
  },
  {
    paths: ['/changes.atom'],
    load: async () => (await import('./changes/routes.ts')).changesFeedRoutes,
  },
  {
    paths: [
      ...['/markets', '/obligations', '/obligations.md', '/insights', '/rules', '/rules.md'],
      ...['/llms.txt', '/.well-known/security.txt'],
    ],
    load: async () => (await import('./markdown/routes.ts')).markdownRoutes,
  },
  {
    paths: ['/reports', '/markets', '/obligations.pdf'],
    load: async () => (await import('./pdf/routes.ts')).pdfRoutes,
  },
  {
    paths: ['/media'],
    readsRecordsOnly: true,
    load: async () => (await import('./media/routes.ts')).mediaRoutes,
  },
  {
    paths: ['/mcp'],
    load: async () => (await import('./agents/routes.ts')).agentRoutes,
  },
  {
    paths: ['/csp-reports'],
    load: async () => (await import('./system/csp-report-routes.ts')).cspReportRoutes,
  },
]
