import { seededRandom } from './seeded-random.ts'

export type Noise = (x: number, y: number) => number

// A power of two, so that positions wrap by masking.
const latticeSize = 256

/** Makes seeded two-dimensional gradient noise, about -0.7 to 0.7, smooth everywhere (Perlin 2002). */
export function gradientNoise(seed: number): Noise {
  const random = seededRandom(seed)
  const angles = Array.from({ length: latticeSize }, () => random() * Math.PI * 2)
  const [slopesX, slopesY] = [angles.map(Math.cos), angles.map(Math.sin)]
  const order = Array.from({ length: latticeSize }, (_, index) => index)
  order.sort(() => random() - 0.5)

  const slope = (column: number, row: number, dx: number, dy: number) => {
    const hash = at(order, column + at(order, row))
    return at(slopesX, hash) * dx + at(slopesY, hash) * dy
  }

  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - column, y - row]
    const top = mix(slope(column, row, dx, dy), slope(column + 1, row, dx - 1, dy), fade(dx))
    const bottom = mix(
      slope(column, row + 1, dx, dy - 1),
      slope(column + 1, row + 1, dx - 1, dy - 1),
      fade(dx),
    )
    return mix(top, bottom, fade(dy))
  }
}

/** Adds octaves of a noise, each twice as fine and weaker by `gain`. */
export function layered(noise: Noise, octaves: number, gain: number): Noise {
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave) * gain ** octave
    }
    return sum
  }
}

function at(list: number[], index: number): number {
  return list[index & (latticeSize - 1)] ?? 0
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
