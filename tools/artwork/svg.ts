import sharp from 'sharp'
import type { MarkPart } from '#shared/knowledge/status-marks.ts'
import type { MarkDrawing } from '#shared/mark.ts'

type MarkColours = { summit: string; slopes: string }

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

/** Draws the mark of a status as SVG content, its upper left corner at x, y. */
export function statusMarkGroup(
  parts: readonly MarkPart[],
  { x, y, scale }: { x: number; y: number; scale: number },
): string {
  const paths = parts.map(({ d, fill = 'none', stroke }) => {
    const line = stroke
      ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` +
        (stroke.dash ? ` stroke-dasharray="${stroke.dash}"` : '') +
        (stroke.round ? ' stroke-linecap="round"' : '')
      : ''
    return `<path d="${d}" fill="${fill}"${line}/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`
}

/** Draws an SVG `width` pixels wide as a PNG; the height follows from its view box. */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png(fewColours).toBuffer()
}
