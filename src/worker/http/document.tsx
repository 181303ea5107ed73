import { renderScreen } from 'virtual:screens'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { currentLocale } from '#shared/current-locale.ts'
import type { PageObject } from '#shared/pages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import { screenTitle, tabTitle } from '#shared/titles.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { scriptJson } from './page-script.ts'
import { type Metadata, Shell, type ShellProps } from './shell.tsx'
import { slotMark } from './template.ts'

/** Returns the HTML of a whole document. */
export function renderDocument(html: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(html)}`
}

interface DocumentOptions {
  nonce: string
  metadata?: Metadata | undefined
  /** The URL that the screen is rendered with, if another text stands for it in the page object. */
  url?: string
}

/** The HTML document of a page object, with slots for its styles and for the object, and the object. */
export async function documentHtml(
  c: Context<AppEnv>,
  object: PageObject,
  { nonce, metadata, url = object.url }: DocumentOptions,
): Promise<{ html: string; page: string }> {
  const { props, component } = object
  const locale = currentLocale()
  const document: ShellProps = {
    locale,
    component,
    title: tabTitle(screenTitle(component, props), props.name),
    name: props.name,
    csrfToken: props.csrfToken,
    appearance: readPreferences(c).appearance,
    nonce,
    metadata: metadata ?? plainMetadata(c),
    hydratesAtOnce: props.auth.user !== null,
    indexed: metadata?.indexed ?? false,
  }
  const screen = await renderScreen(locale, object, url)
  const shell = renderDocument(<Shell {...document} />)
    // React writes a capital, which not every reader of links takes for the same.
    .replaceAll('rel="alternate" hrefLang=', 'rel="alternate" hreflang=')
  // Put in afterwards: to look through a whole page took a tenth of the time that it takes to render.
  return { html: shell.replace(slotMark('screen'), () => screen), page: scriptJson(object) }
}

/** Returns the metadata of a page that search engines may not show. */
function plainMetadata(c: Context<AppEnv>): Metadata {
  // Not resolved but appended: the path `//elsewhere` would be another host.
  const { origin } = c.var.settings.appUrl
  const canonical = origin + new URL(c.req.url).pathname
  return {
    description: c.var.settings.translatedFirm().tagline ?? c.var.settings.appName,
    canonical,
    image: origin + shareImagePath('home'),
    jsonLd: [],
    feeds: [],
    indexed: false,
  }
}
