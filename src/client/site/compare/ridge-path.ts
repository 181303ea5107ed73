import { rounded, type Segment } from './segments.ts'

/** Converts a position and a height, both in per cent, into coordinates of a drawing. */
type Projection = (along: number, height: number) => string

/** Projects from left to right. */
export const horizontal: Projection = (along, height) =>
  `${rounded(along)} ${rounded(100 - height)}`

/** Projects down the page, with heights to the right. */
export const vertical: Projection = (along, height) => `${rounded(height)} ${rounded(along)}`

/** Per cent of the horizontal picture above the ridge, for the amounts. */
export const sky = 14

/** The share of a column of the horizontal picture before the larger scale begins. */
export const lensPart = 0.3

/** Returns the distance from the top of the horizontal picture to a height, both in per cent. */
export function distanceFromTop(height: number): number {
  return rounded(sky + ((100 - height) * (100 - sky)) / 100)
}

/** A segment with its positions along the picture, in per cent. */
export interface SegmentLayout {
  segment: Segment
  from: number
  /** The end of the slope down to its level. */
  level: number
  to: number
  /** The end of the loss; the plateau after it can be longer. */
  lossTo: number
}

/** Returns the path of the ridge; with `part`, a contour line at that share of its height. */
export function ridgeLine(
  layouts: readonly SegmentLayout[],
  project: Projection,
  part = 1,
): string {
  const [first] = layouts
  if (!first) return ''
  // There is no hill below the ground: losses there are only hatched.
  const at = (along: number, { ground }: Segment, height: number) =>
    project(along, ground + Math.max(0, height - ground) * part)
  const parts = layouts.map(({ segment, from, level, to }) => {
    const middle = (from + level) / 2
    const slope =
      level > from
        ? `C${at(middle, segment, segment.before)} ${at(middle, segment, segment.after)} ${at(level, segment, segment.after)}`
        : ''
    return `${slope}L${at(to, segment, segment.after)}`
  })
  return `M${at(first.from, first.segment, first.segment.before)}${parts.join('')}`
}

/** Returns the path of the area between the ridge and the ground. */
export function terrainPath(layouts: readonly SegmentLayout[], project: Projection): string {
  const [first, last] = [layouts[0], layouts.at(-1)]
  if (!first || !last) return ''
  const { ground } = first.segment
  return `${ridgeLine(layouts, project)}L${project(last.to, ground)}L${project(first.from, ground)}Z`
}
