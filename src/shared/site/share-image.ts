import { currentLocale } from '#shared/current-locale.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'

/** The pages that have a share image of their own; the others have one of these. */
export const sharePages = [
  'home',
  'about-us',
  'services',
  'markets',
  'insights',
  'contact',
  'rules',
  'compare',
  'data',
  'search',
  'legal',
] as const

export type SharePage = (typeof sharePages)[number]

/** The names of the share images of records. */
export const shareImageOf = {
  market: (slug: string) => `market-${slug}` as const,
  note: (slug: string) => `note-${slug}` as const,
  category: (slug: string) => `category-${slug}` as const,
  answer: (market: string, product: string) => `answers/${market}-${product}` as const,
  /** Of two markets that are compared, whatever their order. */
  pair: (markets: readonly [string, string]) =>
    `compare/${markets.toSorted().join('-or-')}` as const,
}

type RecordImage = (typeof shareImageOf)[keyof typeof shareImageOf]

/** The name of a share image, which it has in every language. */
export type ShareImage = SharePage | ReturnType<RecordImage>

/** Returns the path of a share image, in the language of the page that is being made. */
export function shareImagePath(name: ShareImage, locale: Locale = currentLocale()): string {
  const folder = locale === originalLocale ? '/og' : `/og/${locale}`
  return `${folder}/${name}.png`
}
