import { joinBytes } from '#worker/security/bytes.ts'
import { type Pixels, type Size, Unreadable } from './pixels.ts'
import { type Pass, passesOf, pixelBits, type RowFormat, samplesOf } from './png-format.ts'
import { openScaler, type Scaler } from './scaler.ts'

const indexed = 3

/** The bit depths of each colour type (PNG, table 11.1). */
const depthsOf: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

interface PngFormat extends RowFormat {
  palette: Uint8Array
  /** The opacity of each entry of the palette, or the colour that is not visible. */
  transparency: Uint8Array
}

/**
 * Decodes a PNG (ISO/IEC 15948) in a size: rows are inflated, put together and reduced one by one, so
 * that a large picture needs no more memory than the result. Libraries hold all of it. Throws
 * Unreadable.
 */
export async function decodePng(bytes: Uint8Array, to: Size): Promise<Pixels> {
  const { format, data } = chunksOf(bytes)
  const scaler = openScaler(format, to)
  const rows = inflatedRows(data, format)
  if (format.isInterlaced) await addInterlaced(rows, format, scaler)
  else for await (const { row } of rows) scaler.addRow(toRgba(row, format, format.width))
  return scaler.finish()
}

function chunksOf(bytes: Uint8Array): { format: PngFormat; data: Uint8Array<ArrayBuffer> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.byteLength; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.byteLength) break
    const content = bytes.subarray(at + 8, at + 8 + length)
    // A list that is copied for each chunk would make a million empty ones take hours.
    const others = chunks.get(name)
    if (others) others.push(content)
    else chunks.set(name, [content])
    at += 12 + length
    if (name === 'IEND') break
  }
  if (!chunks.has('IEND')) throw new Unreadable('end')
  const data = chunks.get('IDAT')
  if (!data) throw new Unreadable('data')
  const none = new Uint8Array()
  const [palette = none] = chunks.get('PLTE') ?? []
  const [transparency = none] = chunks.get('tRNS') ?? []
  const [depth = 0, colourType = 0, compression, filter, interlace] = bytes.subarray(24, 29)
  const isKnown = depthsOf[colourType]?.includes(depth) && compression === 0 && filter === 0
  if (!isKnown || (interlace !== 0 && interlace !== 1)) throw new Unreadable('format')
  if (colourType === indexed && palette.byteLength < 3) throw new Unreadable('palette')
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const isInterlaced = interlace === 1
  const format = { ...size, depth, colourType, isInterlaced, palette, transparency }
  return { data: joinBytes(data), format }
}

interface PngRow {
  row: Uint8Array
  pass: Pass
  /** Its number in the pass. */
  y: number
}

/** Gives the rows of all passes without their filters. A row is valid until the next one. */
async function* inflatedRows(data: Uint8Array<ArrayBuffer>, format: PngFormat) {
  const bits = pixelBits(format)
  const pixelBytes = Math.max(1, bits >> 3)
  const passes = passesOf(format)
  const stream = inflate(data)
  let buffer = new Uint8Array()
  for (const pass of passes) {
    const length = Math.ceil((pass.width * bits) / 8)
    let previous = new Uint8Array(length)
    let row = new Uint8Array(length)
    for (let y = 0; y < pass.height; y++) {
      while (buffer.byteLength < length + 1) {
        const { done, value } = await stream.next()
        if (done) throw new Unreadable('truncated')
        buffer = buffer.byteLength === 0 ? value : joined(buffer, value)
      }
      row.set(buffer.subarray(1, length + 1))
      unfilter(buffer[0] ?? 0, row, { previous, pixelBytes })
      buffer = buffer.subarray(length + 1)
      yield { row, pass, y } satisfies PngRow
      ;[previous, row] = [row, previous]
    }
  }
  await stream.return()
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.byteLength + second.byteLength)
  all.set(first)
  all.set(second, first.byteLength)
  return all
}

/** The platform inflates all of a write at once, whether anybody reads it or not: at most 16 MB of these. */
const writeBytes = 16 * 1024
const readBytes = 64 * 1024

/** Gives the inflated bytes of data as they are asked for, and inflates little more than that. */
async function* inflate(
  data: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  const reader = readable.getReader({ mode: 'byob' })
  let written = 0
  const writeNext = async () => {
    if (written >= data.byteLength) return writer.close()
    // A buffer of its own: the stream may not take a view of the whole file.
    await writer.write(data.slice(written, written + writeBytes))
    written += writeBytes
  }
  try {
    for (;;) {
      const reading = reader.read(new Uint8Array(readBytes))
      while (!(await isReady(reading))) await writeNext()
      const { done, value } = await reading
      if (done) return
      yield value
    }
  } catch {
    throw new Unreadable('deflate')
  } finally {
    await reader.cancel().catch(() => {})
    await writer.abort().catch(() => {})
  }
}

