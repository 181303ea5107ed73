import * as words from './number-words.ts'

/** Returns a label with what follows it: `Fee: USD 10,000`; by itself it ends with the colon. */
export function labelText(label: string, text?: string): string {
  const head = `${label}${words.colon}`
  return text === undefined ? head : `${head} ${text}`
}
