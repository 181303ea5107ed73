import * as words from './words.ts'
/** Returns a size as text: `74 kB`. */
export function sizeText(bytes: number): string {
  return words.kilobytes(Math.max(1, Math.round(bytes / 1000)))
}
