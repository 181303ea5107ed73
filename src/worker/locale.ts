import { AsyncLocalStorage } from 'node:async_hooks'
import { currentLocale, findLocaleBy } from '#shared/current-locale.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'

const storage = new AsyncLocalStorage<Locale>()
findLocaleBy(() => storage.getStore() ?? originalLocale)

/** Runs a task, with all that it waits for, in a language. */
export function inLocale<Result>(locale: Locale, task: () => Result): Result {
  return locale === currentLocale() ? task() : storage.run(locale, task)
}
