import { expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bytesOf, contentTypes, pdfOf, samples, zipOf } from '#tests/support/files/samples.ts'
import { type SampleFile, sendFiles } from '#tests/support/files/send-files.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { type, content, empty } = messages.files
const html = bytesOf('<!doctype html><script>alert(1)</script>')
const exe = bytesOf('MZ', new Uint8Array(200))
const elf = bytesOf([0x7f], 'ELF', new Uint8Array(100))
const gif = bytesOf('GIF89a', new Uint8Array(40))
const rtf = bytesOf('{\\rtf1 Hello}')
const wide = (...units: number[]) => units.flatMap((unit) => [unit & 255, unit >> 8])
const utf16 = (...units: number[]) => bytesOf(wide(0xfeff, ...units))
const table = utf16(0x61, 0x3b, 0x62, 0xd83d, 0xde00, 0x0d, 0x0a)
const bigEndian = bytesOf([0xfe, 0xff, 0, 0x61, 0, 0x3b, 0x20, 0xac])
const jar = zipOf({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'y' })
const withoutTypes = zipOf({ 'word/document.xml': '<w/>', 'word/styles.xml': '<w/>' })
// LibreOffice writes the types of the content last.
const late = zipOf({
  'word/document.xml': '<w/>',
  '[Content_Types].xml': contentTypes('wordprocessingml.document'),
})

/** The name under which a file is stored, or why it is refused. */
const oddFiles: [name: string, bytes: Uint8Array<ArrayBuffer>, result: string][] = [
  ['plain.pdf', samples.pdf, 'plain.pdf'],
  ['UPPER.PDF', samples.pdf, 'UPPER.PDF'],
  ['photo.JPEG', samples.jpeg, 'photo.JPEG'],
  ['photo.jpg', samples.jpeg, 'photo.jpg'],
  ['chart.png', samples.png, 'chart.png'],
  ['chart.webp', samples.webp, 'chart.webp'],
  ['letter.docx', samples.docx, 'letter.docx'],
  ['sheet.xlsx', samples.xlsx, 'sheet.xlsx'],
  ['slides.pptx', samples.pptx, 'slides.pptx'],
  ['letter.odt', samples.odt, 'letter.odt'],
  ['sheet.ods', samples.ods, 'sheet.ods'],
  ['table.csv', samples.csv, 'table.csv'],
  ['note.txt', samples.txt, 'note.txt'],
  ['all.zip', samples.zip, 'all.zip'],
  ['unicode.csv', table, 'unicode.csv'],
  ['unicode.txt', bigEndian, 'unicode.txt'],
  ['marked.txt', bytesOf([0xff, 0xfe], elf), content('marked.txt')],
  ['sound.txt', bytesOf([0xff, 0xfe], pdfOf(500), [0, 0]), content('sound.txt')],
  ['zero.csv', utf16(0x61, 0, 0x62), content('zero.csv')],
  ['half.txt', bytesOf(table, [0x61]), content('half.txt')],
  ['surrogate.txt', utf16(0x61, 0xde00, 0xd83d), content('surrogate.txt')],
  ['cut-pair.txt', utf16(0x61, 0xd83d), content('cut-pair.txt')],
  ['utf-32.txt', bytesOf([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), content('utf-32.txt')],
  ['page.txt', html, 'page.txt'],
  ['../../etc/passwd.txt', samples.txt, 'passwd.txt'],
  ['C:\\Users\\amina\\chart.pdf', samples.pdf, 'chart.pdf'],
  ['report\u202efdp.exe', exe, type('reportfdp.exe')],
  ['invoice.pdf.exe', exe, type('invoice.pdf.exe')],
  ['invoice.exe.pdf', exe, content('invoice.exe.pdf')],
  ['program.pdf', elf, content('program.pdf')],
  ['page.html', html, type('page.html')],
  ['page.pdf', html, content('page.pdf')],
  ['drawing.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), type('drawing.svg')],
  ['image.gif', gif, type('image.gif')],
  ['image.png', gif, content('image.png')],
  ['photo.png', samples.jpeg, content('photo.png')],
  ['letter.docx', samples.zip, content('letter.docx')],
  ['letter.docx', samples.xlsx, content('letter.docx')],
  ['letter.docx', late, 'letter.docx'],
  ['letter.docx', withoutTypes, content('letter.docx')],
  ['letter.doc', rtf, type('letter.doc')],
  ['letter.txt', rtf, content('letter.txt')],
  ['macro.docm', samples.docx, type('macro.docm')],
  ['app.jar', jar, type('app.jar')],
  ['app.zip', jar, content('app.zip')],
  ['binary.csv', bytesOf('a,b\n', [0, 1, 2, 3]), content('binary.csv')],
  ['empty.pdf', bytesOf(), empty('empty.pdf')],
  ['cut.docx', samples.docx.slice(0, 60), content('cut.docx')],
  ['one-byte.png', bytesOf([0x89]), content('one-byte.png')],
  ['no-extension', samples.pdf, type('no-extension')],
  ['.pdf', samples.pdf, type('pdf')],
  ['con.pdf', samples.pdf, '_con.pdf'],
  ['a<b>:c|d?.pdf', samples.pdf, 'a_b__c_d_.pdf'],
  ['line\nbreak\t".pdf', samples.pdf, 'linebreak_.pdf'],
  ['Überblick – Ⅷ 日本.pdf', samples.pdf, 'Überblick – Ⅷ 日本.pdf'],
  [`${'n'.repeat(300)}.pdf`, samples.pdf, `${'n'.repeat(116)}.pdf`],
  ['trailing.pdf.', samples.pdf, 'trailing.pdf'],
  ['polyglot.pdf', bytesOf(samples.pdf, html), 'polyglot.pdf'],
  ['padded.pdf', pdfOf(3000), 'padded.pdf'],
]

async function resultOf(file: SampleFile): Promise<string> {
  const path = routes.files.href()
  const response = await sendFiles(newVisitor(), path, { files: [file] }, { as: 'json' })
  const body = await response.json<{ name?: string; errors?: { files: string[] } }>()
  return body.name ?? body.errors?.files[0] ?? ''
}

test.each(oddFiles)('%j', async (name, bytes, result) => {
  expect(await resultOf({ name, bytes, type: 'application/pdf' })).toBe(result)
})
