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
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const query = error.message.startsWith('Failed query:')
  const message = query ? `Failed query (${causeOf(error)})` : error.message
  return [`${error.name}: ${message}`, ...frames.slice(0, 8)].join('\n')
}

function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : 'no cause'
}
