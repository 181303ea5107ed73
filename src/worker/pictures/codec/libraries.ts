import avifDecoder from '@jsquash/avif/codec/dec/avif_dec.js'
import avifDecoderModule from '@jsquash/avif/codec/dec/avif_dec.wasm'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.js'
import webpDecoderModule from '@jsquash/webp/codec/dec/webp_dec.wasm'
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import webpEncoderModule from '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
import { defaultOptions } from '@jsquash/webp/meta.js'
import { NoRoom, type Pixels, Unreadable } from './pixels.ts'

// A file that claims to be small cannot make a decoder take the memory of the isolate.
const maxMemoryBytes = 80 * 1024 * 1024
const pageBytes = 64 * 1024

type Factory<Module> = (options: {
  noInitialRun: boolean
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports
}) => Promise<Module>

interface Decoder {
  decode(bytes: Uint8Array, bitDepth?: number): Pixels | null
}

interface Encoder {
  encode(
    data: Pixels['data'],
    width: number,
    height: number,
    settings: typeof options,
  ): Uint8Array | null
}

/** Makes an instance of its own for each picture, whose memory nothing else shares. */
function open<Module>(factory: Factory<Module>, module: WebAssembly.Module): Promise<Module> {
  const opening = factory({
    noInitialRun: true,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports)
      for (const value of Object.values(instance.exports)) {
        if (value instanceof WebAssembly.Memory) limit(value)
      }
      done(instance)
      return instance.exports
    },
  })
  // The libraries make one with an empty address, from which others cannot make a URL.
  Reflect.deleteProperty(globalThis, 'location')
  return opening
}

function limit(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageBytes > maxMemoryBytes)
      throw new Unreadable('memory')
    return grow(pages)
  }
}

/** Decodes a WebP that does not move. Throws Unreadable. */
export async function decodeWebp(bytes: Uint8Array): Promise<Pixels> {
  const decoder = await open<Decoder>(webpDecoder, webpDecoderModule)
  return attempt(() => decoder.decode(bytes))
}

/** Decodes the picture of an AVIF, as it is stored. Throws Unreadable. */
export async function decodeAvif(bytes: Uint8Array): Promise<Pixels> {
  const decoder = await open<Decoder>(avifDecoder, avifDecoderModule)
  return attempt(() => decoder.decode(bytes, 8))
}

/** Decodes; a library throws numbers and errors of its own, which all become Unreadable. */
function attempt(decode: () => Pixels | null): Pixels {
  let pixels: Pixels | null = null
  try {
    pixels = decode()
  } catch {
    throw new Unreadable('library')
  }
  if (!pixels) throw new Unreadable('library')
  return pixels
}

// The third of seven steps of effort: the fourth takes twice the time for 4 % less.
const options = { ...defaultOptions, quality: 80, method: 2 }

/** Opens an encoder of WebP for several sizes of one picture, which throws NoRoom. */
export async function openEncoder(): Promise<(pixels: Pixels) => Uint8Array<ArrayBuffer>> {
  const encoder = await open<Encoder>(webpEncoder, webpEncoderModule)
  return ({ data, width, height }) => {
    const encoded = encoder.encode(data, width, height, options)
    // Large pictures with opacity take more memory than there is.
    if (!encoded) throw new NoRoom('encoder')
    return new Uint8Array(encoded)
  }
}
