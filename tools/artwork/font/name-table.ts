const postScriptName = 6
const recordLength = 12
const headLength = 6

/** Writes a name table with one name, by which a PDF tells the instances of a family apart. */
export function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16()
  const table = Buffer.alloc(headLength + recordLength)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(table.length, 4)
  // Windows platform, Unicode, English: the record fontkit and viewers look for first.
  const record = [3, 1, 0x409, postScriptName, text.length, 0]
  record.forEach((number, index) => {
    table.writeUInt16BE(number, headLength + index * 2)
  })
  return Buffer.concat([table, text])
}
