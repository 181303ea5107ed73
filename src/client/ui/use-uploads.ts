import { useEffect, useRef, useState } from 'react'
import { fileLimits } from '#shared/files/limits.ts'
import { fileMessages } from '#shared/files/messages.ts'
import type { FileField, FileProps } from '#shared/files/props.ts'
import { extensionOf, fileTypes } from '#shared/files/types.ts'
import { sendFile } from './send-file.ts'

/** A file of a form: on its way, there, or not accepted. */
export interface Upload {
  key: string
  name: string
  size: number
  state: 'sending' | 'stored' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  error: string | null
  /** The id once it is stored. */
  id: string | null
}

/** Sends each file as soon as it is chosen, and keeps what the form says of them. */
export function useUploads({ max, files }: FileField) {
  const [uploads, setUploads] = useState<Upload[]>(() => files.map(storedUpload))
  const sendings = useRef(new Map<string, { file: File; cancel: () => void }>())

  // A reply that was taken back brings its files into the open form.
  useEffect(() => {
    setUploads((all) => [...all, ...files.filter(({ id }) => !hasId(all, id)).map(storedUpload)])
  }, [files])

  const update = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  function start(key: string, file: File) {
    const { result, cancel } = sendFile(file, (progress) => update(key, { progress }))
    sendings.current.set(key, { file, cancel })
    update(key, { state: 'sending', progress: 0, error: null })
    result.then((answer) => {
      if (!('error' in answer)) return update(key, { state: 'stored', progress: 1, ...answer })
      if (answer.isRefused) sendings.current.delete(key)
      update(key, { state: 'failed', error: answer.error })
    })
  }

  function add(list: Iterable<File>) {
    const added = [...list].map((file, index) => {
      const key = crypto.randomUUID()
      const error = faultOf(file) ?? (uploads.length + index >= max ? tooMany(max) : null)
      const { name, size } = file
      const state = error ? 'failed' : 'sending'
      return { file, upload: { key, name, size, state, progress: 0, error, id: null } as const }
    })
    setUploads((all) => [...all, ...added.map(({ upload }) => upload)])
    for (const { file, upload } of added) if (upload.error === null) start(upload.key, file)
  }

  /** Tries a file again that did not arrive; one that is not accepted is only removed. */
  function retry(key: string) {
    const file = sendings.current.get(key)?.file
    if (file) start(key, file)
  }

  function remove({ key }: Upload) {
    // What is stored already is deleted with all files that no message has.
    sendings.current.get(key)?.cancel()
    sendings.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  const canRetry = ({ key, state }: Upload) => state === 'failed' && sendings.current.has(key)
  return { uploads, add, retry, remove, canRetry }
}

function storedUpload({ id, name, size }: FileProps): Upload {
  return { key: id, name, size, state: 'stored', progress: 1, error: null, id }
}

function hasId(uploads: readonly Upload[], id: string): boolean {
  return uploads.some((upload) => upload.id === id)
}

const tooMany = (max: number) => fileMessages.tooMany(max)

/** Says what is wrong with a file before it is sent; the server looks into it as well. */
function faultOf({ name, size }: File): string | null {
  if (!Object.hasOwn(fileTypes, extensionOf(name))) return fileMessages.type(name)
  if (size > fileLimits.maxBytes) return fileMessages.tooLarge(name)
  return size === 0 ? fileMessages.empty(name) : null
}
