import alea from 'alea'
import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'

/** A hill: its summit, half widths along and across its ridge, the ridge's turn, its height. */
type Hill = {
  x: number
  y: number
  length: number
  breadth: number
  turnDegrees: number
  height: number
}

/** A piece of country, in pixels; `roughness` is the height of its spurs and gullies. */
export type Terrain = {
  seed: number
  width: number
  height: number
  hills: Hill[]
  roughness: number
  plain: number
}

// Stretched and lowered so that a step in the terrains' measures is about one hill wide.
const [stretch, strength] = [0.6, 0.5]

/** Gives the height at a point of the terrain: warped hills, cut by spurs where it is high. */
export function heightField(terrain: Terrain): (x: number, y: number) => number {
  const bend = layered(seededNoise(terrain.seed), 2, 0.5)
  const spurs = layered(seededNoise(terrain.seed + 1), 3, 0.36)
  const swell = seededNoise(terrain.seed + 2)

  return (x, y) => {
    const bentX = x + bend(x / 260, y / 260) * 90
    const bentY = y + bend(x / 260 + 40, y / 260 + 40) * 90
    const hills = terrain.hills.reduce((sum, hill) => sum + heightOf(hill, bentX, bentY), 0)
    const cut =
      spurs(bentX / 190, bentY / 190) * terrain.roughness * Math.min(1, (hills * 1.8) ** 1.5)
    return hills + cut + swell(x / 420, y / 420) * terrain.plain
  }
}

function heightOf(hill: Hill, x: number, y: number): number {
  const turn = (hill.turnDegrees * Math.PI) / 180
  const [dx, dy] = [x - hill.x, y - hill.y]
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / hill.length
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / hill.breadth
  // Steeper than a Gaussian near the top and flatter at the foot, as eroded hills are.
  return hill.height / (1 + along * along + across * across) ** 1.6
}

// Two-dimensional, -0.5 to 0.5, smooth everywhere.
function seededNoise(seed: number): NoiseFunction2D {
  const noise = createNoise2D(alea(seed))
  return (x, y) => noise(x * stretch, y * stretch) * strength
}

// Adds octaves of a noise, each twice as fine and weaker by `gain`.
function layered(noise: NoiseFunction2D, octaves: number, gain: number): NoiseFunction2D {
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave) * gain ** octave
    }
    return sum
  }
}
