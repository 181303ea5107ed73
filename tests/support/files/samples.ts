import { joinBytes } from '#worker/security/bytes.ts'

const text = (value: string) => new TextEncoder().encode(value)

/** Joins bytes and texts. */
export function bytesOf(...parts: (string | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = parts.map((part) => {
    return typeof part === 'string' ? text(part) : Uint8Array.from(part)
  })
  return joinBytes(pieces)
}

const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 255)

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc
}

/** A zip archive of these entries, uncompressed. */
export function zipOf(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const [nameBytes, data] = [text(name), text(content)]
    const sizes = [little(crc32(data), 4), little(data.length, 4), little(data.length, 4)].flat()
    const about = [...little(20, 2), ...little(0, 8), ...sizes, ...little(nameBytes.length, 2)]
    const local = bytesOf('PK\x03\x04', about, little(0, 2), nameBytes, data)
    const place = [...little(0, 12), ...little(0, 0), ...little(offset, 4)]
    central.push(bytesOf('PK\x01\x02', little(20, 2), about, place, nameBytes))
    locals.push(local)
    offset += local.length
  }
  const directory = bytesOf(...central)
  const counts = [little(0, 4), little(central.length, 2), little(central.length, 2)].flat()
  const end = [...counts, ...little(directory.length, 4), ...little(offset, 4), ...little(0, 2)]
  return bytesOf(...locals, directory, 'PK\x05\x06', end)
}

/** The entry that says what an archive of Office is. */
export const contentTypes = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A small file of each accepted type, by its extension. */
export const samples = {
  pdf: bytesOf('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'),
  docx: zipOf({
    '[Content_Types].xml': contentTypes('wordprocessingml.document'),
    'word/document.xml': '<w/>',
  }),
  xlsx: zipOf({
    '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
    'xl/workbook.xml': '<w/>',
  }),
  pptx: zipOf({
    '[Content_Types].xml': contentTypes('presentationml.presentation'),
    'ppt/presentation.xml': '<p/>',
  }),
  odt: zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' }),
  ods: zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<o/>' }),
  csv: bytesOf('market,rate\nKenya,15\n'),
  txt: bytesOf('Ownership: 60 % Amina, 40 % Otieno – naïve.\n'),
  png: bytesOf(
    png,
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0],
    [...[0, 0, 0, 0], ...[0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]],
  ),
  jpeg: bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]),
  webp: bytesOf('RIFF', [18, 0, 0, 0], 'WEBPVP8L', [6, 0, 0, 0, 0x2f, 0, 0, 0, 0, 0]),
  zip: zipOf({ 'chart.txt': 'Amina' }),
} satisfies Record<string, Uint8Array>

/** A PDF of so many bytes. */
export function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(0x41)
  bytes.set(samples.pdf.subarray(0, size))
  return bytes
}
