import type { Pixels, Size } from './pixels.ts'

/** Takes the rows of a picture one after the other, and makes a smaller one of them. */
export interface Scaler {
  /** `row` holds four bytes for each pixel. */
  addRow(row: Uint8Array | Uint8ClampedArray): void
  finish(): Pixels
}

/**
 * Opens a scaler, in which each pixel becomes the mean of the area that it covers, weighted by
 * opacity. It holds one row of sums besides the result, whatever the size of the source.
 */
export function openScaler(from: Size, to: Size): Scaler {
  const [stepX, stepY] = [from.width / to.width, from.height / to.height]
  const columns = columnsOf(from.width, to.width)
  const sums = new Float64Array(to.width * 4)
  const result = new Uint8ClampedArray(to.width * to.height * 4)
  let [y, target] = [0, 0]

  function addRow(row: Uint8Array | Uint8ClampedArray) {
    // A row may lie in two rows of the result.
    for (let top = y; top < y + 1 && target < to.height; ) {
      const end = Math.min(y + 1, (target + 1) * stepY)
      addWeighted(row, end - top)
      const isFull = end >= (target + 1) * stepY - 1e-6
      if (isFull) flush()
      if (end <= top && !isFull) break
      top = end
    }
    y += 1
  }

  function addWeighted(row: Uint8Array | Uint8ClampedArray, height: number) {
    if (height <= 0) return
    const { first, last, firstShare, lastShare } = columns
    for (let x = 0; x < to.width; x++) {
      const [from, until] = [first[x] ?? 0, last[x] ?? 0]
      let [red, green, blue, opacity] = [0, 0, 0, 0]
      for (let column = from; column <= until; column++) {
        const share = column === from ? firstShare[x] : column === until ? lastShare[x] : 1
        const at = column * 4
        const weight = (share ?? 0) * (row[at + 3] ?? 0)
        red += weight * (row[at] ?? 0)
        green += weight * (row[at + 1] ?? 0)
        blue += weight * (row[at + 2] ?? 0)
        opacity += weight
      }
      const at = x * 4
      sums[at] = (sums[at] ?? 0) + red * height
      sums[at + 1] = (sums[at + 1] ?? 0) + green * height
      sums[at + 2] = (sums[at + 2] ?? 0) + blue * height
      sums[at + 3] = (sums[at + 3] ?? 0) + opacity * height
    }
  }

  function flush() {
    const area = stepX * stepY
    for (let x = 0; x < to.width; x++) {
      const [from, at] = [x * 4, (target * to.width + x) * 4]
      const opacity = sums[from + 3] ?? 0
      if (opacity > 0) {
        result[at] = (sums[from] ?? 0) / opacity
        result[at + 1] = (sums[from + 1] ?? 0) / opacity
        result[at + 2] = (sums[from + 2] ?? 0) / opacity
      }
      result[at + 3] = opacity / area
    }
    sums.fill(0)
    target += 1
  }

  function finish(): Pixels {
    if (target < to.height) flush()
    return { ...to, data: result }
  }

  return { addRow, finish }
}

/** Returns the columns of the source that each column of the result covers, and their shares. */
function columnsOf(from: number, to: number) {
  const step = from / to
  const [first, last] = [new Uint32Array(to), new Uint32Array(to)]
  const [firstShare, lastShare] = [new Float64Array(to), new Float64Array(to)]
  for (let x = 0; x < to; x++) {
    const [start, end] = [x * step, Math.min(from, (x + 1) * step)]
    const [left, right] = [
      Math.floor(start),
      Math.max(Math.floor(start), Math.ceil(end - 1e-6) - 1),
    ]
    first[x] = left
    last[x] = right
    firstShare[x] = Math.min(left + 1, end) - start
    lastShare[x] = end - right
  }
  return { first, last, firstShare, lastShare }
}

/** Returns a picture in another size. */
export function scale(pixels: Pixels, to: Size): Pixels {
  if (pixels.width === to.width && pixels.height === to.height) return pixels
  const scaler = openScaler(pixels, to)
  const length = pixels.width * 4
  for (let y = 0; y < pixels.height; y++) {
    scaler.addRow(pixels.data.subarray(y * length, (y + 1) * length))
  }
  return scaler.finish()
}

/** Returns the size of a picture of which the longer side has at most so many pixels. */
export function within({ width, height }: Size, maxSide: number): Size {
  const factor = Math.min(1, maxSide / Math.max(width, height))
  return { width: sideOf(width, factor), height: sideOf(height, factor) }
}

/** Returns the size of a picture at a width. */
export function atWidth({ width, height }: Size, newWidth: number): Size {
  return { width: newWidth, height: sideOf(height, newWidth / width) }
}

function sideOf(length: number, factor: number): number {
  return Math.max(1, Math.round(length * factor))
}
