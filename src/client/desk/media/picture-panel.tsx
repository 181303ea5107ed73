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
  const { alt, setAlt, progress, problem, send, cancel } = useNewPicture(chosen ?? given, onAdd)
  const fileInput = useRef<HTMLInputElement>(null)
  const altInput = useRef<HTMLInputElement>(null)
  const firstInput = given ? altInput : fileInput
  useEffect(() => firstInput.current?.focus({ preventScroll: true }), [firstInput])
  useEffect(() => {
    if (problem?.at === 'file') fileInput.current?.focus()
    if (problem?.at === 'alt') altInput.current?.focus()
  }, [problem])
  const isSending = progress !== null
  const leave = isSending ? cancel : onClose

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
    // Enter would save the document; on the other input it opens the files.
    else if (event.key === 'Enter' && event.target === altInput.current) send()
    else return
    event.preventDefault()
  }

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
        error={problem && problem.at !== 'alt' ? problem.message : undefined}
        announced
      >
        {({ name: _, className: __, ...control }) => (
          <input
            {...control}
            ref={fileInput}
            type="file"
            accept={acceptedPictures}
            disabled={isSending}
            onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
            className="mt-1 block min-h-11 w-full cursor-pointer file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-(--control-line) file:px-4 file:font-semibold file:text-text"
          />
        )}
      </Field>
      {given && !chosen && <p className="wrap-anywhere">{given.name}</p>}
      <Field
        label={words.alt}
        name="picture-alt"
        form={name}
        error={problem?.at === 'alt' ? problem.message : undefined}
        announced
        hint={words.altHint}
        hintAt="start"
      >
        {({ name: _, ...control }) => (
          <input
            {...control}
            ref={altInput}
            value={alt}
            maxLength={pictureLimits.altLength}
            readOnly={isSending}
            dir="auto"
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          // Disabled, it would lose the focus.
          aria-disabled={isSending}
          onClick={send}
          className={buttonClass({ tone: 'quiet', size: 'small' })}
        >
          {problem?.at === 'sending' ? words.tryAgain : words.add}
        </button>
        <button type="button" onClick={leave} className="link min-h-11">
          {words.cancel}
        </button>
        {isSending && (
          <progress
            value={progress < 1 ? progress : undefined}
            aria-label={words.sending}
            className="progress h-1.5 w-32"
          />
        )}
      </div>
    </section>
  )
}

interface Problem {
  at: 'file' | 'alt' | 'sending'
  message: string
}

function useNewPicture(file: File | null, onAdd: (picture: AddedPicture) => void) {
  const [alt, setAlt] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const stop = useRef<() => void>(undefined)
  // What is closed meanwhile inserts nothing.
  useEffect(() => () => stop.current?.(), [])

  async function send() {
    if (progress !== null) return
    if (!file) return setProblem({ at: 'file', message: words.chooseFirst })
    if (alt.trim() === '') return setProblem({ at: 'alt', message: words.describeFirst })
    let isCancelled = false
    stop.current = () => {
      isCancelled = true
    }
    setProblem(null)
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
    if ('error' in answer) return setProblem({ at: 'sending', message: answer.error })
    const { id, url } = answer.body
    onAdd({ id: String(id), url: String(url), alt: alt.trim() })
  }

  function cancel() {
    stop.current?.()
    setProgress(null)
  }

  return { alt, setAlt, progress, problem, send, cancel }
}
