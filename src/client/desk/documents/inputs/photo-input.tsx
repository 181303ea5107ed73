import { useRef, useState } from 'react'
import { PicturePanel } from '#client/desk/media/picture-panel.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { routes } from '#shared/routes.ts'
import * as words from '../words.ts'
import { useInput } from './scope.tsx'
import { TextInput } from './text-input.tsx'

/** The photo of a person: the id of a picture, or a new one. */
export function PhotoInput() {
  const { value, set } = useInput('photo')
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  const id = typeof value === 'string' ? value : ''
  return (
    <div className="grid gap-3">
      <TextInput field="photo" label={words.photo} hint={words.photoHint} />
      {/^[\da-f]{64}$/.test(id) && (
        <img
          src={routes.media.href({ hash: id })}
          alt=""
          className="size-32 bg-panel object-cover"
        />
      )}
      {isHydrated && (
        <button
          type="button"
          ref={button}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="link min-h-11 justify-self-start text-sm"
        >
          {words.addPhoto}
        </button>
      )}
      {isOpen && (
        <PicturePanel
          name="photo"
          file={null}
          onAdd={(picture) => {
            set(picture.id)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
