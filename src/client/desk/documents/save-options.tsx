import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { useOffice } from '#client/use-office.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { kinds } from './kinds/registry.ts'
import * as words from './words.ts'

interface SaveOptionsProps {
  page: DocumentPage
  from: string
  onFrom: (from: string) => void
  isSaving: boolean
}

/** The time of publication, and saving a version that is not published. */
export function SaveOptions({ page, from, onFrom, isSaving }: SaveOptionsProps) {
  const { city } = useOffice()
  const { from: error } = fieldErrors(usePage().props.errors)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {!kinds[page.kind].sendingPath && (
        <Field label={words.publishFrom} name="from" note={words.fromHint(city)} error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={from}
              onChange={(event) => onFrom(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <div>
        <button
          type="submit"
          disabled={isSaving}
          className={buttonClass({ tone: 'quiet', size: 'small' })}
        >
          {words.saveVersion}
        </button>
        <p className="mt-2 max-w-brief text-muted">{words.versionExplained}</p>
      </div>
    </div>
  )
}
