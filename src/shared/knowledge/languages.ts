let names: Intl.DisplayNames | undefined

/** Returns the English name of a language by its code (BCP 47); any other text as it is. */
export function languageName(text: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/.test(text)) return text
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(text) ?? text
}
