import alea from 'alea'
import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'

// Stretched and lowered so that a step in the terrains' measures is about one hill wide.
const [stretch, strength] = [0.6, 0.5]

/** Makes seeded two-dimensional noise, -0.5 to 0.5, smooth everywhere. */
export function seededNoise(seed: number): NoiseFunction2D {
  const noise = createNoise2D(alea(seed))
  return (x, y) => noise(x * stretch, y * stretch) * strength
}

/** Adds octaves of a noise, each twice as fine and weaker by `gain`. */
export function layered(noise: NoiseFunction2D, octaves: number, gain: number): NoiseFunction2D {
  return (x, y) => {
    let sum = 0
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + octave * 17.3, y * 2 ** octave) * gain ** octave
    }
    return sum
  }
}
