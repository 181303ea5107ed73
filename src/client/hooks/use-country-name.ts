import { useHydrated } from './use-hydrated.ts'

/** Names a country by its two letters; on the server, whose names may differ, by the letters. */
export function useCountryName(): (code: string) => string {
  const hydrated = useHydrated()
  return (code) => (hydrated ? nameOf(code) : code)
}

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // Not a code of a country: shown as it is.
    return code
  }
}
