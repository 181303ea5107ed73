import { distance } from 'fastest-levenshtein'

// The share of a slug's letters that may differ.
const maxDifference = 0.4
const maxSuggestions = 3

/** Returns the items whose slugs are most similar to the requested one, for a 404 page. */
export function nearestTo<Item extends { slug: string }>(
  requestedSlug: string,
  all: readonly Item[],
): Item[] {
  const word = requestedSlug.toLowerCase()
  return all
    .map((item) => ({ item, distance: distance(word, item.slug) }))
    .filter(({ item, distance: edits }) => edits <= item.slug.length * maxDifference)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ item }) => item)
}
