import { FileText } from 'lucide-react'
import type { FileProps } from '#shared/files/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { extensionOf, fileTypes } from '#shared/files/types.ts'
import { entryOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface FileLinksProps {
  files?: readonly FileProps[] | undefined
  /** The label of the link that shows a picture, which only staff may follow; absent without one. */
  viewLabel?: string
}

/** The files of a message, to be downloaded. */
export function FileLinks({ files = [], viewLabel }: FileLinksProps) {
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
            {viewLabel && <ViewLink {...file} label={viewLabel} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A link that shows a picture in a tab of its own. */
function ViewLink({ id, name, state, label }: FileProps & { label: string }) {
  const type = entryOf<string>(fileTypes, extensionOf(name))
  if (!type?.startsWith('image/') || state !== 'ready') return null
  return (
    <a
      href={`${routes.file.href({ id })}?inline=1`}
      target="_blank"
      rel="noopener"
      className="link ml-2"
    >
      {label}
      <span className="sr-only"> {name}</span>
    </a>
  )
}

/** The name of a file, as a link if it can be downloaded. */
export function FileName({ id, name, state, isUnproven }: Omit<FileProps, 'size'>) {
  if (state === 'ready' && !isUnproven) {
    return (
      <a href={routes.file.href({ id })} download className="link">
        <bdi>{name}</bdi>
      </a>
    )
  }
  return (
    <>
      <bdi>{name}</bdi> ({reasonOf({ state, isUnproven })})
    </>
  )
}

/** Returns why a file cannot be downloaded. */
function reasonOf({ state, isUnproven }: Pick<FileProps, 'state' | 'isUnproven'>): string {
  if (isUnproven) return words.fileUnproven
  if (state === 'removed') return words.fileRemoved
  return state === 'infected' ? words.fileInfected : words.fileScanning
}
