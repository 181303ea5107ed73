import { originalLocale } from '#shared/locales.ts'
import type { Edition } from './edition.ts'

/** Returns the texts of a page's props that are in English although the page is in another language. */
function englishTexts({ locale, english }: Edition, props: unknown): string[] {
  if (locale === originalLocale) return []
  const texts = new Set<string>()
  collect(props, english, texts)
  return [...texts]
}

/** Returns the props of a page in another language and, as `english`, those of their texts that are in English. */
export function withEnglish<Props extends object>(edition: Edition, props: Props): Props {
  const english = englishTexts(edition, props)
  return english.length > 0 ? { ...props, english } : props
}

function collect(value: unknown, english: ReadonlySet<string>, texts: Set<string>): void {
  if (typeof value === 'string' && english.has(value)) texts.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) collect(part, english, texts)
}
