/** Returns a size as people read it: `340 KB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < 1000 * 1000) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1000 / 1000).toFixed(1)} MB`
}
