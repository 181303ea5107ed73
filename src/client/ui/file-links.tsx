import { FileText } from 'lucide-react'
import type { FileProps } from '#shared/files/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { extensionOf } from '#shared/files/types.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The files of a message, to be downloaded. */
export function FileLinks({ files = [] }: { files?: readonly FileProps[] | undefined }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.files} className="mt-3 grid gap-1 text-sm print:hidden">
      {files.map((file) => (
        <li key={file.id} className="flex items-start gap-2">
          <FileText aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            <FileName {...file} />{' '}
            <span className="figures text-muted">
              {extensionOf(file.name).toUpperCase()}, {sizeText(file.size)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name of a file, as a link if it can be downloaded. */
export function FileName({ id, name, state }: Omit<FileProps, 'size'>) {
  if (state === 'ready') {
    return (
      <a href={routes.file.href({ id })} download className="link">
        <bdi>{name}</bdi>
      </a>
    )
  }
  return (
    <>
      <bdi>{name}</bdi> ({state === 'infected' ? words.fileInfected : words.fileScanning})
    </>
  )
}
