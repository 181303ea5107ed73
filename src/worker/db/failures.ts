import { causesOf } from '../causes.ts'

/** True if a write failed for this reason, in the words of SQLite or of a trigger. */
export function failedBecause(error: unknown, reason: string): boolean {
  return causesOf(error).some(({ message }) => message.includes(reason))
}

/** True if a write failed because a value of this column, `table.column`, stands there already. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return failedBecause(error, `UNIQUE constraint failed: ${column}`)
}

/** The code with which a trigger refused a write; null if it failed otherwise. */
export function refusalOf(error: unknown): string | null {
  const [code] = causesOf(error).flatMap(
    ({ message }) => / refused: ([\w-]+)/.exec(message)?.[1] ?? [],
  )
  return code ?? null
}
