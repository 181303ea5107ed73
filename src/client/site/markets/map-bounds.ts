import type { Country } from '#client/site/map/africa.tsx'

type Box = Country['box']

/**
 * A view box for each of some countries, all of one size, so that the same box on the page draws
 * them at one scale. Each country stands in the lower right corner of its own.
 */
export function viewBoxesInOneScale(countries: readonly Country[]): string[] {
  const width = Math.max(...countries.map(({ box: [left, , right] }) => right - left))
  const height = Math.max(...countries.map(({ box: [, top, , bottom] }) => bottom - top))
  return countries.map(
    ({ box: [, , right, bottom] }) => `${right - width} ${bottom - height} ${width} ${height}`,
  )
}

/** The part of the map, `width` by `height` of its units, in whose middle some countries stand. */
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

/** Whether a country may show in a part of the map. */
export function isWithin({ box }: Country, part: Box): boolean {
  const [left, top, right, bottom] = box
  return left < part[2] && right > part[0] && top < part[3] && bottom > part[1]
}
