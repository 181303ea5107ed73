import { distance } from 'fastest-levenshtein'

// Letters that may differ, are missing or too many, as a share of the word.
const mostDifferent = 0.4
const mostOffered = 3

/** Those whose slug is like the one that was asked for, the likest first; for a 404. */
export function nearestTo<One extends { slug: string }>(asked: string, all: readonly One[]): One[] {
  const word = asked.toLowerCase()
  return all
    .map((one) => ({ one, different: distance(word, one.slug) }))
    .filter(({ one, different }) => different <= one.slug.length * mostDifferent)
    .toSorted((a, b) => a.different - b.different)
    .slice(0, mostOffered)
    .map(({ one }) => one)
}
