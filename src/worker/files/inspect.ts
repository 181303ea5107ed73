import { fileTypeFromBuffer } from 'file-type'
import { extensionOf, fileTypes } from '#shared/files/types.ts'
import { entryOf } from '#shared/records.ts'
import { createTextCheck, isUtf16, type TextCheck } from './text-check.ts'

// What the library calls the content of some extensions.
const aliases: Record<string, string> = { jpeg: 'jpg' }
const textExtensions = new Set(['txt', 'csv'])

/** Returns the type of an accepted extension; undefined for any other name. */
export function typeByName(name: string): string | undefined {
  return entryOf<string>(fileTypes, extensionOf(name))
}

/** Returns a check that the bytes of a file, which come piece by piece, are what its name says. */
export function createContentCheck(name: string) {
  const extension = extensionOf(name)
  const isText = textExtensions.has(extension)
  let text: TextCheck | null = null
  let isFirst = true

  async function matchesName(beginning: Uint8Array): Promise<boolean> {
    const content = await fileTypeFromBuffer(beginning).catch(() => undefined)
    // The mark of UTF-16 is also how sound of the type MPEG begins.
    if (isText) return content === undefined || isUtf16(beginning)
    return content?.ext === (aliases[extension] ?? extension)
  }

  return {
    async accepts(piece: Uint8Array): Promise<boolean> {
      if (isFirst) {
        isFirst = false
        if (!(await matchesName(piece))) return false
        if (isText) text = createTextCheck(piece)
      }
      return text?.accepts(piece) ?? true
    },
    /** True if the file may end here. */
    isWhole: (): boolean => text?.isWhole() ?? true,
  }
}
