/** Returns a size as text: `74 kB`. */
export function sizeText(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`
}
