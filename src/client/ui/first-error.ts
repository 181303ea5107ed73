import type { ErrorMap } from '#shared/pages.ts'

/** The message under a field, if the errors of the page have one. */
export function firstError(errors: ErrorMap, field: string): string | undefined {
  const error = errors[field]
  return typeof error === 'string' ? error : undefined
}
