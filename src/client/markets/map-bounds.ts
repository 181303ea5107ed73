import type { Country } from '#client/map/africa.tsx'

/**
 * A view box for each of some countries, all of one size, so that the same box on the page draws
 * them at one scale. Each country stands in the lower right corner of its own.
 */
export function viewBoxesInOneScale(countries: readonly Country[]): string[] {
  const width = Math.max(...countries.map(({ box }) => box.right - box.left))
  const height = Math.max(...countries.map(({ box }) => box.bottom - box.top))
  return countries.map(
    ({ box }) => `${box.right - width} ${box.bottom - height} ${width} ${height}`,
  )
}

/** The part of the map, `width` by `height` of its units, in whose middle some countries stand. */
export function boxAround(
  countries: readonly Country[],
  { width, height }: { width: number; height: number },
): Country['box'] {
  const left = Math.min(...countries.map(({ box }) => box.left))
  const right = Math.max(...countries.map(({ box }) => box.right))
  const top = Math.min(...countries.map(({ box }) => box.top))
  const bottom = Math.max(...countries.map(({ box }) => box.bottom))
  const x = (left + right - width) / 2
  const y = (top + bottom - height) / 2
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** Whether a country may show in a part of the map. */
export function isWithin({ box }: Country, part: Country['box']): boolean {
  return (
    box.left < part.right && box.right > part.left && box.top < part.bottom && box.bottom > part.top
  )
}
