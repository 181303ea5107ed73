import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const wasmPath = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

await initWasm(readFile(wasmPath))

export type Picture = { width: number; height: number; rgba: Uint8Array }

/** Draws an SVG `width` pixels wide; the height follows from its view box. */
export function rasterize(svg: string, width: number): Picture {
  return withImage(svg, width, ({ width, height, pixels }) => ({ width, height, rgba: pixels }))
}

/** Draws an SVG `width` pixels wide as a true-colour PNG. */
export function rasterizePng(svg: string, width: number): Uint8Array {
  return withImage(svg, width, (image) => image.asPng())
}

type Image = ReturnType<InstanceType<typeof Resvg>['render']>

function withImage<Result>(svg: string, width: number, read: (image: Image) => Result): Result {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  const result = read(image)
  image.free()
  return result
}
