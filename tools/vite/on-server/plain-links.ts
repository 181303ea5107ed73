import { type ComponentType, createElement } from 'react'

type LinkProps = Record<string, unknown>

// Props for visits of the page client: no attributes of an element.
const visitOptions = new Set([
  ...['preserveScroll', 'preserveState', 'preserveUrl', 'replace', 'only', 'except', 'headers'],
  ...['queryStringArrayFormat', 'async', 'prefetch', 'cacheFor', 'cacheTags', 'viewTransition'],
  ...['component', 'instant', 'pageProps', 'ref'],
])

/** A path of ours, with its query and fragment, that is the same after `URL` has parsed it. */
const plainHref = /^(?:\/[\w%~:,-][\w.%~:,-]*)*\/?(?:\?[\w.%~:,=&+/-]+)?(?:#[\w.%~:,=&+/-]+)?$/

/**
 * Returns Inertia's links as a server renders them: an element with its URL. Each of a page's hundred
 * links made a URL, ten memos and as many functions, for visits that happen in a browser alone. One
 * with another method, with fields, or to elsewhere is Inertia's own.
 */
export function plainLinks(Link: ComponentType<LinkProps>): ComponentType<LinkProps> {
  return function PlainLink(props) {
    const { href, as, method, data } = props
    const isPlain = (as ?? method ?? data) === undefined
    if (!isPlain || typeof href !== 'string' || !href.startsWith('/') || !plainHref.test(href)) {
      return createElement(Link, props)
    }
    const attributes: LinkProps = {}
    for (const name in props) {
      if (name !== 'href' && !visitOptions.has(name)) attributes[name] = props[name]
    }
    attributes.href = href
    return createElement('a', attributes)
  }
}
