/** Reads big-endian numbers from bytes, one after the other. */
export class ByteReader {
  private at = 0
  private readonly bytes: Buffer

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get position(): number {
    return this.at
  }

  uint8(): number {
    return this.bytes.readUInt8(this.move(1))
  }

  uint16(): number {
    return this.bytes.readUInt16BE(this.move(2))
  }

  int16(): number {
    return this.bytes.readInt16BE(this.move(2))
  }

  uint32(): number {
    return this.bytes.readUInt32BE(this.move(4))
  }

  take(length: number): Buffer {
    return this.bytes.subarray(this.move(length), this.at)
  }

  /** A number in seven-bit groups, most significant first (WOFF2 §4.1, UIntBase128). */
  base128(): number {
    let value = 0
    for (let read = 0; read < 5; read++) {
      const byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new Error('A WOFF2 length runs over five bytes')
  }

  /** A number of one to three bytes, mostly below 253 (WOFF2 §4.1, 255UInt16). */
  short255(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    return code === 255 ? this.uint8() + 253 : code
  }

  private move(length: number): number {
    const from = this.at
    this.at += length
    return from
  }
}
