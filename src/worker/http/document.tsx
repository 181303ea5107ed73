import { renderScreen } from 'virtual:screens'
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { renderToString } from 'react-dom/server'
import { currentLocale } from '#shared/current-locale.ts'
import type { PageObject } from '#shared/pages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import { screenTitle, tabTitle } from '#shared/titles.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { Head, type HeadProps, type Metadata, Shell } from './shell.tsx'

/** Lets `c.render` answer with a whole document. */
export const documentRenderer = reactRenderer()

/** What a document has of its request, or the marks of slots for it. */
interface RequestParts {
  nonce: string
  /** The page object as JSON that cannot end its element. */
  page: string
  rules: string
  offer: string
  offerRules: string
}

interface DocumentOptions extends RequestParts {
  metadata?: Metadata | undefined
  /** The URL of the style sheet that it links, if any. */
  stylesheet: string | null
}

/** Answers with the HTML document of a page object. */
export async function renderDocument(
  c: Context<AppEnv>,
  object: PageObject,
  { stylesheet, metadata = plainMetadata(c), ...parts }: DocumentOptions,
): Promise<Response> {
  const styleLink = stylesheet && <link rel="stylesheet" href={stylesheet} />
  const shell = await shellOf(c, object, { ...parts, styleLink, metadata })
  // Set here and not as middleware, so that JSON replies load no React.
  await documentRenderer(c, async () => {})
  return c.render(shell)
}

interface TemplateOptions extends RequestParts {
  metadata: Metadata
  /** The mark of the slot for the link to the style sheet. */
  styleLink: string
  /** The URL that the screen is rendered with, if another text stands for it in the page object. */
  url: string
}

/** Returns the HTML of a document that answers many requests. */
export async function documentHtml(
  c: Context<AppEnv>,
  object: PageObject,
  options: TemplateOptions,
): Promise<string> {
  return `<!DOCTYPE html>${renderToString(await shellOf(c, object, options))}`
}

interface ShellOptions extends RequestParts, Pick<HeadProps, 'metadata' | 'styleLink'> {
  url?: string
}

async function shellOf(
  c: Context<AppEnv>,
  object: PageObject,
  { page, offer, rules, offerRules, url = object.url, ...around }: ShellOptions,
) {
  const { props, component } = object
  const locale = currentLocale()
  const head = renderHead({
    ...around,
    locale,
    component,
    title: tabTitle(screenTitle(component, props), props.name),
    name: props.name,
    csrfToken: props.csrfToken,
    hydratesAtOnce: props.auth.user !== null,
    indexed: around.metadata.indexed,
    rules: rules + offerRules,
  })
  // Rendered apart, because the ids that React gives in a screen are those of the page client.
  const screen = await renderScreen(locale, object, url)
  const { appearance } = readPreferences(c)
  return <Shell {...{ locale, appearance, head, offer, screen, page }} />
}

function renderHead(props: HeadProps): string {
  // React writes a capital, which not every reader of links takes for the same.
  return renderToString(<Head {...props} />).replaceAll(
    'rel="alternate" hrefLang=',
    'rel="alternate" hreflang=',
  )
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
