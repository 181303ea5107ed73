import type { Context } from 'hono'
import { seo } from '#shared/content/seo.ts'
import type { Pages, ScreenName } from '#shared/pages.ts'
import { type PublicPageName, publicPages } from '#shared/site/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { cachedPage } from '#worker/http/cached-page.ts'
import type { Metadata } from '#worker/http/shell.tsx'
import { currentEdition, type Edition, today } from '#worker/knowledge/edition.ts'
import { jsonLdOf, type Subject } from './json-ld.ts'

/** What a page of the public site says of itself; paths, where the document has addresses. */
export interface PageDescription {
  description: string
  /** Without what only filters. */
  path: string
  image: string
  jsonLd: (subject: Subject) => object[]
  feeds?: Metadata['feeds']
  indexed?: boolean
}

interface PublicPage<Name extends ScreenName> {
  /**
   * What tells this page from others of its screen: a slug, a filter. Null for a page of which there
   * are too many to keep.
   */
  variant?: string | null
  /** What it is made from; the one that is shown unless told. */
  edition?: Edition
  props: () => Pages[Name] | Promise<Pages[Name]>
  about: () => PageDescription
  status?: number
}

/** A page of the public site, with what search engines and share previews are told of it. */
export function publicPage<Name extends ScreenName>(
  c: Context<AppEnv>,
  component: Name,
  { variant = '', edition = currentEdition(), props, about, status }: PublicPage<Name>,
): Promise<Response> {
  // Of one edition and one day: what was checked long ago, and which taxes are in force, depend on it.
  const made = `${edition.origin} ${edition.number} ${today()}`
  return cachedPage(c, component, {
    variant: variant === null ? null : `${made} ${variant}`,
    props,
    metadata: () => metadataOf(c, about()),
    ...(status && { status }),
  })
}

/** What one of the pages of the navigation says of itself. */
export function sitePage(name: PublicPageName, query = ''): PageDescription {
  const found = publicPages.find((one) => one.name === name)
  if (!found) throw new Error(`Expected ${name} among the public pages`)
  const { href, label } = found
  return {
    description: seo[name].description,
    path: href + query,
    image: `/og/${name}.png`,
    jsonLd: (subject) => jsonLdOf(name, { ...subject, label, href }),
  }
}

function metadataOf(
  c: Context<AppEnv>,
  { description, path, image, jsonLd, feeds = [], indexed = true }: PageDescription,
): Metadata {
  const { appUrl, appName } = c.var.settings
  const absolute = (part: string) => new URL(part, appUrl).href
  return {
    description,
    canonical: absolute(path),
    image: absolute(image),
    jsonLd: jsonLd({ appName, absolute }),
    feeds,
    indexed,
  }
}
