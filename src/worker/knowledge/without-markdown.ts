/** Returns the text of Markdown without marks, citations and link targets. */
export function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/\[\^[^[\]]*\]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,2000}\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}\.)\s+/gm, '')
    .replace(/^[ \t|:-]+$/gm, '')
    .replace(/\|/g, ' ')
    .replace(/[*_`]+/g, '')
}

const excerptLength = 200

/** Returns the beginning of a Markdown text, cut at the end of a word. */
export function excerptOf(markdown: string): string {
  const text = withoutMarkdown(markdown).replace(/\s+/g, ' ').trim()
  if (text.length <= excerptLength) return text
  return `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`
}
