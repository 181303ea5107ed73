import turboJpeg from '@cwasm/jpeg-turbo/jpeg-turbo.wasm'
import { type Pixels, type Size, Unreadable } from './pixels.ts'
import { reduced } from './sizes.ts'

/** The functions of TurboJPEG; all values are numbers, or addresses in its memory. */
interface TurboJpeg {
  memory: WebAssembly.Memory
  malloc: (bytes: number) => number
  tjInitDecompress: () => number
  /** Decoder, data, its length, then where width, height, sampling and colours are written. */
  tjDecompressHeader3: (...values: number[]) => number
  /** Decoder, data, its length, pixels, width, bytes of a row, height, format, flags. */
  tjDecompress2: (...values: number[]) => number
}

const rgba = 7

/**
 * Decodes a JPEG in the smallest of eight sizes that is not below another: the decoder leaves out what
 * a smaller picture would not show, so that 24 megapixels need the memory of six. A fresh instance
 * each time, whose memory nothing else shares. Throws Unreadable, also for a file that is cut off.
 */
export function decodeJpeg(bytes: Uint8Array, size: Size, atLeast: Size): Pixels {
  const codec = instantiate()
  const data = codec.malloc(bytes.byteLength)
  new Uint8Array(codec.memory.buffer, data, bytes.byteLength).set(bytes)
  const decoder = codec.tjInitDecompress()
  const header = codec.malloc(16)
  const places = [0, 4, 8, 12].map((offset) => header + offset)
  const outcome = codec.tjDecompressHeader3(decoder, data, bytes.byteLength, ...places)
  const [width, height] = new Uint32Array(codec.memory.buffer, header, 2)
  // Another header than the one that the limits were applied to.
  if (outcome !== 0 || width !== size.width || height !== size.height)
    throw new Unreadable('header')
  const to = reduced(size, atLeast)
  const pixels = codec.malloc(to.width * to.height * 4)
  const target = [pixels, to.width, to.width * 4, to.height, rgba, 0]
  if (codec.tjDecompress2(decoder, data, bytes.byteLength, ...target) !== 0) {
    throw new Unreadable('data')
  }
  return { ...to, data: new Uint8Array(codec.memory.buffer, pixels, to.width * to.height * 4) }
}

function instantiate(): TurboJpeg {
  const none = () => 0
  const fault = () => {
    throw new Unreadable('data')
  }
  const system = [
    'proc_exit',
    'environ_sizes_get',
    'environ_get',
    'fd_close',
    'fd_seek',
    'fd_write',
  ]
  const instance = new WebAssembly.Instance(turboJpeg, {
    // The library leaves by a jump where a file is wrong.
    env: { setjmp: none, longjmp: fault },
    wasi_snapshot_preview1: Object.fromEntries(system.map((name) => [name, none])),
  })
  return instance.exports as unknown as TurboJpeg
}
