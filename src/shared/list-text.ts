import * as words from './number-words.ts'

/** Returns names joined for a sentence: `Kenya, Ghana or Zambia`. */
export function listText(names: readonly string[], last: string = words.and): string {
  const head = names.slice(0, -1).join(', ')
  return [head, names.at(-1)].filter(Boolean).join(` ${last} `)
}
