import { describe, expect, test } from 'vitest'
import { shippedTranslations, translateShipped } from '#shared/knowledge/shipped-translations.ts'
import { translatableFields } from '#shared/knowledge/translatable.ts'
import { locales, originalLocale } from '#shared/locales.ts'
import { leftTexts, translationFiles } from '#tools/translations.ts'

const translated = locales.filter((locale) => locale !== originalLocale)
const files = (
  await Promise.all(
    translated.map(async (locale) => {
      const all = await shippedTranslations(locale)
      return translationFiles(all).map((file) => ({ name: `${locale}/${file.path}`, all, ...file }))
    }),
  )
).flat()

describe.each(files)('$name', (file) => {
  const { texts, records, all } = file
  test('translates each of its records whole or not at all', () => {
    const halves = records
      .map(({ kind, record }) => ({
        kind,
        slug: record.slug,
        ...translateShipped(kind, record, all),
      }))
      .filter(({ kind, missing, translated }) => {
        const { texts } = translatableFields[kind]
        return missing.length > 0 && translated.some(({ field }) => texts.includes(field))
      })
      .map(({ slug, missing }) => ({ slug, missing }))
    expect(halves).toEqual([])
  })

  test('has no text that its records lack', () => {
    expect(leftTexts(file)).toEqual([])
  })

  test('leaves figures, citations, links and placeholders as they are', () => {
    const changed = Object.entries(texts).filter(
      ([text, translation]) => String(fixedParts(text)) !== String(fixedParts(translation)),
    )
    expect(changed.map(([text, translation]) => ({ text, translation }))).toEqual([])
  })
})

/** Returns what is the same in every language, in an order that does not depend on it. */
function fixedParts(text: string): string[] {
  const marks = text.match(/\[\^[\w-]+\]|\]\([^)]*\)|\{\w+\}|`[^`]*`|^#+ |^[-|] /gm) ?? []
  const words = text.replace(/\[\^[\w-]+\]|\]\([^)]*\)|`[^`]*`/g, '')
  return [...marks, ...figuresIn(words)].toSorted()
}

/** Returns the numbers of a text, in which languages group digits and mark decimals differently. */
function figuresIn(text: string): string[] {
  const ungrouped = text.replace(/(?<=\d)[,.\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  const numbers = ungrouped.match(/\d+(?:[.,]\d+)?/g) ?? []
  return numbers.map((number) => String(Number(number.replace(',', '.'))))
}
