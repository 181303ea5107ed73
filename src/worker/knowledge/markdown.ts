import { micromark, type Options } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

type SyntaxExtension = NonNullable<Options['extensions']>[number]
type HtmlExtension = NonNullable<Options['htmlExtensions']>[number]
type Construct = Extract<NonNullable<SyntaxExtension['text']>[number], { tokenize: unknown }>
type State = ReturnType<Construct['tokenize']>
type Handle = NonNullable<NonNullable<HtmlExtension['enter']>['data']>
type TokenType = Parameters<Parameters<Construct['tokenize']>[0]['enter']>[0]

/**
 * Renders Markdown as safe HTML: without raw HTML or images, and with links only to `https:`,
 * `mailto:` and paths of the site. `[^id]` becomes the number of a source in `sources`, which lists
 * ids in the order below the text.
 */
export function markdownHtml(markdown: string, sources: readonly string[]): string {
  const html = micromark(markdown, {
    extensions: [gfmTable(), citations(sources), withoutHtml],
    htmlExtensions: [gfmTableHtml(), citationLinks(sources)],
  })
  return withOurTags(html)
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
    this.tag(`<a href="#source-${number}" class="source-mark"><span class="sr-only">Source </span>`)
    this.raw(String(number))
    this.tag('</a>')
  }
  return { enter: { [citation]: enter } }
}

const safeAddress = /^(?:https:|mailto:|#|\/(?![/\\]))/i

/**
 * Adds the site's classes and attributes to links, replaces images by their alternative text,
 * lowers headings by one level and makes tables scrollable. Every `<` in micromark's output begins
 * a tag, because texts are escaped.
 */
function withOurTags(html: string): string {
  return html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<a href="([^"]*)"( title="[^"]*")?>/g, (_, address: string, title = '') => {
      if (!safeAddress.test(address)) return '<a>'
      const away = /^https:/i.test(address) ? ' rel="noreferrer"' : ''
      return `<a href="${address}"${title} class="link"${away}>`
    })
    .replace(/<(\/?)h([1-5])>/g, (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`)
    .replace(/<table>/g, '<div class="table-scroll" role="group" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>')
}
