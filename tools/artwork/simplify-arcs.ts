import type { Topology } from 'topojson-specification'

type Position = [longitude: number, latitude: number]

const fewestIslandPoints = 6

/**
 * Gives a topology whose arcs keep only points further than `toleranceDegrees` from the rest
 * (Douglas-Peucker). Neighbours share arcs, so their border stays one line.
 */
export function simplifyArcs(topology: Topology, toleranceDegrees: number): Topology {
  const { transform: _, ...rest } = topology
  const arcs = topology.arcs.map((arc) => {
    const full = decoded(arc, topology)
    const few = simplified(full, toleranceDegrees)
    // A small island would collapse to a sliver, so it keeps its shape.
    return isRing(full) && few.length < fewestIslandPoints ? full : few
  })
  return { ...rest, arcs }
}

function decoded(arc: number[][], { transform }: Topology): Position[] {
  let [x, y] = [0, 0]
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {}
  return arc.map(([dx = 0, dy = 0]): Position => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function isRing(line: Position[]): boolean {
  return line[0]?.join() === line.at(-1)?.join()
}

function simplified(line: Position[], tolerance: number): Position[] {
  const [first, last] = [line.at(0), line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [furthest, greatest] = [0, 0]
  line.forEach((point, index) => {
    const distance = distanceToSegment(point, first, last)
    if (distance > greatest) [furthest, greatest] = [index, distance]
  })
  if (greatest < tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(furthest), tolerance),
  ]
}

function distanceToSegment([x, y]: Position, from: Position, to: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy
  const share = squared ? ((x - from[0]) * dx + (y - from[1]) * dy) / squared : 0
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(x - from[0] - dx * nearest, y - from[1] - dy * nearest)
}
