import type { RevisionSummary } from '#shared/desk/documents/props.ts'

/** Returns the version that was saved since the one that was edited; null if there is none. */
export function newerVersion(
  revisions: readonly RevisionSummary[],
  base: unknown,
): RevisionSummary | null {
  const [newest] = revisions
  const wasSaved = revisions.some(({ id }) => id === base)
  return newest && wasSaved && newest.id !== base ? newest : null
}
