import { notVerified } from '#shared/knowledge/words.ts'

/** Said and hatched where something is not known: a blank would be read as nothing. */
export function NotVerified() {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <svg aria-hidden="true" className="h-3.5 w-8 shrink-0">
        <rect width="100%" height="100%" fill="url(#lines-unverified)" />
      </svg>
      {notVerified}
    </span>
  )
}
