/** Whether a write failed because a value of this column, `table.column`, stands there already. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false
  const found = error.message.includes(`UNIQUE constraint failed: ${column}`)
  return found || isUniqueViolation(error.cause, column)
}
