import { clsx } from 'clsx'
import { notVerified } from '#shared/knowledge/words.ts'

/** Stands where something is not known: hatched, and said. */
export function NotVerified({ className }: { className?: string }) {
  return <span className={clsx('not-verified', className)}>{notVerified}</span>
}
