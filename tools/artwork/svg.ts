import sharp from 'sharp'
import type { MarkDrawing } from '#shared/mark.ts'

export type MarkColours = { summit: string; slopes: string }

// Paper and two hues: a palette halves the file, and dots mixed from it would only spoil the lines.
const fewColours = { palette: true, quality: 90, dither: 0, compressionLevel: 9 }

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

/** Draws an SVG `width` pixels wide as a PNG; the height follows from its view box. */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png(fewColours).toBuffer()
}
