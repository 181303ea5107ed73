import type { TranslatableText } from './translatable.ts'

/** Texts in English, each with its translation; of Markdown, each line. */
export type Texts = Readonly<Record<string, string>>

/** The translations that ship in one language, by the files of their records. */
export interface ShippedTranslations {
  /** By the slugs of markets; their facts, obligations and rules are among them. */
  markets: Readonly<Record<string, Texts>>
  /** By the slugs of articles. */
  notes: Readonly<Record<string, Texts>>
  services: Texts
  pages: Texts
  firm: Texts
}

/** A text of a document with its translation. */
export interface TranslatedText extends TranslatableText {
  translation: string
}
