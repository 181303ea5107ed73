import { sizeText } from '#shared/files/size-text.ts'
import type { Attachments } from './attach.ts'

/** Returns the row of an email to the firm that names the files of a message. */
export function fileRows({ files }: Attachments): [name: string, value: string][] {
  return files.length > 0 ? [['Files', namesOf({ files })]] : []
}

/** Returns the names and sizes of files, a line each. */
export function namesOf({ files }: Pick<Attachments, 'files'>): string {
  return files.map(({ name, size }) => `${name} (${sizeText(size)})`).join('\n')
}
