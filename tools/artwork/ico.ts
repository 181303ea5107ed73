export type IcoImage = { size: number; png: Uint8Array }

const headerLength = 6
const entryLength = 16

/** Packs square PNG images, below 256 pixels, in one ICO file. */
export function icoFile(images: IcoImage[]): Buffer {
  const directory = Buffer.alloc(headerLength + images.length * entryLength)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = headerLength + index * entryLength
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
