import type { Context } from 'hono'
import { seo } from '#shared/content/seo.ts'
import type { Pages, ScreenName } from '#shared/pages.ts'
import { type PublicPageName, publicPages } from '#shared/site/routes.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { cachedPage } from '#worker/http/cached-page.ts'
import type { Metadata } from '#worker/http/shell.tsx'
import { currentEdition, type Edition, today } from '#worker/knowledge/edition.ts'
import { withEnglish } from '#worker/knowledge/english-texts.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { jsonLdOf } from './json-ld.ts'
import { type Publisher, publisherOf } from './publisher.ts'

export interface PageDescription {
  description: string
  /** The canonical path, without a query that only filters. */
  path: string
  image: string
  jsonLd: (publisher: Publisher) => object[]
  feeds?: Metadata['feeds']
  indexed?: boolean
}

interface PublicPage<Name extends ScreenName> {
  /**
   * Distinguishes the page from others of its screen in the cache, such as a slug or a filter; null
   * for a page that is not cached.
   */
  variant?: string | null
  /** The edition that the page is made from; the current one by default. */
  edition?: Edition
  props: () => Pages[Name] | Promise<Pages[Name]>
  describe: () => PageDescription
  status?: number
  /** True if no cache could hold all variants. */
  hasManyVariants?: boolean
}

/** Renders a public page with its metadata for search engines and share previews. */
export function publicPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { variant = '', edition = currentEdition(), props, describe, ...options }: PublicPage<Name>,
): Promise<Response> {
  c.set('isPublicPage', true)
  // Pages depend on the day as well: it decides which taxes are in force and which checks are old.
  const version = `${edition.origin} ${edition.number} ${today()}`
  return cachedPage(c, component, {
    variant: variant === null ? null : `${version} ${variant}`,
    props: async () => withEnglish(edition, await props()),
    metadata: () => metadataOf(c, describe()),
    ...options,
  })
}

export function describeSitePage(name: PublicPageName, query = ''): PageDescription {
  const entry = publicPages.find((page) => page.name === name)
  if (!entry) throw new Error(`Expected ${name} among the public pages`)
  const { href, label } = entry
  return {
    description: fillPlaceholders(currentEdition(), seo[name].description),
    path: href + query,
    image: shareImagePath(name),
    jsonLd: (subject) => jsonLdOf(name, { ...subject, label, href }),
  }
}

function metadataOf(
  c: Context<AppEnv>,
  { description, path, image, jsonLd, feeds = [], indexed = true }: PageDescription,
): Metadata {
  const publisher = publisherOf(c)
  const { absolute } = publisher
  return {
    description,
    canonical: absolute(path),
    image: absolute(image),
    jsonLd: jsonLd(publisher),
    feeds,
    indexed,
  }
}
