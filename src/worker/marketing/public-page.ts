import type { Context } from 'hono'
import { seo } from '#shared/content/seo.ts'
import type { Pages } from '#shared/pages.ts'
import { publicPages } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { cachedPage } from '../http/cached-page.ts'
import type { Metadata } from '../http/shell.tsx'
import { jsonLdOf } from './json-ld.ts'

type PublicScreen = (typeof publicPages)[number]['component']

/** A page of the public site, with what search engines and share previews are told of it. */
export function publicPage<Name extends PublicScreen>(
  c: Context<AppEnv>,
  component: Name,
  props: Pages[Name],
): Promise<Response> {
  return cachedPage(c, component, { props, metadata: () => metadataOf(c, component, props) })
}

function metadataOf(c: Context<AppEnv>, component: PublicScreen, props: object): Metadata {
  const { appUrl, appName } = c.var.settings
  const { name, href, label } = getPublicPage(component)
  const absolute = (path: string) => new URL(path, appUrl).href
  const category = 'category' in props && props.category !== 'all' ? props.category : null
  return {
    description: seo[name].description,
    canonical: absolute(category ? `${href}?category=${category}` : href),
    image: absolute(`/og/${name}.png`),
    jsonLd: jsonLdOf(name, { label, href, appName, absolute }),
  }
}

function getPublicPage(component: PublicScreen) {
  const found = publicPages.find((one) => one.component === component)
  if (!found) throw new Error(`Expected ${component} among the public pages`)
  return found
}
