import { afterEach } from 'vitest'
import { type Locale, locales, offeredLocales, translatedLocales } from '#shared/locales.ts'
import { renewUsualEnv } from '#tests/support/browser.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

/** Has the site offer only these languages until the end of a test; `npm run setup` chooses them. */
export function offerOnly(...offered: Locale[]): void {
  replace(offeredLocales, offered)
  replace(
    translatedLocales,
    offered.filter((locale) => locale !== 'en'),
  )
  // What is cached was rendered with links to the other languages.
  resetEdition()
  renewUsualEnv()
}

/** Offers all languages again after each test of a file. */
export function offerAllAfterwards(): void {
  afterEach(() => offerOnly(...locales))
}

function replace(list: readonly Locale[], values: Locale[]): void {
  const changeable = list as Locale[]
  changeable.splice(0, changeable.length, ...values)
}
