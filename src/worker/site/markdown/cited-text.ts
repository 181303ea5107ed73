import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { markdownMessages } from '#shared/site/markdown-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface Cited {
  source: string | null
  section?: string | null
}

/** A text in Markdown, whose citations are numbered in the order of their first use. */
export class CitedText {
  readonly #edition: Edition
  readonly #lines: string[] = []
  readonly #sources: Source[] = []

  constructor(edition: Edition) {
    this.#edition = edition
  }

  heading(level: 1 | 2, text: string): this {
    return this.paragraph(`${'#'.repeat(level)} ${escapeMarkdown(text)}`)
  }

  /** Adds a paragraph that is Markdown already. */
  paragraph(markdown: string): this {
    this.#lines.push(markdown, '')
    return this
  }

  /** Adds a list of items that are Markdown already; nothing for an empty one. */
  list(items: readonly string[]): this {
    if (items.length === 0) return this
    this.#lines.push(...items.map((item) => `- ${item.replaceAll('\n', ' ')}`), '')
    return this
  }

  /** Returns the mark of a citation: a link with the number of its source, and the section. */
  mark({ source, section = null }: Cited): string {
    if (source === null) return ''
    const mark = this.numberOf(source)
    return section === null ? ` ${mark}` : ` ${mark} (${escapeMarkdown(section)})`
  }

  numberOf(id: string): string {
    const known = this.#sources.findIndex((source) => source.id === id)
    const at = known === -1 ? this.#sources.push(this.#edition.getSource(id)) - 1 : known
    const { url } = this.#sources[at] ?? { url: null }
    return url === null ? `\\[${at + 1}\\]` : `[\\[${at + 1}\\]](${url})`
  }

  /** Returns the whole text with the list of its sources. */
  toString(): string {
    const sources = this.#sources.map((source, index) => `${index + 1}. ${sourceText(source)}`)
    const list = sources.length === 0 ? [] : [`## ${markdownMessages.sources}`, '', ...sources, '']
    return [...this.#lines, ...list].join('\n')
  }
}

function sourceText({ publisher, title, date, url }: Source): string {
  const text = escapeMarkdown(title)
  const linked = url === null ? text : `[${text}](${url})`
  return `${escapeMarkdown(publisher)}, ${linked}${date ? `, ${dayText(date)}` : ''}`
}

/** Escapes what Markdown would read as a sign. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
