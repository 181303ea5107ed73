/** Returns a white PNG of a size, gray with eight bits. */
export function whitePng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width + 1) * height).fill(255)
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0
  return pngOf([...bigEndian(width), ...bigEndian(height), 8, 0, 0, 0, 0], rows)
}

/** Returns a square PNG of colours with opacity that nobody sees, with so many rows in its data. */
export function clearPng(side: number, { rows = side } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const header = [...bigEndian(side), ...bigEndian(side), 8, 6, 0, 0, 0]
  return pngOf(header, new Uint8Array((4 * side + 1) * rows))
}

async function pngOf(header: number[], rows: Uint8Array<ArrayBuffer>) {
  const packed = new Response(
    new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')),
  )
  const data = new Uint8Array(await packed.arrayBuffer())
  const chunks = [
    chunk('IHDR', new Uint8Array(header)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob([signature, ...chunks]).arrayBuffer())
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

/** Its checksum is zeros: nobody reads it. */
function chunk(name: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = [...bigEndian(data.byteLength), ...new TextEncoder().encode(name)]
  return new Uint8Array([...head, ...data, 0, 0, 0, 0])
}

function bigEndian(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
}
