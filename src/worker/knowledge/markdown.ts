import { micromark, type Options } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { sourceNumber } from '#shared/knowledge/words.ts'
import type { Picture } from '#shared/pictures/props.ts'
import { inCurrentLocale } from '#shared/routes.ts'

type SyntaxExtension = NonNullable<Options['extensions']>[number]
type HtmlExtension = NonNullable<Options['htmlExtensions']>[number]
type Construct = Extract<NonNullable<SyntaxExtension['text']>[number], { tokenize: unknown }>
type State = ReturnType<Construct['tokenize']>
type Handle = NonNullable<NonNullable<HtmlExtension['enter']>['data']>
type TokenType = Parameters<Parameters<Construct['tokenize']>[0]['enter']>[0]

/** Where the pictures of a text are; an edition is one. */
interface Pictures {
  findPicture(id: string): Picture | null
}

const noPictures: Pictures = { findPicture: () => null }

/**
 * Renders Markdown as safe HTML: without raw HTML, with links only to `https:`, `mailto:` and paths of
 * the site, and with the firm's own pictures only. `[^id]` becomes the number of a source in `sources`,
 * which lists ids in the order below the text.
 */
export function markdownHtml(
  markdown: string,
  sources: readonly string[],
  pictures: Pictures = noPictures,
): string {
  const html = micromark(markdown, {
    extensions: [gfmTable(), citations(sources), withoutHtml],
    htmlExtensions: [gfmTableHtml(), citationLinks(sources)],
  })
  return withOurTags(withPictures(html, pictures))
}

/** Keeps raw HTML as text. */
const withoutHtml: SyntaxExtension = { disable: { null: ['htmlFlow', 'htmlText'] } }

const codes = { open: 91, close: 93, caret: 94 }

// micromark's types only list its own tokens.
const citation = 'citation' as TokenType

/** Parses `[^id]` for the ids of sources; anything else stays text. */
function citations(sources: readonly string[]): SyntaxExtension {
  const construct: Construct = {
    tokenize(effects, ok, nok) {
      let id = ''
      const start: State = (code) => {
        effects.enter(citation)
        effects.consume(code)
        return caret
      }
      const caret: State = (code) => {
        if (code !== codes.caret) return nok(code)
        effects.consume(code)
        return letters
      }
      const letters: State = (code) => {
        if (code === codes.close && sources.includes(id)) return end(code)
        const letter = code === null || code < 0 ? '' : String.fromCodePoint(code)
        if (!/^[a-z\d-]$/.test(letter)) return nok(code)
        id += letter
        effects.consume(code)
        return letters
      }
      const end: State = (code) => {
        effects.consume(code)
        effects.exit(citation)
        return ok
      }
      return start
    },
  }
  return { text: { [codes.open]: construct } }
}

/** Renders the number of a source as a link to the list of sources. */
function citationLinks(sources: readonly string[]): HtmlExtension {
  const enter: Handle = function (token) {
    const number = sources.indexOf(this.sliceSerialize(token).slice('[^'.length, -1)) + 1
    this.tag(`<a href="#source-${number}" class="source-mark">`)
    // A reader of the feed, who has no styles, would take a bare number for a digit of the one before.
    const [word] = sourceNumber(number).split(String(number))
    this.tag(`<span class="sr-only">${word}</span>`)
    this.raw(String(number))
    this.tag('</a>')
  }
  return { enter: { [citation]: enter } }
}

/** The column of a text is 44 rem wide, or as wide as the screen. */
const pictureSizes = '(min-width: 48rem) 44rem, 100vw'

/** Renders pictures of the firm in all their sizes, alone in a paragraph as figures; others as text. */
function withPictures(html: string, pictures: Pictures): string {
  let count = 0
  const image = (address: string, alt: string, title = '') => {
    const picture = pictures.findPicture(pictureIdIn(address) ?? '')
    const [largest] = picture?.sizes ?? []
    if (!picture || !largest) return { html: alt, caption: null }
    count += 1
    const all = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ')
    const attributes = [
      `src="${largest.url}" srcset="${all}" sizes="${pictureSizes}"`,
      `width="${largest.width}" height="${largest.height}" alt="${alt || htmlText(picture.alt)}"`,
      // The first one may be what a reader sees at once.
      count === 1 ? 'decoding="async"' : 'loading="lazy" decoding="async"',
    ]
    return { html: `<img ${attributes.join(' ')}>`, caption: title }
  }
  return html
    .replace(/<p><img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")? \/><\/p>/g, (...found) => {
      const { html, caption } = image(...imageParts(found))
      if (caption === null) return `<p>${html}</p>`
      return `<figure>${html}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
    })
    .replace(/<img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")? \/>/g, (...found) => {
      return image(...imageParts(found)).html
    })
}

function imageParts([, address = '', alt = '', title = '']: string[]): [string, string, string] {
  return [address, alt, title]
}

/** Returns the id of one of the firm's pictures in its URL; null for every other address. */
function pictureIdIn(address: string): string | null {
  return /^\/media\/([\da-f]{64})$/.exec(address)?.[1] ?? null
}

/** Returns the ids of the pictures that a text shows. */
export function pictureIdsIn(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(\s*(\/media\/[\da-f]{64})\b/g)].flatMap(
    ([, address = '']) => pictureIdIn(address) ?? [],
  )
}

function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const safeAddress = /^(?:https:|mailto:|#|\/(?![/\\]))/i

/**
 * Adds the site's classes and attributes to links, brings those to our pages into the language of the
 * page, lowers headings by one level and makes tables scrollable. Every `<` in micromark's output begins
 * a tag, because texts are escaped.
 */
function withOurTags(html: string): string {
  return html
    .replace(/<a href="([^"]*)"( title="[^"]*")?>/g, (_, address: string, title = '') => {
      if (!safeAddress.test(address)) return '<a>'
      const away = /^https:/i.test(address) ? ' rel="noreferrer"' : ''
      const href = address.startsWith('/') ? inCurrentLocale(address) : address
      return `<a href="${href}"${title} class="link"${away}>`
    })
    .replace(/<(\/?)h([1-5])>/g, (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`)
    .replace(/<table>/g, '<div class="table-scroll" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
}
