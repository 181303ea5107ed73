import { causesOf } from '../causes.ts'

/** True if a write failed because a value of this column, `table.column`, stands there already. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const reason = `UNIQUE constraint failed: ${column}`
  return causesOf(error).some(({ message }) => message.includes(reason))
}

/** The code with which a trigger refused a write; null if it failed otherwise. */
export function refusalOf(error: unknown): string | null {
  const [code] = causesOf(error).flatMap(
    ({ message }) => / refused: ([\w-]+)/.exec(message)?.[1] ?? [],
  )
  return code ?? null
}
