import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import { type Answer, sendForm } from '#client/ui/send-form.ts'
import { acceptedPictures, pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'
import { reducedPicture } from './reduce-picture.ts'
import * as words from './words.ts'

/** A picture that was just stored. */
export interface AddedPicture {
  id: string
  url: string
  alt: string
}

interface PicturePanelProps {
  /** Tells its fields apart from those of another panel. */
  name: string
  /** The picture that was dropped or pasted, if one was. */
  file: File | null
  onAdd: (picture: AddedPicture) => void
  onClose: () => void
}

/** Adds a picture while a document is written: its file, and at once its description. */
export function PicturePanel({ name, file: given, onAdd, onClose }: PicturePanelProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const file = chosen ?? given
  const { alt, setAlt, progress, error, send, cancel } = useNewPicture(file, onAdd)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    // Enter would save the document.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) send()
    else return
    event.preventDefault()
  }

  const isSending = progress !== null
  return (
    <section
      aria-label={words.newPicture}
      onKeyDown={onKey}
      className="grid gap-3 border border-line bg-panel p-4 text-sm"
    >
      <Field
        label={words.file}
        name="picture-file"
        form={name}
        error={error ?? undefined}
        announced
      >
        {({ name: _, className: __, ...control }) => (
          <input
            {...control}
            ref={given ? undefined : first}
            type="file"
            accept={acceptedPictures}
            disabled={isSending}
            onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
            className="mt-1 block min-h-11 w-full cursor-pointer file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-(--control-line) file:px-4 file:font-semibold file:text-text"
          />
        )}
      </Field>
      {given && !chosen && <p className="wrap-anywhere">{given.name}</p>}
      <Field label={words.alt} name="picture-alt" form={name} hint={words.altHint} hintAt="start">
        {({ name: _, ...control }) => (
          <input
            {...control}
            ref={given ? first : undefined}
            value={alt}
            maxLength={pictureLimits.altLength}
            disabled={isSending}
            dir="auto"
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          disabled={isSending}
          onClick={send}
          className={buttonClass({ tone: 'quiet', size: 'small' })}
        >
          {error ? words.tryAgain : words.add}
        </button>
        <button type="button" onClick={isSending ? cancel : onClose} className="link min-h-11">
          {words.cancel}
        </button>
        {isSending && (
          <progress
            value={progress < 1 ? progress : undefined}
            aria-label={words.sending}
            className="h-1.5 w-32 accent-structure"
          />
        )}
      </div>
    </section>
  )
}

function useNewPicture(file: File | null, onAdd: (picture: AddedPicture) => void) {
  const [alt, setAlt] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<() => void>(undefined)

  async function send() {
    if (!file) return setError(words.chooseFirst)
    if (alt.trim() === '') return setError(words.describeFirst)
    let isCancelled = false
    stop.current = () => {
      isCancelled = true
    }
    setError(null)
    setProgress(0)
    const form = new FormData()
    form.append('file', await reducedPicture(file), file.name)
    form.append('alt', alt)
    if (isCancelled) return
    const sending = sendForm({ href: routes.deskMedia.href(), form, field: 'file' }, setProgress)
    stop.current = () => {
      isCancelled = true
      sending.cancel()
    }
    const answer = await sending.result
    if (isCancelled) return
    setProgress(null)
    finish(answer)
  }

  function finish(answer: Answer) {
    if ('error' in answer) return setError(answer.error)
    const { id, url } = answer.body
    onAdd({ id: String(id), url: String(url), alt: alt.trim() })
  }

  function cancel() {
    stop.current?.()
    setProgress(null)
  }

  return { alt, setAlt, progress, error, send, cancel }
}
