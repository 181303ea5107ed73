import { translatedMarketName } from '#shared/knowledge/countries.ts'
import { firmSlug } from '#shared/knowledge/firm.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { mapTexts, type RecordKind, translatableFields } from '#shared/knowledge/translatable.ts'
import type { Locale } from '#shared/locales.ts'
import { inLocale } from '../locale.ts'
import { type Edition, editionOf } from './edition.ts'
import type { NewsletterHead, NoteHead, PublishedRecords } from './published-records.ts'
import { type RecordTranslation, textKey, translationsOf } from './translations.ts'
import { excerptOf } from './without-markdown.ts'

/** Returns an edition with its translated texts; the others stay in English, and are listed. */
export function translateEdition(
  original: Edition,
  locale: Locale,
  translations: readonly RecordTranslation[],
): Edition {
  const translator = translatorOf(translations)
  const { english } = translator
  const edition = inLocale(locale, () =>
    editionOf(translateRecords(original.records, translator), original.origin),
  )
  const findService = (text: string) =>
    edition.findService(text) ?? edition.findService(original.findService(text)?.slug ?? '')
  return { ...edition, locale, original, english, findService }
}

function translateRecords(records: PublishedRecords, translator: Translator): PublishedRecords {
  const { translate } = translator
  return {
    ...records,
    markets: records.markets.map((market) => translateMarket(market, translator)),
    // Facts are parts of their market's document.
    facts: records.facts.flatMap((fact) => {
      return translate('market', fact.market, { facts: [fact] }).facts
    }),
    rules: records.rules.map((rule) => translate('rule', rule.slug, rule)),
    notes: records.notes.map((note) => translateNote(note, translator)),
    letters: records.letters.map((letter) => translateLetter(letter, translator)),
    services: records.services.map((service) => translate('service', service.slug, service)),
    pages: records.pages.map((page) => translate('page', page.slug, page)),
    people: records.people.map((person) => translate('person', person.slug, person)),
    firm: translate('firm', firmSlug, records.firm),
  }
}

function translateMarket(market: Market, { translate }: Translator): Market {
  const translated = translate('market', market.slug, market)
  return { ...translated, name: translatedMarketName(market, translated.name) }
}

function translateNote(note: NoteHead, { find, translate }: Translator): NoteHead {
  const translation = find('note', note.slug)?.translation
  return { ...translate('note', note.slug, note), ...(translation && { translation }) }
}

function translateLetter(
  letter: NewsletterHead,
  { find, translate, english }: Translator,
): NewsletterHead {
  const translation = find('letter', letter.slug)?.translation
  const excerpt = translatedExcerpt(letter, translation)
  if (excerpt === null) english.add(letter.excerpt)
  return {
    ...translate('letter', letter.slug, letter),
    excerpt: excerpt ?? letter.excerpt,
    ...(translation && { translation }),
  }
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

type Translator = ReturnType<typeof translatorOf>

/** Translates records, and lists the texts that stay in English. */
function translatorOf(translations: readonly RecordTranslation[]) {
  const english = new Set<string>()
  const find = finderOf(translations)
  const translate = <Fields extends object>(
    kind: RecordKind,
    slug: string,
    fields: Fields,
  ): Fields => {
    const texts = find(kind, slug)?.byText
    return mapTexts(kind, fields, (text) => {
      const translation = texts?.get(textKey(text))
      const isTranslated = texts !== undefined && texts.size > 0
      if (translation === undefined && !mayStay(kind, text.field, isTranslated))
        english.add(text.text)
      return translation ?? text.text
    })
  }
  return { english, find, translate }
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
  const { names, sections = [] } = translatableFields[kind]
  return names.includes(field) && (isTranslated || !sections.includes(field))
}
