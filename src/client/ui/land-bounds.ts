interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The view box that shows some of the map's paths with a margin around them, in map units. */
export function viewBoxAround(paths: readonly string[], margin: number): string {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const path of paths) widen(box, path)
  const { left, top, right, bottom } = box
  const size = [right - left + 2 * margin, bottom - top + 2 * margin]
  return [left - margin, top - margin, ...size].join(' ')
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
