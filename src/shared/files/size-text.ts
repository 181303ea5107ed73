import { numberText } from '#shared/number-text.ts'
import * as words from '#shared/number-words.ts'

/** Returns a size as people read it: `340 KB`, `1.2 MB`, `2.0 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return words.bytes(bytes)
  if (bytes < 1000 * 1000) return words.kilobytes(numberText(Math.round(bytes / 1000)))
  if (bytes < 1e9) return words.megabytes(numberText((bytes / 1e6).toFixed(1)))
  return words.gigabytes(numberText((bytes / 1e9).toFixed(1)))
}
