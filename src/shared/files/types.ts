const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** The extensions of files that are accepted, and the type with which each is sent back. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  csv: 'text/csv',
  txt: 'text/plain',
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  zip: 'application/zip',
} as const satisfies Record<string, string>

/** The extensions as a file input's `accept` lists them. */
export const acceptedFiles = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',')

/** Returns the extension of a name in small letters; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
