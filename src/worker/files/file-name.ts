import { fileLimits } from '#shared/files/limits.ts'
import { extensionOf } from '#shared/files/types.ts'
import { textOf } from '#shared/text.ts'

// Windows opens these as devices, whatever follows the point.
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Returns a name as it is shown and saved: without folders, control characters and characters that
 * are not visible or that file systems forbid, and not too long. Never empty.
 */
export function cleanFileName(name: string): string {
  const [base = ''] = name.slice(-2000).split(/[\\/]/).slice(-1)
  const visible = textOf(base)
    .replace(/[<>:"|?*\p{Zl}\p{Zp}]/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const safe = devices.test(visible) ? `_${visible}` : visible
  return shortened(safe) || 'file'
}

/** Cuts a long name before its extension, between code points. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= fileLimits.nameLength) return name
  const ending = `.${[...extensionOf(name)].slice(0, 10).join('')}`
  const stem = characters.slice(0, fileLimits.nameLength - [...ending].length).join('')
  return stem.trimEnd() + (ending === '.' ? '' : ending)
}

/**
 * Returns the header that has a browser save a file under this name (RFC 6266): in ASCII for old
 * programs, then as it is (RFC 8187).
 */
export function attachmentHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
