import { palette } from '#shared/palette.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { mailFont, mailHeading } from '#worker/mail/compose.ts'

/** Renders Markdown for an email, as text and as safe HTML. */
export function markdownBlock(markdown: string, appUrl: URL) {
  const html = withFullAddresses(markdownHtml(markdown, []), appUrl)
  return { text: textOf(html), html: withStyles(html) }
}

/** Makes relative links absolute, because an email has no base URL, and removes anchors. */
function withFullAddresses(html: string, appUrl: URL): string {
  return html.replace(/<a href="([^"]*)"[^>]*>/g, (_, address: string) => {
    if (address.startsWith('#')) return '<a>'
    const full = address.startsWith('/') ? appUrl.origin + address : address
    return `<a href="${full}">`
  })
}

const space = 'margin:0 0 16px'
const cell = `padding:8px 16px 8px 0;border-top:1px solid ${palette.hairline};text-align:left;vertical-align:top`
const styles: Readonly<Record<string, string>> = {
  p: space,
  ul: `${space};padding-left:24px`,
  ol: `${space};padding-left:24px`,
  h2: mailHeading,
  h3: `margin:24px 0 10px;font:500 18px/1.3 ${mailFont}`,
  blockquote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${palette.hairline}`,
  th: cell,
  td: cell,
  hr: `margin:24px 0;border:0;border-top:1px solid ${palette.hairline}`,
}

/** Adds inline styles, because email clients ignore style sheets. */
function withStyles(html: string): string {
  return html
    .replace(/<div class="table-scroll"[^>]*>/g, '<div>')
    .replace(/<a href=/g, `<a target="_blank" style="color:${palette.forest}" href=`)
    .replace(/<(p|ul|ol|h2|h3|blockquote|th|td|hr)\b(?=[\s>])/g, (tag, name: string) => {
      return `${tag} style="${styles[name]}"`
    })
}

// Matches the innermost lists and quotes first.
const container =
  /<(ul|ol|blockquote)(?: start="(\d+)")?>((?:(?!<(?:ul|ol|blockquote)\b).)*?)<\/\1>/gs

/** Converts our own HTML to text. Every `<` in it begins a tag, because texts are escaped. */
function textOf(html: string): string {
  let text = html
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, address: string, words: string) => {
      const displayed = address.replace(/^mailto:/, '')
      return words === displayed ? words : `${words} (${displayed})`
    })
    .replace(/<br \/>\n?/g, '\n')
    .replace(/<hr \/>/g, '* * *\n')
    .replace(/<\/t[dh]>\n<t[dh][^>]*>/g, ' | ')
    .replace(/<\/tr>\n<\/thead>\n<tbody>\n<tr>\n/g, '')
  for (let previous = ''; previous !== text; ) {
    previous = text
    text = text.replace(container, (_, tag: string, start = '1', content: string) => {
      const inner =
        tag === 'blockquote' ? quoteText(content) : listText(content, tag, Number(start))
      return `${inner}\n`
    })
  }
  return withoutTags(text).replace(/&(lt|gt|quot|amp);/g, (_, name: string) => {
    return characters[name] ?? ''
  })
}

function quoteText(content: string): string {
  return withoutTags(content).replace(/^/gm, '> ').replace(/ +$/gm, '')
}

function listText(content: string, tag: string, start: number): string {
  const items = [...content.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ''], index) => {
    const marker = tag === 'ol' ? `${start + index}. ` : '- '
    return marker + withoutTags(item).replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
  })
  return items.join(content.includes('<p>') ? '\n\n' : '\n')
}

function withoutTags(html: string): string {
  return html
    .replace(/<\/(p|h[2-6]|pre|table)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n(?:[ \t]*\n)+/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
