import { type Context, Hono } from 'hono'
import { products } from '#shared/knowledge/codes.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { describeSitePage, publicPage } from '#worker/site/marketing/public-page.ts'
import { answerPage, describeAnswer } from './answer-page.ts'
import { dossierCitation } from './dossier-citation.ts'
import { findFollowing } from './find-following.ts'
import { describeMarket, marketPage } from './market-page.ts'
import { marketsPage } from './markets-page.ts'
import { nearestMarkets } from './nearest-markets.ts'
import { editionOnDay, pastDayLimit, requestedDay } from './on-day.ts'

export const marketsRoutes = new Hono<AppEnv>()
  .get(routes.markets.path, sameVersion, (c) => {
    const product = findProduct(onlyValue(queryOf(c), 'product'))
    return publicPage(c, 'marketing/markets', {
      variant: product ?? '',
      props: () => ({ ...marketsPage(currentEdition(), product), today: today() }),
      describe: () => describeSitePage('markets'),
    })
  })
  .get(routes.market.path, sameVersion, pastDayLimit, async (c) => {
    const { edition, day, past } = await requestedView(c)
    const slug = c.req.param('slug')
    const market = edition.findMarket(slug)
    if (!market) return refuseNotFound(c, { nearest: nearestMarkets(slug) })
    const following = await findFollowing(c, slug)
    const cite = dossierCitation(edition, market, { day, origin: c.var.settings.appUrl })
    return publicPage(c, 'marketing/market', {
      ...variantOf(slug, past),
      props: () => ({ ...marketPage(edition, market), cite, past, today: day, ...following }),
      describe: () => ({ ...describeMarket(edition, market), indexed: past === null }),
    })
  })

  .get(routes.answer.path, sameVersion, pastDayLimit, async (c) => {
    const { edition, day, past } = await requestedView(c)
    const { slug, product: code } = c.req.param()
    const market = edition.findMarket(slug)
    const product = findProduct(code)
    if (!market) return refuseNotFound(c, { nearest: nearestMarkets(slug) })
    if (!product) return refuseNotFound(c, { nearest: answersFor(market) })
    const subject = { market, product, today: day }
    const following = await findFollowing(c, slug)
    return publicPage(c, 'marketing/answer', {
      ...variantOf(`${slug} ${product}`, past),
      props: () => ({ ...answerPage(edition, subject, c.var.settings.appUrl), past, following }),
      describe: () => ({ ...describeAnswer(edition, subject), indexed: past === null }),
    })
  })

/** Past days are cached apart: there are too many of them. */
function variantOf(subject: string, past: { on: string } | null) {
  return past ? { variant: `${subject} ${past.on}`, hasManyVariants: true } : { variant: subject }
}

/** Returns the edition and the day that a request is about: those of now, or of a past day. */
async function requestedView(c: Context<AppEnv>) {
  const on = requestedDay(queryOf(c))
  if (on === null) return { edition: currentEdition(), day: today(), past: null }
  const edition = await editionOnDay(c.var.db, on)
  const { number, publishedAt } = edition
  return { edition, day: on, past: { on, edition: number, publishedAt } }
}

function findProduct(slug: string): Product | null {
  return products.find((product) => product === slug) ?? null
}

function answersFor({ slug, name }: Market) {
  return products.map((product) => ({
    label: launchQuestionOf(product, name),
    href: routes.answer.href({ slug, product }),
  }))
}
