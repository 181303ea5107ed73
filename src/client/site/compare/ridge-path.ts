import { rounded, type Stretch } from './descent.ts'

/** Puts what is so far along the way and so high into the units of a drawing. */
type Place = (along: number, height: number) => string

/** From left to right. */
export const wide: Place = (along, height) => `${rounded(along)} ${rounded(100 - height)}`

/** The same turned to run down the page: what is high reaches far to the right. */
export const turned: Place = (along, height) => `${rounded(height)} ${rounded(along)}`

/** Per cent of the wide picture above the highest ridge, for its amount. */
export const sky = 14

/** Of a column of the wide picture, where the larger scale begins. */
export const lensPart = 0.3

/** From the top of the wide picture to a height, both in per cent. */
export function fromTop(height: number): number {
  return rounded(sky + ((100 - height) * (100 - sky)) / 100)
}

/** A stretch, and where on the way it lies. */
export interface Placed {
  stretch: Stretch
  from: number
  /** Where the slope down to its level ends. */
  level: number
  to: number
  /** Where what is lost ends: the plateau after it may go on. */
  lossTo: number
}

/** The line of the ridge; at a part of its height, one of the lines that follow it below. */
export function ridgeLine(placed: readonly Placed[], place: Place, part = 1): string {
  const [first] = placed
  if (!first) return ''
  // Below the ground there is no hill: what is taken there is only hatched.
  const at = (along: number, { ground }: Stretch, height: number) =>
    place(along, ground + Math.max(0, height - ground) * part)
  const parts = placed.map(({ stretch, from, level, to }) => {
    const middle = (from + level) / 2
    const slope =
      level > from
        ? `C${at(middle, stretch, stretch.before)} ${at(middle, stretch, stretch.after)} ${at(level, stretch, stretch.after)}`
        : ''
    return `${slope}L${at(to, stretch, stretch.after)}`
  })
  return `M${at(first.from, first.stretch, first.stretch.before)}${parts.join('')}`
}

/** The ground under the ridge. */
export function terrain(placed: readonly Placed[], place: Place): string {
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return ''
  const { ground } = first.stretch
  return `${ridgeLine(placed, place)}L${place(last.to, ground)}L${place(first.from, ground)}Z`
}
