/** Writes one structured line; `fields` never hold a secret, a body, or a path with a token. */
export function log(event: string, fields: Record<string, string | number | boolean | null>): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes the platform's log
  console.log(JSON.stringify({ event, ...fields }))
}

/**
 * Describes an error for the log: without query parameters, and only the type of a value that is
 * not an Error.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const query = error.message.startsWith('Failed query:')
  const message = query ? `Failed query (${causeOf(error)})` : error.message
  return [`${error.name}: ${message}`, ...framesOf(error)].join('\n')
}

/** Describes an error without its message, which may quote what it was about. */
export function describePlace(error: unknown): string {
  return error instanceof Error ? [error.name, ...framesOf(error)].join('\n') : typeof error
}

function framesOf({ message, stack = '' }: Error): string[] {
  // The message may have lines of its own.
  const lines = stack.replace(message, '').split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).slice(0, 8)
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : 'no cause'
}
