import { AsyncLocalStorage } from 'node:async_hooks'
import { currentLocale, findLocaleBy } from '#shared/current-locale.ts'
import { type Locale, offeredLocale, originalLocale } from '#shared/locales.ts'

const storage = new AsyncLocalStorage<Locale>()
findLocaleBy(() => storage.getStore() ?? originalLocale)

/** Runs a task, with all that it waits for, in a language; in English if that is not offered. */
export function inLocale<Result>(locale: Locale, task: () => Result): Result {
  const offered = offeredLocale(locale)
  return offered === currentLocale() ? task() : storage.run(offered, task)
}
