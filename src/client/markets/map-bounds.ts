interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * A view box for each of some of the map's paths, all of one size, so that the same box on the page
 * draws them at one scale. Each path stands in the lower right corner of its own.
 */
export function viewBoxesInOneScale(paths: readonly string[]): string[] {
  const boxes = paths.map((path) => boxOf([path]))
  const width = Math.max(...boxes.map(({ left, right }) => right - left))
  const height = Math.max(...boxes.map(({ top, bottom }) => bottom - top))
  return boxes.map(({ right, bottom }) => `${right - width} ${bottom - height} ${width} ${height}`)
}

/** The middle of some of the map's paths, in map units. */
export function centreOf(paths: readonly string[]): [x: number, y: number] {
  const { left, top, right, bottom } = boxOf(paths)
  return [(left + right) / 2, (top + bottom) / 2]
}

function boxOf(paths: readonly string[]): Box {
  const box: Box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  for (const path of paths) widen(box, path)
  return box
}

// The paths are rings: one absolute point, then steps from point to point.
function widen(box: Box, path: string): void {
  for (const ring of path.split('M').filter(Boolean)) {
    let [x, y] = [0, 0]
    const numbers = (ring.match(/-?[\d.]+/g) ?? []).map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] as number
      y += numbers[at + 1] as number
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  }
}
