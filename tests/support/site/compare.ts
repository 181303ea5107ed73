import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from './contact.ts'

type CompareProps = Pages['marketing/compare']

export async function comparePropsFor(query: string): Promise<CompareProps> {
  return (await newVisitor().page<CompareProps>(routes.compareMarkets.href() + query)).props
}

export async function openComparison(query: string) {
  const html = await (await newVisitor().visit(routes.compareMarkets.href() + query)).text()
  const [, screen = ''] = html.split(/<\/?main/)
  const { component, props } = pageObjectOf<CompareProps>(html)
  const partOf = (slug: string) =>
    screen.match(RegExp(`<article aria-labelledby="flow-${slug}".*?</article>`, 's'))?.[0] ?? ''
  return {
    html,
    screen,
    component,
    props,
    text: textOf(screen),
    textAbout: (slug: string) => textOf(partOf(slug)),
  }
}

/** The text of a page as it is read out: the label of a link instead of what it shows. */
export function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<a [^>]*aria-label="([^"]+)"[^>]*>[^<]*/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}
