/** Returns entries by their days, the newest first; those of one day in their order. */
export function newestFirst<One>(all: readonly One[], dayOf: (one: One) => string): One[] {
  return all.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
}

/** Returns records with one in the place of that with the same slug. */
export function withEntry<One extends { slug: string }>(all: readonly One[], entry: One): One[] {
  return [...all.filter(({ slug }) => slug !== entry.slug), entry]
}
