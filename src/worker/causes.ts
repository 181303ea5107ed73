/** An error and what caused it, in turn; nothing for what is no error. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
