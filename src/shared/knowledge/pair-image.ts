/** Returns the name of the share image of two compared markets, whatever their order. */
export function pairImage(slugs: readonly [string, string]): string {
  return `compare/${slugs.toSorted().join('-or-')}`
}
