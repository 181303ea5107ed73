import * as words from './number-words.ts'

/** Returns a label with what follows it: `Fee: USD 10,000`; by itself it ends with the colon. */
export function labelText(label: string, text?: string): string {
  const head = `${label}${words.colon}`
  return text === undefined ? head : `${head} ${text}`
}

/** Returns labels as one: `Sportsbook, online casino`. */
export function labelList(labels: readonly string[]): string {
  return upperFirst(labels.map(withinSentence).join(', '))
}

/** Returns a label as a sentence has it: `online casino`; an abbreviation stays as it is. */
export function withinSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

/** Returns a text as it begins a line: `Lundi 4 mai`. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
