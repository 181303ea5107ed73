import { env } from 'cloudflare:workers'
import { offeredLocales } from '#shared/locales.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/replies.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { inLocale } from '#worker/locale.ts'
import { createIndexBuild, updateIndex } from '#worker/site/search/build-index.ts'
import type { SearchDocument } from '#worker/site/search/documents.ts'
import { indexOf } from '#worker/site/search/refresh-index.ts'
import { newVisitor } from './contact.ts'

type SearchProps = Pages['marketing/search']

/** Builds the index of the current edition in each language unless it exists. */
export async function buildPublishedIndex(): Promise<void> {
  for (const locale of offeredLocales) {
    await inLocale(locale, async () => updateIndex(env.SEARCH, await indexOf(currentEdition())))
  }
}

/** Builds an index over the documents of a test. */
export async function buildIndexOf(documents: Partial<SearchDocument>[]): Promise<void> {
  const fullDocuments = documents.map((document, number): SearchDocument => {
    return {
      kind: 'note',
      title: `Note ${number}`,
      href: `/insights/note-${number}`,
      date: '2026-11-01',
      market: null,
      excerpt: 'An excerpt.',
      body: '',
      ...document,
    }
  })
  await updateIndex(env.SEARCH, await createIndexBuild(0, fullDocuments))
}

export function searchPath(query: Record<string, string>): string {
  return `${routes.search.href()}?${new URLSearchParams(query)}`
}

export async function search(q: string, page = 1): Promise<SearchProps> {
  const visitor = newVisitor()
  const version = await visitor.version()
  const response = await visitor.visit(searchPath({ q, page: String(page) }), {
    headers: { ...accepts.inertia, 'X-Inertia-Version': version },
  })
  if (response.status !== 200) throw new Error(`Expected 200, not ${response.status}, for ${q}`)
  return (await pageOf<SearchProps>(response)).props
}

export async function titlesFor(q: string): Promise<string[]> {
  return (await search(q)).results.map(({ title }) => title)
}
