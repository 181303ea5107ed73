/** Says of bytes that follow each other whether they are text. */
export interface TextCheck {
  accepts(bytes: Uint8Array): boolean
  /** True if the text may end here. */
  isWhole(): boolean
}

/** Returns a check of text: of one byte a character or UTF-8, or of UTF-16 with its mark. */
export function createTextCheck(beginning: Uint8Array): TextCheck {
  if (!isUtf16(beginning)) {
    return { accepts: (bytes) => !bytes.some(isControl), isWhole: () => true }
  }
  return createUtf16Check(beginning[0] === 0xff)
}

/** True if a text begins with the mark of UTF-16, as which spreadsheets write tables. */
export function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

function createUtf16Check(isLittleEndian: boolean): TextCheck {
  let pending: number | null = null
  let needsLow = false

  function acceptsUnit(unit: number): boolean {
    const isLow = unit >= 0xdc00 && unit < 0xe000
    if (isLow !== needsLow) return false
    needsLow = unit >= 0xd800 && unit < 0xdc00
    return !isControl(unit) && unit < 0xfffe
  }

  return {
    accepts(bytes) {
      for (const byte of bytes) {
        if (pending === null) {
          pending = byte
          continue
        }
        const unit = isLittleEndian ? pending | (byte << 8) : (pending << 8) | byte
        pending = null
        if (!acceptsUnit(unit)) return false
      }
      return true
    },
    isWhole: () => pending === null && !needsLow,
  }
}

/** True for what no text has: other control characters than tabs, lines, pages and escapes. */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 27) || (code > 27 && code < 32)
}
