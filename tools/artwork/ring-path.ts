export type Ring = [x: number, y: number][]

/** Draws rings as one SVG path of relative lines; coordinates must be whole numbers. */
export function ringPaths(rings: Ring[]): string {
  return rings.map(ringPath).join('')
}

/** Draws a small disc as an SVG path. */
export function discPath(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `
  return `M${x - radius} ${y}${half}${radius * 2} 0${half}${-radius * 2} 0z`
}

/** The area a ring encloses, whichever way it turns. */
export function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

// The step back to the start is left out: z draws it.
function ringPath(ring: Ring): string {
  const [start, ...others] = ring.slice(0, -1)
  if (!start) return ''
  const steps = others.flatMap(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? start
    return [x - fromX, y - fromY]
  })
  return `M${packed(start)}l${packed(steps)}z`
}

function packed(numbers: number[]): string {
  return numbers.map((n, index) => (index === 0 || n < 0 ? `${n}` : ` ${n}`)).join('')
}
