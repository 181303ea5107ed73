import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import { reports } from '#shared/content/reports.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { redirect } from '#worker/http/reply.ts'
import { isRead } from '#worker/http/request.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { comparisonOf } from '#worker/site/compare/query.ts'
import { nearestMarkets } from '#worker/site/markets/nearest-markets.ts'
import { selectionOf } from '#worker/site/obligations/obligations-page.ts'
import { conditional, send } from '#worker/site/open-data/send.ts'
import type { PdfContext } from './layout/document.ts'
import { cachedPdf } from './pdf-cache.ts'

interface Pdf {
  /** Distinguishes documents of the same edition and day. */
  key: readonly unknown[]
  /** Without its ending. */
  fileName: string
  /** The path of the page that search engines should show in its place. */
  canonical?: string
  disposition?: 'attachment' | 'inline'
  make: (context: PdfContext) => Promise<Uint8Array<ArrayBuffer>>
}

// A document takes a hundred times the work of a page.
const limited = createMiddleware<AppEnv>(async (c, next) => {
  if (!isRead(c.req.method)) return next()
  const seconds = await floodWait(c.var, 'pdf', floodLimits.pdf)
  return seconds === 0 ? next() : refuseThrottled(c, { field: 'throttle', seconds })
})

/** PDFs of the current edition, made when somebody asks for them. */
export const pdfRoutes = new Hono<AppEnv>()
  .get(routes.report.pattern, limited, conditional, (c) => {
    const name = withoutEnding(c.req.param('slug'))
    const slug = reports.find((report) => report.slug === name)?.slug
    if (!slug) return refuseNotFound(c)
    return sendPdf(c, {
      key: ['report', slug],
      fileName: slug,
      disposition: 'attachment',
      make: async (context) => {
        const { reportPdf } = await import('./documents/report.ts')
        return reportPdf(context, slug)
      },
    })
  })
  // Before the dossiers, whose pattern would take "compare" for a slug.
  .get(routes.comparisonPdf.path, limited, conditional, async (c) => {
    const comparison = comparisonOf(queryOf(c), currentEdition())
    const { markets, product, input } = comparison
    const { search } = new URL(c.req.url)
    // The page asks for the markets that are missing.
    if (markets.length < 2) return redirect(c, routes.compareMarkets.href() + search)
    const slugs = markets.map(({ slug }) => slug)
    return sendPdf(c, {
      key: ['comparison', slugs, product, input],
      fileName: ['compare', ...slugs, product].join('-'),
      canonical: routes.compareMarkets.href(),
      make: async (context) => {
        const { comparisonPdf } = await import('./documents/comparison.ts')
        return comparisonPdf(context, comparison)
      },
    })
  })
  .get(routes.marketPdf.pattern, limited, conditional, (c) => {
    const slug = withoutEnding(c.req.param('slug'))
    const market = currentEdition().findMarket(slug)
    if (!market) return refuseNotFound(c, { nearest: nearestMarkets(slug) })
    return sendPdf(c, {
      key: ['dossier', market.slug],
      fileName: market.slug,
      canonical: routes.market.href({ slug }),
      make: async (context) => {
        const { dossierPdf } = await import('./documents/dossier.ts')
        return dossierPdf(context, market)
      },
    })
  })
  .get(routes.obligationsPdf.path, limited, conditional, (c) => {
    const selection = selectionOf(queryOf(c), currentEdition())
    const { markets, product, duty } = selection
    const slugs = markets.map(({ slug }) => slug)
    const parts = [...(slugs.length > maxNamesInFile ? [] : slugs), product, duty]
    return sendPdf(c, {
      canonical: obligationsPath({ markets: slugs, duty }),
      key: ['obligations', slugs, product, duty],
      fileName: ['obligations', ...parts.filter((part) => part !== null)].join('-'),
      make: async (context) => {
        const { obligationsPdf } = await import('./documents/obligations.ts')
        return obligationsPdf(context, selection)
      },
    })
  })

const maxNamesInFile = 4

/** Sends a document of the current edition; the layout and PDFKit are loaded by the first one. */
async function sendPdf(
  c: Context<AppEnv>,
  { key, fileName, canonical, disposition = 'inline', make }: Pdf,
): Promise<Response> {
  const { appName, appUrl } = c.var.settings
  const edition = currentEdition()
  const firm = { name: appName, email: edition.firm.email }
  const context = { edition, day: today(), firm, origin: appUrl }
  const { origin, number } = edition
  const fullKey = JSON.stringify([
    edition.locale,
    origin,
    number,
    context.day,
    firm,
    appUrl.origin,
    ...key,
  ])
  const pdf = await cachedPdf(fullKey, () => make(context))
  c.header('Content-Disposition', `${disposition}; filename="${fileName}.pdf"`)
  if (canonical) c.header('Link', `<${new URL(canonical, appUrl).href}>; rel="canonical"`)
  return send(c, 'application/pdf', pdf)
}

function withoutEnding(file: string): string {
  return file.replace(/\.pdf$/, '')
}
