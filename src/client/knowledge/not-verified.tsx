import { clsx } from 'clsx'
import { notVerified } from '#shared/knowledge/words.ts'

/** The hatched placeholder for a missing value. */
export function NotVerified({ className }: { className?: string }) {
  return <span className={clsx('not-verified', className)}>{notVerified()}</span>
}
