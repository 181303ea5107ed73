const megabyte = 1024 * 1024

/** Limits of the firm's pictures. */
export const pictureLimits = {
  /** Of the file that is sent. */
  maxBytes: 8 * megabyte,
  /** Pixels of the longer side of what is stored. */
  maxSide: 2400,
  /** Pixels of a side, and of the whole, beyond which no picture is opened. */
  maxSourceSide: 16_383,
  maxSourcePixels: 50_000_000,
  /** Scans of a JPEG; programs write at most a dozen. */
  maxScans: 100,
  /** Width × height × scans of a JPEG: its decoder passes over all pixels in each scan. */
  maxScannedPixels: 400_000_000,
  /** Of the rows of a PNG, unpacked. */
  maxRowBytes: 200 * megabyte,
  /** Characters of an alternative text. */
  altLength: 300,
  /** Pictures of a page of the list. */
  perPage: 24,
} as const

/** The widths at which a picture is stored besides its own, as far as it is wider. */
export const pictureWidths = [480, 960, 1600] as const

/** The types that a file input offers. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif'
