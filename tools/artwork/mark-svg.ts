import type { MarkDrawing } from '#shared/mark.ts'

export type MarkColours = { summit: string; slopes: string }

/** Draws the mark as SVG content, scaled from its view box to `size` at x, y. */
export function markGroup(
  drawing: MarkDrawing,
  { x, y, size, summit, slopes }: MarkColours & { x: number; y: number; size: number },
): string {
  const box = Number(drawing.viewBox.split(' ').at(-1))
  const [first, ...others] = drawing.paths
  return (
    `<g transform="translate(${x} ${y}) scale(${size / box})" fill="none" stroke-linecap="round" ` +
    `stroke-width="${drawing.strokeWidth}"><path stroke="${summit}" d="${first}"/>` +
    `<path stroke="${slopes}" d="${others.join('')}"/></g>`
  )
}

/** Wraps content in a square SVG document. */
export function squareSvg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`
}