/** True once a reading has ended, false if it still waits in the next turn. */
function isReady(reading: Promise<unknown>): Promise<boolean> {
  const ended = () => true
  const nextTurn = new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))
  return Promise.race([reading.then(ended, ended), nextTurn])
}

interface FilterContext {
  previous: Uint8Array
  pixelBytes: number
}

/** Undoes the filter of a row in place (PNG, 9.2): each is a loop of its own, for speed. */
function unfilter(filter: number, row: Uint8Array, { previous, pixelBytes }: FilterContext): void {
  const undo = [undefined, addLeft, addAbove, addMean, addNearest][filter]
  if (undo) undo(row, previous, pixelBytes)
  else if (filter !== 0) throw new Unreadable('filter')
}

function addLeft(row: Uint8Array, _previous: Uint8Array, pixelBytes: number): void {
  for (let at = pixelBytes; at < row.length; at++) {
    row[at] = (row[at] ?? 0) + (row[at - pixelBytes] ?? 0)
  }
}

function addAbove(row: Uint8Array, previous: Uint8Array): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) + (previous[at] ?? 0)
}

function addMean(row: Uint8Array, previous: Uint8Array, pixelBytes: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at < pixelBytes ? 0 : (row[at - pixelBytes] ?? 0)
    row[at] = (row[at] ?? 0) + ((left + (previous[at] ?? 0)) >> 1)
  }
}

/** Adds the neighbour that is nearest to left + above - corner (Paeth). */
function addNearest(row: Uint8Array, previous: Uint8Array, pixelBytes: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at < pixelBytes ? 0 : (row[at - pixelBytes] ?? 0)
    const corner = at < pixelBytes ? 0 : (previous[at - pixelBytes] ?? 0)
    const above = previous[at] ?? 0
    const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)]
    const toCorner = Math.abs(left + above - 2 * corner)
    const isLeft = toLeft <= toAbove && toLeft <= toCorner
    row[at] = (row[at] ?? 0) + (isLeft ? left : toAbove <= toCorner ? above : corner)
  }
}

/** Returns the pixels of a row with four bytes each. */
function toRgba(row: Uint8Array, format: PngFormat, width: number): Uint8Array<ArrayBuffer> {
  const { colourType, depth, palette, transparency } = format
  const samples = samplesOf[colourType] ?? 1
  const result = new Uint8Array(width * 4)
  const hasColour = samples >= 3
  const hasOpacity = samples === 2 || samples === 4
  const factor = depth < 8 ? 255 / (2 ** depth - 1) : 1
  const hidden = hasOpacity || colourType === indexed ? [] : hiddenColour(transparency, depth)
  for (let x = 0; x < width; x++) {
    const first = sampleAt(row, x * samples, depth)
    const at = x * 4
    if (colourType === indexed) {
      result[at] = palette[first * 3] ?? 0
      result[at + 1] = palette[first * 3 + 1] ?? 0
      result[at + 2] = palette[first * 3 + 2] ?? 0
      result[at + 3] = transparency[first] ?? 255
      continue
    }
    const second = hasColour ? sampleAt(row, x * samples + 1, depth) : first
    const third = hasColour ? sampleAt(row, x * samples + 2, depth) : first
    result[at] = first * factor
    result[at + 1] = second * factor
    result[at + 2] = third * factor
    const isHidden = hidden.length > 0 && isColour([first, second, third], hidden)
    result[at + 3] = hasOpacity ? sampleAt(row, (x + 1) * samples - 1, depth) : isHidden ? 0 : 255
  }
  return result
}

/** Returns a sample; of one with 16 bits the upper eight. */
function sampleAt(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[index] ?? 0
  if (depth === 16) return row[index * 2] ?? 0
  const bit = index * depth
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}

/** Returns the samples of the colour that is not visible; none if all are. */
function hiddenColour(transparency: Uint8Array, depth: number): number[] {
  const samples: number[] = []
  for (let at = 0; at + 1 < transparency.byteLength; at += 2) {
    samples.push(transparency[depth === 16 ? at : at + 1] ?? 0)
  }
  return samples
}

function isColour(samples: readonly number[], [red, green = red, blue = red]: number[]): boolean {
  return samples[0] === red && samples[1] === green && samples[2] === blue
}

/** Puts the passes of an interlaced picture together, which only all of them make. */
async function addInterlaced(rows: AsyncIterable<PngRow>, format: PngFormat, scaler: Scaler) {
  const { width, height } = format
  const all = new Uint8Array(width * height * 4)
  const allPixels = new Uint32Array(all.buffer)
  for await (const { row, pass, y } of rows) {
    const pixels = new Uint32Array(toRgba(row, format, pass.width).buffer)
    const first = (pass.top + y * pass.stepY) * width + pass.left
    for (let x = 0; x < pass.width; x++) allPixels[first + x * pass.stepX] = pixels[x] ?? 0
  }
  for (let y = 0; y < height; y++) scaler.addRow(all.subarray(y * width * 4, (y + 1) * width * 4))
}
