import type { Size } from './pixels.ts'

/** The samples of a pixel by colour type; 3 are indexes of a palette. */
export const samplesOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** What the header of a PNG says of its rows. */
export interface RowFormat extends Size {
  depth: number
  colourType: number
  isInterlaced: boolean
}

/** Rows that follow each other, and where their pixels belong. */
export interface Pass extends Size {
  left: number
  top: number
  stepX: number
  stepY: number
}

/** Returns the passes of a PNG: one, or seven (Adam7). */
export function passesOf({ width, height, isInterlaced }: RowFormat): Pass[] {
  if (!isInterlaced) return [{ width, height, left: 0, top: 0, stepX: 1, stepY: 1 }]
  const places = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ]
  return places
    .map(([left = 0, top = 0, stepX = 1, stepY = 1]) => ({
      ...{ left, top, stepX, stepY },
      width: Math.ceil((width - left) / stepX),
      height: Math.ceil((height - top) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0)
}

/** Returns the bits of a pixel. */
export function pixelBits({ colourType, depth }: RowFormat): number {
  return (samplesOf[colourType] ?? 1) * depth
}

/** Returns the bytes of all rows once they are inflated, each with the byte of its filter. */
export function inflatedBytes(format: RowFormat): number {
  const bits = pixelBits(format)
  return passesOf(format).reduce(
    (sum, { width, height }) => sum + height * (1 + Math.ceil((width * bits) / 8)),
    0,
  )
}
