import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { renderScreen } from '#client/ssr.tsx'
import { site } from '#shared/content/site.ts'
import type { PageObject } from '#shared/pages.ts'
import { screenTitle, tabTitle } from '#shared/titles.ts'
import type { AppEnv } from '../app-env.ts'
import { readPreferences } from './cookies.ts'
import { type Metadata, Shell, type ShellProps } from './shell.tsx'

/** Lets `c.render` write a whole document. */
export const documentRenderer = reactRenderer()

/** The whole HTML document of a page object, with slots for its styles. */
export async function documentHtml(
  c: Context<AppEnv>,
  object: PageObject,
  { nonce, metadata }: { nonce: string; metadata?: Metadata | undefined },
): Promise<string> {
  const { props, component } = object
  const document: ShellProps = {
    component,
    body: await renderScreen(object),
    title: tabTitle(screenTitle(component, props), props.name),
    name: props.name,
    csrfToken: props.csrfToken,
    appearance: readPreferences(c).appearance,
    nonce,
    metadata: metadata ?? plainMetadata(c),
    hydratesAtOnce: props.auth.user !== null,
    indexed: metadata?.indexed ?? false,
  }
  await documentRenderer(c, async () => {})
  return (await c.render(<Shell {...document} />)).text()
}

/** Returns the metadata of a page that search engines may not show. */
function plainMetadata(c: Context<AppEnv>): Metadata {
  // Not resolved but appended: the path `//elsewhere` would be another host.
  const { origin } = c.var.settings.appUrl
  const canonical = origin + new URL(c.req.url).pathname
  return {
    description: site.tagline,
    canonical,
    image: `${origin}/og/home.png`,
    jsonLd: [],
    feeds: [],
    indexed: false,
  }
}
