import { countryName } from '#shared/knowledge/countries.ts'
import { firmSlug } from '#shared/knowledge/firm.ts'
import { mapTexts, type RecordKind, translatableFields } from '#shared/knowledge/translatable.ts'
import type { Locale } from '#shared/locales.ts'
import { inLocale } from '../locale.ts'
import { type Edition, editionOf } from './edition.ts'
import type { NewsletterHead } from './published-records.ts'
import { type RecordTranslation, textKey, translationsOf } from './translations.ts'
import { excerptOf } from './without-markdown.ts'

/** Returns an edition with its translated texts; the others stay in English, and are listed. */
export function translateEdition(
  edition: Edition,
  locale: Locale,
  translations: readonly RecordTranslation[],
): Edition {
  return inLocale(locale, () => translateRecords(edition, locale, translations))
}

function translateRecords(
  { records, origin, findService }: Edition,
  locale: Locale,
  translations: readonly RecordTranslation[],
): Edition {
  const english = new Set<string>()
  const find = finderOf(translations)
  const translate = <Fields extends object>(kind: RecordKind, slug: string, fields: Fields) => {
    const texts = find(kind, slug)?.byText
    return mapTexts(kind, fields, (text) => {
      const translation = texts?.get(textKey(text))
      const isTranslated = texts !== undefined && texts.size > 0
      if (translation === undefined && !mayStay(kind, text.field, isTranslated))
        english.add(text.text)
      return translation ?? text.text
    })
  }
  const edition = editionOf(
    {
      ...records,
      markets: records.markets.map((market) => {
        const translated = translate('market', market.slug, market)
        // A country has a name in every language, also before its dossier is translated.
        return translated.name === market.name
          ? { ...translated, name: countryName(market.code) }
          : translated
      }),
      // Facts are parts of their market's document.
      facts: records.facts.flatMap((fact) => {
        return translate('market', fact.market, { facts: [fact] }).facts
      }),
      rules: records.rules.map((rule) => translate('rule', rule.slug, rule)),
      notes: records.notes.map((note) => {
        const translation = find('note', note.slug)?.translation
        return { ...translate('note', note.slug, note), ...(translation && { translation }) }
      }),
      letters: records.letters.map((letter) => {
        const translation = find('letter', letter.slug)?.translation
        const excerpt = translatedExcerpt(letter, translation)
        if (excerpt === null) english.add(letter.excerpt)
        return {
          ...translate('letter', letter.slug, letter),
          excerpt: excerpt ?? letter.excerpt,
          ...(translation && { translation }),
        }
      }),
      services: records.services.map((service) => translate('service', service.slug, service)),
      pages: records.pages.map((page) => translate('page', page.slug, page)),
      people: records.people.map((person) => translate('person', person.slug, person)),
      firm: translate('firm', firmSlug, records.firm),
    },
    origin,
  )
  const findTranslated = (text: string) =>
    edition.findService(text) ?? edition.findService(findService(text)?.slug ?? '')
  return { ...edition, locale, english, findService: findTranslated }
}

/** Returns the beginning of a newsletter's translated introduction; null without one. */
function translatedExcerpt(
  { excerpt }: NewsletterHead,
  translation: RecordTranslation | undefined,
): string | null {
  const introduction = translation?.texts.find(
    ({ field, text }) => field === 'introduction' && excerptOf(text) === excerpt,
  )
  return introduction ? excerptOf(introduction.translation) : null
}

function finderOf(translations: readonly RecordTranslation[]) {
  const bySlug = new Map(
    translations.map((translation) => [
      `${translation.kind} ${translation.slug}`,
      { translation, byText: translationsOf(translation.texts) },
    ]),
  )
  return (kind: RecordKind, slug: string) => bySlug.get(`${kind} ${slug}`)
}

/**
 * True for a text that stays as it is without a translation. Names do, and so do sections of sources in a
 * record that has one: `Art. 4` is the same. Where there is no translation, sections are in English words.
 */
function mayStay(kind: RecordKind, field: string, isTranslated: boolean): boolean {
  const isSection = /(^|\.)section$/.test(field)
  return translatableFields[kind].names.includes(field) && (isTranslated || !isSection)
}
