import type { Country } from '#client/site/map/africa.tsx'

type Box = Country['box']

/**
 * Returns a view box for each country, all of the same size, so that they are drawn to one scale. Each
 * country is in the lower right corner of its box.
 */
export function viewBoxesInOneScale(countries: readonly Country[]): string[] {
  const width = Math.max(...countries.map(({ box: [left, , right] }) => right - left))
  const height = Math.max(...countries.map(({ box: [, top, , bottom] }) => bottom - top))
  return countries.map(
    ({ box: [, , right, bottom] }) => `${right - width} ${bottom - height} ${width} ${height}`,
  )
}

/** Returns the box of this size, in map units, with the countries at its centre. */
export function boxAround(
  countries: readonly Country[],
  { width, height }: { width: number; height: number },
): Box {
  const left = Math.min(...countries.map(({ box: [left] }) => left))
  const top = Math.min(...countries.map(({ box: [, top] }) => top))
  const right = Math.max(...countries.map(({ box: [, , right] }) => right))
  const bottom = Math.max(...countries.map(({ box: [, , , bottom] }) => bottom))
  const x = (left + right - width) / 2
  const y = (top + bottom - height) / 2
  return [x, y, x + width, y + height]
}

/** True if a country overlaps a part of the map. */
export function isWithin({ box }: Country, part: Box): boolean {
  const [left, top, right, bottom] = box
  return left < part[2] && right > part[0] && top < part[3] && bottom > part[1]
}
