import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from './rasterize.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

/** Encodes an opaque picture of few hues as a PNG of at most 256 colours. */
export function indexedPng({ width, height, rgba }: Picture): Buffer {
  const colours = new Uint32Array(rgba.slice().buffer)
  const { palette, numbers } = merged(commonestFirst(colours))
  const rows = Buffer.alloc((width + 1) * height)
  let [last, number] = [-1, 0]
  for (let index = 0; index < colours.length; index++) {
    const colour = colours[index] ?? 0
    if (colour !== last) [last, number] = [colour, numbers.get(colour) ?? 0]
    // Each row starts with the number of its filter: none.
    rows[index + Math.floor(index / width) + 1] = number
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Palette = { palette: number[]; numbers: Map<number, number> }

function commonestFirst(colours: Uint32Array): number[] {
  const counts = new Map<number, number>()
  let [last, start] = [colours[0] ?? 0, 0]
  for (let index = 1; index <= colours.length; index++) {
    if (colours[index] === last) continue
    counts.set(last, (counts.get(last) ?? 0) + index - start)
    last = colours[index] ?? 0
    start = index
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour)
}

// Colours that differ only in their last bits become the commonest of them; few bits are tried first.
function merged(colours: number[], droppedBits = 0): Palette {
  const mask = ((0xff >> droppedBits) << droppedBits) * 0x010101
  const palette: number[] = []
  const cells = new Map<number, number>()
  const numbers = new Map<number, number>()
  for (const colour of colours) {
    const number = cells.get(colour & mask) ?? palette.push(colour) - 1
    cells.set(colour & mask, number)
    numbers.set(colour, number)
  }
  if (palette.length > mostColours) return merged(colours, droppedBits + 1)
  return { palette, numbers }
}

// A pixel read as one number holds red in its lowest byte (machines here are little-endian).
function channels(colour: number): number[] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // Eight bits a pixel, indexed colour.
  bytes.set([8, 3, 0, 0, 0], 8)
  return bytes
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
