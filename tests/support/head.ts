interface JsonLd {
  '@type': string
  /** Of breadcrumbs. */
  itemListElement?: { position: number; item: string }[]
  /** Of a dataset. */
  distribution?: { contentUrl: string; encodingFormat: string }[]
  [key: string]: unknown
}

/** What a document says of itself in its head. */
export interface Head {
  title: string
  canonical: string[]
  meta(name: string): string | undefined
  jsonLd: JsonLd[]
}

/** Reads the head of a document as a search engine does. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, unescapeHtml(content)],
    ),
  )
  const json = head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return {
    title: unescapeHtml(head.match(/<title[^>]*>(.*?)<\/title>/s)?.[1] ?? ''),
    canonical: [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) =>
      unescapeHtml(href),
    ),
    meta: (name) => metas.get(name),
    jsonLd: [...json].map(([, text = '']) => JSON.parse(text)),
  }
}

/** Returns a text of a document as people read it. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
