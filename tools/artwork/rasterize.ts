import sharp from 'sharp'

// Paper and two hues: a palette halves the file, and dots mixed from it would only spoil the lines.
const fewColours = { palette: true, quality: 90, dither: 0, compressionLevel: 9 }

/** Draws an SVG `width` pixels wide as a PNG; the height follows from its view box. */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width).png(fewColours).toBuffer()
}
