import { FileText, X } from 'lucide-react'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fileLimits } from '#shared/files/limits.ts'
import type { FileField } from '#shared/files/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { acceptedFiles } from '#shared/files/types.ts'
import { FieldError } from './field.tsx'
import { useHydrated } from './use-hydrated.ts'
import { type Upload, useUploads } from './use-uploads.ts'
import * as words from './words.ts'

interface FilesFieldProps {
  field: FileField
  error?: string | undefined
  /** True if the form is of no use without a file. */
  isRequired?: boolean
  className?: string
}

const id = 'field-files'

/**
 * Files for a message. Each is sent as soon as it is chosen, dropped or pasted; without a script the
 * form brings them itself, and must be multipart.
 */
export function FilesField({ field, error, isRequired, className }: FilesFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const { uploads, add, retry, remove, canRetry } = useUploads(field)
  const [isOver, setOver] = useState(false)
  const isSending = uploads.some(({ state }) => state === 'sending')
  usePastedFiles(root, add)
  useWaitingSubmit(root, isSending)

  // What was chosen before the page came to life.
  useEffect(() => {
    if (input.current) takeFrom(input.current, add)
  }, [add])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }

  function over(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }

  // The button that was pressed goes with its file, and the keyboard's place with it.
  function removeAndFocus(upload: Upload) {
    remove(upload)
    input.current?.focus()
  }

  const stored = uploads.flatMap((upload) => upload.id ?? [])
  return (
    <div ref={root} className={className}>
      <label htmlFor={id} className="font-medium">
        {words.files}{' '}
        {!isRequired && <span className="font-normal text-muted">{words.optionalMark}</span>}
      </label>
      <fieldset
        aria-label={words.files}
        onDrop={drop}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        data-over={isOver || undefined}
        className="mt-2 min-w-0 rounded-md border border-dashed border-(--control-line) px-4 py-3 data-over:border-structure data-over:bg-hover"
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={acceptedFiles}
          // With a script the ids of the files are sent instead.
          {...(!hydrated && { name: 'files' })}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          data-attached={uploads.length > 0 || undefined}
          onChange={({ currentTarget }) => takeFrom(currentTarget, add)}
          className="block min-h-11 w-full cursor-pointer text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-(--control-line) file:px-4 file:font-semibold file:text-text data-attached:text-transparent"
        />
        {hydrated && <CameraInput onFiles={add} />}
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {words.filesHint(field.max, fileLimits.maxBytes / 1024 / 1024)}{' '}
          {/* Its place is left without a script, so that nothing moves when one begins. */}
          <span className={hydrated ? 'pointer-coarse:hidden' : 'invisible pointer-coarse:hidden'}>
            {words.dropOrPaste}
          </span>
        </p>
        <UploadList {...{ uploads, retry, canRetry }} remove={removeAndFocus} />
      </fieldset>
      {stored.length > 0 && <input type="hidden" name="files" value={stored.join(' ')} />}
      <p role="status" className="sr-only">
        {statusOf(uploads)}
      </p>
      {error && (
        <div className="mt-1.5 text-sm">
          <FieldError id={`${id}-error`} announced>
            {error}
          </FieldError>
        </div>
      )}
    </div>
  )
}

function takeFrom(input: HTMLInputElement, add: (files: File[]) => void): void {
  const files = [...(input.files ?? [])]
  if (files.length === 0) return
  input.value = ''
  add(files)
}

/** Opens the camera of a phone. */
function CameraInput({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <label className="link mt-1 hidden min-h-11 items-center text-sm pointer-coarse:inline-flex">
      {words.takePhoto}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ currentTarget }) => takeFrom(currentTarget, onFiles)}
      />
    </label>
  )
}

interface UploadListProps {
  uploads: readonly Upload[]
  retry: (key: string) => void
  remove: (upload: Upload) => void
  canRetry: (upload: Upload) => boolean
}

function UploadList({ uploads, retry, remove, canRetry }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 border-t border-line pt-2 text-sm">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex flex-wrap items-center gap-x-3">
          <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <bdi>{upload.name}</bdi>{' '}
            <span className="figures text-muted">{sizeText(upload.size)}</span>
          </span>
          {upload.state === 'sending' && (
            <progress
              value={upload.progress}
              aria-label={words.sendingFile(upload.name)}
              className="progress h-1.5 w-16 sm:w-24"
            />
          )}
          {canRetry(upload) && (
            <button type="button" className="link min-h-11" onClick={() => retry(upload.key)}>
              {words.tryAgain}
            </button>
          )}
          <button
            type="button"
            onClick={() => remove(upload)}
            className="grid size-11 cursor-pointer place-content-center"
          >
            <X aria-hidden="true" className="size-4" />
            <span className="sr-only">
              {upload.state === 'sending'
                ? words.cancelFile(upload.name)
                : words.removeFile(upload.name)}
            </span>
          </button>
          {upload.error && <p className="w-full font-medium text-danger">{upload.error}</p>}
        </li>
      ))}
    </ul>
  )
}

function statusOf(uploads: readonly Upload[]): string {
  const failed = uploads.find(({ state }) => state === 'failed')
  if (failed?.error) return failed.error
  const stored = uploads.filter(({ state }) => state === 'stored').length
  return uploads.length === 0 ? '' : words.filesStored(stored, uploads.length)
}

/** Takes files that are pasted anywhere into the form. */
function usePastedFiles(root: RefObject<HTMLElement | null>, add: (files: File[]) => void) {
  const current = useRef(add)
  current.current = add
  useEffect(() => {
    const form = root.current?.closest('form')
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) current.current(files)
    }
    form?.addEventListener('paste', paste)
    return () => form?.removeEventListener('paste', paste)
  }, [root])
}

/** A form that is submitted while files are on their way is sent once they are there. */
function useWaitingSubmit(root: RefObject<HTMLElement | null>, isSending: boolean) {
  const isWaiting = useRef(false)
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!form) return
    if (!isSending && isWaiting.current) {
      isWaiting.current = false
      form.requestSubmit()
    }
    if (!isSending) return
    const wait = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      isWaiting.current = true
    }
    form.addEventListener('submit', wait)
    return () => form.removeEventListener('submit', wait)
  }, [root, isSending])
}
