/** A decoded picture: red, green, blue and opacity of each pixel, row after row. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}

export interface Size {
  width: number
  height: number
}

/** Thrown for a file that is no picture that can be decoded. */
export class Unreadable extends Error {}

/** Thrown for a picture that cannot be encoded in the memory that there is. */
export class NoRoom extends Unreadable {}
