export type Point = [x: number, y: number]

/** Puts points along a line at even steps near `spacing`; its two ends stay where they are. */
export function resample(line: Point[], spacing: number): Point[] {
  const total = lengthOf(line)
  const steps = Math.max(Math.round(total / spacing), 6)
  const points: Point[] = []
  let [segment, passed] = [0, 0]
  for (let step = 0; step <= steps; step++) {
    const target = (total * step) / steps
    while (segment < line.length - 2 && passed + segmentLength(line, segment) < target) {
      passed += segmentLength(line, segment)
      segment++
    }
    const share = Math.min(1, (target - passed) / (segmentLength(line, segment) || 1))
    points.push(between(pointAt(line, segment), pointAt(line, segment + 1), share))
  }
  return points
}

/** Irons the small steps out of a line by averaging neighbours, `passes` times. */
export function ironed(line: Point[], passes: number): Point[] {
  if (passes === 0) return line
  const closed = isClosed(line)
  const last = line.length - 1
  const softer = line.map((point, index): Point => {
    if (!closed && (index === 0 || index === last)) return point
    const before = pointAt(line, index === 0 ? last - 1 : index - 1)
    const after = pointAt(line, index === last ? 1 : index + 1)
    return between(point, between(before, after, 0.5), 0.5)
  })
  return ironed(softer, passes - 1)
}

/** Draws a smooth curve through evenly spaced points: relative cubics in whole units, `scale` each. */
export function smoothPath(points: Point[], scale: number): string {
  const closed = isClosed(points)
  const scaled = points.map(([x, y]): Point => [x * scale, y * scale])
  const slopes = scaled.map((_, index) => slopeAt(scaled, index, closed))
  const start = rounded(pointAt(scaled, 0))
  const numbers: number[] = []
  let pen = start
  scaled.slice(1).forEach((end, index) => {
    const [leave, arrive] = [pointAt(slopes, index), pointAt(slopes, index + 1)]
    // Later segments use the shorthand, whose first control point mirrors the one before.
    if (index === 0) numbers.push(...leave)
    numbers.push(end[0] - arrive[0] - pen[0], end[1] - arrive[1] - pen[1])
    const next = rounded(end)
    numbers.push(next[0] - pen[0], next[1] - pen[1])
    pen = next
  })
  const cubic = `c${packed(numbers.slice(0, 6))}s${packed(numbers.slice(6))}`
  return `M${packed(start)}${cubic}${closed ? 'z' : ''}`
}

/** Tells whether a line ends where it began. */
export function isClosed(line: Point[]): boolean {
  const [first, last] = [pointAt(line, 0), pointAt(line, line.length - 1)]
  return line.length > 3 && Math.hypot(last[0] - first[0], last[1] - first[1]) < 1e-6
}

/** The length of a line, in its own units. */
export function lengthOf(line: Point[]): number {
  return line.reduce((sum, _, index) => sum + segmentLength(line, index), 0)
}

function slopeAt(points: Point[], index: number, closed: boolean): Point {
  const last = points.length - 1
  const before = pointAt(points, closed && index === 0 ? last - 1 : Math.max(index - 1, 0))
  const after = pointAt(points, closed && index === last ? 1 : Math.min(index + 1, last))
  return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
}

function packed(numbers: number[]): string {
  const whole = numbers.map((number) => Math.round(number) || 0)
  return whole.map((number, i) => (i === 0 || number < 0 ? `${number}` : ` ${number}`)).join('')
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function segmentLength(line: Point[], index: number): number {
  const [from, to] = [pointAt(line, index), pointAt(line, index + 1)]
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

function pointAt(line: Point[], index: number): Point {
  return line[Math.min(index, line.length - 1)] as Point
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
