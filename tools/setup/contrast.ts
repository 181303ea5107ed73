/** Returns the contrast of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns a colour mixed with as little white as it needs to be light enough. */
export function lightened(colour: string, isLightEnough: (colour: string) => boolean): string {
  const shares = Array.from({ length: 20 }, (_, step) => step / 20)
  const mixed = shares.map((share) => mixWithWhite(colour, share))
  return mixed.find(isLightEnough) ?? '#ffffff'
}

function mixWithWhite(colour: string, share: number): string {
  const parts = channels(colour).map((value) => Math.round(value + (255 - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
