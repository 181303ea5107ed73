import { useRef, useState } from 'react'
import { PicturePanel } from '#client/desk/media/picture-panel.tsx'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { routes } from '#shared/routes.ts'
import * as documentWords from '../words.ts'
import { useInput } from './scope.tsx'
import { TextInput } from './text-input.tsx'
import { textOf } from './values.ts'
import * as words from './words.ts'

/** The photo of a person; without a script it is named by its id. */
export function PhotoInput() {
  if (useHydrated()) return <Photo />
  return (
    <TextInput
      field="photo"
      label={words.photo}
      note={documentWords.optional}
      hint={words.photoHint}
    />
  )
}

function Photo() {
  const { name, sentAs, value, error, set } = useInput('photo')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = `field-${name}`
  const id = textOf(value)

  function finish(photo: string) {
    set(photo)
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <fieldset aria-describedby={error ? `${field}-error` : undefined} className="grid gap-3">
      <legend className="mb-2 font-medium">
        {words.photo}
        <span className="font-normal text-muted"> ({documentWords.optional})</span>
      </legend>
      <input type="hidden" name={sentAs} value={id} />
      {id !== '' && (
        <img
          src={routes.media.href({ hash: id })}
          alt={words.photo}
          className="size-32 bg-panel object-cover"
        />
      )}
      {error && <FieldError id={`${field}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap gap-x-6">
        <button
          type="button"
          id={field}
          ref={button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="link min-h-11"
        >
          {id === '' ? words.addPhoto : words.replacePhoto}
        </button>
        {id !== '' && (
          <button type="button" onClick={() => finish('')} className="link min-h-11">
            {words.removePhoto}
          </button>
        )}
      </div>
      {isOpen && (
        <PicturePanel
          name="photo"
          file={null}
          onAdd={(picture) => finish(picture.id)}
          onClose={() => finish(id)}
        />
      )}
    </fieldset>
  )
}
