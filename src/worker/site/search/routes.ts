import { type Context, Hono } from 'hono'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { wordsOf } from '#shared/search-words.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import * as titles from '#shared/site/title-words.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf, requestedPage } from '#worker/http/query.ts'
import { currentEdition, nameOf } from '#worker/knowledge/edition.ts'
import { nearestTo } from '#worker/knowledge/nearest.ts'
import { describeError, log } from '#worker/log.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { type PageDescription, publicPage } from '#worker/site/marketing/public-page.ts'
import { findResults } from './find-results.ts'
import { normalizeQuery } from './query.ts'
import { searchableOf } from './searchable.ts'
import { suggestionFor } from './suggestion.ts'

type SearchProps = Pages['marketing/search']

const retryAfterSeconds = 5

export const searchRoutes = new Hono<AppEnv>().get(routes.search.path, sameVersion, async (c) => {
  const q = normalizeQuery(onlyValue(queryOf(c), 'q'))
  const props = await searchProps(c, q)
  if (!props.available) c.header('Retry-After', String(retryAfterSeconds))
  else if (q !== '' && props.total === 0) c.set('counted', { measure: 'search', name: q })
  return publicPage(c, 'marketing/search', {
    variant: q === '' ? '' : null,
    props: () => props,
    describe: () => describeSearch(q),
    ...(props.available ? {} : { status: 503 }),
  })
})

async function searchProps(c: Context<AppEnv>, q: string): Promise<SearchProps> {
  const edition = currentEdition()
  const markets = edition.markets.map(nameOf)
  const commonProps = { q, nearest: [], suggestion: null, searchable: searchableOf(edition) }
  const noResults = { results: [], total: 0, page: 1, pages: 1, most: [] }
  if (q === '') return { ...commonProps, ...noResults, available: true }
  try {
    const page = requestedPage(queryOf(c))
    const results = await findResults(c.env.SEARCH, { text: q, page, markets })
    return {
      ...commonProps,
      ...results,
      ...(results.total === 0 && {
        nearest: nearestMarkets(q, markets),
        suggestion: await findSuggestion(c.env.SEARCH, q, markets),
      }),
      available: true,
    }
  } catch (error) {
    log('search-failed', { requestId: c.var.requestId, error: describeError(error) })
    return { ...commonProps, ...noResults, available: false }
  }
}

/** Returns the text that was probably meant, if it finds anything. */
async function findSuggestion(
  db: D1Database,
  q: string,
  markets: readonly MarketName[],
): Promise<string | null> {
  const suggestion = suggestionFor(q, markets)
  const isMarket = markets.some(({ name }) => wordsOf(name).join(' ') === suggestion)
  // A market is suggested by its name, which leads to its dossier.
  if (suggestion === null || isMarket) return null
  const { total } = await findResults(db, { text: suggestion, page: 1, markets })
  return total > 0 ? suggestion : null
}

/** Returns markets with names similar to a text or to one of its words. */
function nearestMarkets(text: string, markets: readonly MarketName[]): MarketName[] {
  const words = wordsOf(text)
  return [...new Set([words.join('-'), ...words].flatMap((word) => nearestTo(word, markets)))]
}

function describeSearch(q: string): PageDescription {
  const crumb = { label: titles.search, href: routes.search.href() }
  return {
    description: descriptions.search,
    path: crumb.href,
    image: shareImagePath('search'),
    jsonLd: (subject) => [breadcrumbs(subject, [crumb])],
    indexed: q === '',
  }
}
