import { router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { RevisionSummary } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { documentPath } from './documents-path.ts'
import * as words from './words.ts'

const formId = 'compare'

/** A form that compares the two selected versions; it works without a script. */
export function CompareForm({ id }: { id: string }) {
  return (
    <form
      id={formId}
      action={`${routes.deskDocument.href({ id })}#history`}
      onSubmit={(event) => compare(event, id)}
      className="mt-3 print:hidden"
    >
      <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
        {words.compareVersions}
      </button>
      <p aria-hidden="true" className="mt-3 flex gap-3 text-xs text-muted">
        <span className="w-9 text-center">{words.from}</span>
        <span className="w-9 text-center">{words.to}</span>
      </p>
    </form>
  )
}

function compare(event: FormEvent<HTMLFormElement>, id: string): void {
  event.preventDefault()
  const selection = new FormData(event.currentTarget)
  const [revision, against] = [String(selection.get('revision')), String(selection.get('against'))]
  router.get(
    documentPath(id, { revision, against }),
    {},
    {
      onSuccess: () => setTimeout(() => document.getElementById('diff')?.focus()),
    },
  )
}

interface CompareRadiosProps {
  revision: RevisionSummary
  isFrom: boolean
  isTo: boolean
}

/** Two radio buttons that select the versions to compare. */
export function CompareRadios({ revision: { id, number }, isFrom, isTo }: CompareRadiosProps) {
  return (
    <div className="flex shrink-0 gap-3 print:hidden">
      {[
        { name: 'against', isChecked: isFrom, label: words.compareFromVersion(number) },
        { name: 'revision', isChecked: isTo, label: words.compareToVersion(number) },
      ].map(({ name, isChecked, label }) => (
        <label key={name} className="flex size-9 cursor-pointer items-center justify-center">
          <input
            type="radio"
            form={formId}
            name={name}
            value={id}
            defaultChecked={isChecked}
            className="size-4 accent-structure"
          />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </div>
  )
}
