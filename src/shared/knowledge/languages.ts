import * as words from '#shared/number-words.ts'

const namesByTag = new Map<string, Intl.DisplayNames>()

/** Returns the name of a language by its code (BCP 47); any other text as it is. */
export function languageName(text: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/.test(text)) return text
  return namesIn(words.tag).of(text) ?? text
}

function namesIn(tag: string): Intl.DisplayNames {
  const names = namesByTag.get(tag) ?? new Intl.DisplayNames(tag, { type: 'language' })
  namesByTag.set(tag, names)
  return names
}
