import { Form, useFormContext, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { CsrfField, withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import type { Closure } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import type { StatusLocation } from './use-status-location.ts'

const ownLocation = 'closures'

interface ClosuresProps {
  closures: readonly Closure[]
  statusLocation: StatusLocation
}

export function Closures({ closures, statusLocation }: ClosuresProps) {
  const list = useRef<HTMLUListElement>(null)
  const statusRef = useRef<HTMLDivElement>(null)
  const status = statusLocation.statusAt(ownLocation)
  const onStart = () => statusLocation.moveTo(ownLocation)

  // The list above may have grown, or the focus may be far away.
  useEffect(() => {
    if (status) statusRef.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <section aria-labelledby="closures" className="print:hidden">
      <h2 id="closures" className="text-xl">
        Closed days
      </h2>
      <p className="mt-2 measure text-sm text-muted">
        Public holidays are already blocked. Existing bookings are kept unless you cancel or move
        them.
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Closures to come"
        className="mt-3 divide-y divide-line border-y border-line text-sm outline-none empty:hidden"
      >
        {closures.map((closure) => (
          <li key={closure.id} className="flex items-center justify-between gap-4 py-2">
            <p className="figures min-w-0 wrap-anywhere">
              <span className="block font-semibold">{closureText(closure)}</span>
              {closure.reason}
            </p>
            <RemoveClosure
              closure={closure}
              onStart={onStart}
              onRemoved={() => list.current?.focus({ preventScroll: true })}
            />
          </li>
        ))}
      </ul>
      <div ref={statusRef}>
        <StatusMessage>{status}</StatusMessage>
      </div>
      <ClosureForm onStart={onStart} />
    </section>
  )
}

interface RemoveClosureProps {
  closure: Closure
  onStart: () => void
  /** Called after the focused button has disappeared. */
  onRemoved: () => void
}

function RemoveClosure({ closure, onStart, onRemoved }: RemoveClosureProps) {
  return (
    <OneButtonForm
      action={withMethod(routes.deskClosure.href({ id: closure.id }), 'DELETE')}
      onStart={onStart}
      onSuccess={onRemoved}
    >
      Remove<span className="sr-only"> {closureText(closure)}</span>
    </OneButtonForm>
  )
}

function ClosureForm({ onStart }: { onStart: () => void }) {
  return (
    <Form
      method="post"
      action={routes.deskClosures.href()}
      noValidate={useHydrated()}
      options={{ preserveScroll: true }}
      onStart={onStart}
      resetOnSuccess
      className="mt-5"
    >
      <CsrfField />
      <ClosureFields />
    </Form>
  )
}

function ClosureFields() {
  const { processing = false } = useFormContext() ?? {}
  const { errors: allErrors, values } = usePage().props
  const errors = fieldErrors(allErrors)
  const fields = useRef<HTMLFieldSetElement>(null)
  useFocusAfterSubmit(fields, { processing, errors })
  return (
    <fieldset ref={fields} disabled={processing} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <Field label="From" name="from" error={errors.from} announced>
        {(control) => <input {...control} type="date" required defaultValue={values?.from} />}
      </Field>
      <Field label="To" name="to" error={errors.to} announced>
        {(control) => <input {...control} type="date" required defaultValue={values?.to} />}
      </Field>
      <Field label="Reason" name="reason" error={errors.reason} announced className="sm:col-span-2">
        {(control) => (
          <input
            {...control}
            required
            maxLength={lengths.closureReason}
            defaultValue={values?.reason}
          />
        )}
      </Field>
      <SubmitButton processing={processing} tone="quiet" className="sm:col-span-2">
        Close these days
      </SubmitButton>
    </fieldset>
  )
}

function closureText({ from, to }: Closure): string {
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
}
