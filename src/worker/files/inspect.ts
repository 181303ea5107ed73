import { fileTypeFromBuffer } from 'file-type'
import { extensionOf, fileTypes } from '#shared/files/types.ts'
import { entryOf } from '#shared/records.ts'

// What the library calls the content of some extensions.
const aliases: Record<string, string> = { jpeg: 'jpg' }
const textExtensions = new Set(['txt', 'csv'])

/** Returns the type of an accepted extension; undefined for any other name. */
export function typeByName(name: string): string | undefined {
  return entryOf<string>(fileTypes, extensionOf(name))
}

/** True if the beginning of a file is what the extension of its name says. */
export async function matchesName(beginning: Uint8Array, name: string): Promise<boolean> {
  const extension = extensionOf(name)
  const content = await fileTypeFromBuffer(beginning).catch(() => undefined)
  if (textExtensions.has(extension)) return content === undefined || isUtf16(beginning)
  return content?.ext === (aliases[extension] ?? extension)
}

/** Returns a function that says whether bytes that follow each other are text. */
export function textCheck(name: string): (bytes: Uint8Array) => boolean {
  if (!textExtensions.has(extensionOf(name))) return () => true
  let isWide: boolean | undefined
  return (bytes) => {
    // Spreadsheets write text as UTF-16, in which every other byte is a zero.
    isWide ??= isUtf16(bytes)
    return isWide || !bytes.some(isControl)
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/** True for bytes that no text has: other control characters than tabs, lines, pages and escapes. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)
}
