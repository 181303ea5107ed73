type Transform = CompressionStream | DecompressionStream

function through(bytes: Uint8Array<ArrayBuffer>, transform: Transform) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform as TransformStream)
  return new Response(stream).bytes() as Promise<Uint8Array<ArrayBuffer>>
}

/** Compresses bytes (raw DEFLATE, RFC 1951). */
export function deflate(bytes: Uint8Array<ArrayBuffer>) {
  return through(bytes, new CompressionStream('deflate-raw'))
}

/** Undoes `deflate`; rejects when the bytes are damaged. */
export function inflate(bytes: Uint8Array) {
  return through(new Uint8Array(bytes), new DecompressionStream('deflate-raw'))
}
