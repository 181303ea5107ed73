import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileName } from '#client/ui/file-links.tsx'
import { LocalTime } from '#client/ui/local-time.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { FileVersion, RoomFile } from '#shared/desk/rooms/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { extensionOf } from '#shared/files/types.ts'
import * as words from './words.ts'

interface RoomFilesProps {
  files: readonly RoomFile[]
  /** True while the terms are not accepted: the files have names and no links. */
  isLocked?: boolean
  /** Returns the buttons of a version. */
  actions?: (version: FileVersion) => ReactNode
}

/** The files of a room, the newest version of each first. */
export function RoomFiles({ files, isLocked = false, actions }: RoomFilesProps) {
  return (
    <ul aria-label={words.files} className="mt-4 border-b border-line">
      {files.map((file) => (
        <FileRow key={file.id} file={file} isLocked={isLocked} actions={actions} />
      ))}
    </ul>
  )
}

type FileRowProps = Required<Pick<RoomFilesProps, 'isLocked'>> & {
  file: RoomFile
  actions: RoomFilesProps['actions']
}

function FileRow({ file, isLocked, actions }: FileRowProps) {
  const [newest, ...earlier] = file.versions
  if (!newest) return null
  return (
    <li className="flex gap-3 border-t border-line py-4">
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-structure" />
      <div className="min-w-0 flex-1">
        <Version version={newest} isLocked={isLocked} actions={actions} isNewest />
        {earlier.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="min-h-11 cursor-pointer content-center">
              <span className="link">{words.earlierVersions(earlier.length)}</span>
            </summary>
            <ul className="grid gap-2 pb-1">
              {earlier.map((version) => (
                <li key={version.id}>
                  <Version version={version} isLocked={isLocked} actions={actions} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

interface VersionProps {
  version: FileVersion
  isLocked: boolean
  isNewest?: boolean
  actions: RoomFilesProps['actions']
}

function Version({ version, isLocked, isNewest = false, actions }: VersionProps) {
  const { name, size, version: number, createdAt, state } = version
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <p className={isNewest ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>
          {isLocked ? <bdi>{name}</bdi> : <FileName {...version} />}
        </p>
        <p className="figures mt-0.5 text-sm text-muted">
          {words.version(number)}, <RichText text={words.addedAt} marks={timeMark(createdAt)} />,{' '}
          {extensionOf(name).toUpperCase()}
          {state !== 'removed' && `, ${sizeText(size)}`}
        </p>
      </div>
      {state !== 'removed' && actions?.(version)}
    </div>
  )
}

/** The mark of a time within a sentence. */
export function timeMark(at: string) {
  return { time: () => <LocalTime at={at} /> }
}
