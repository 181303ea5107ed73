import { usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { StatusLocation } from '#client/desk/layout/use-status-location.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { type FieldErrors, fieldErrors, TextField } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { dayText } from '#shared/dates.ts'
import type { Closure } from '#shared/desk/bookings/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const ownLocation = 'closures'

interface ClosuresProps {
  closures: readonly Closure[]
  statusLocation: StatusLocation
}

export function Closures({ closures, statusLocation }: ClosuresProps) {
  const statusRef = useRef<HTMLDivElement>(null)
  const status = statusLocation.statusAt(ownLocation)
  const onStart = () => statusLocation.moveTo(ownLocation)

  // The list above may have grown, or the focus may be far away.
  useEffect(() => {
    if (status) statusRef.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <TitledSection id="closures" title={words.closedDays} className="print:hidden">
      <p className="mt-2 measure text-sm text-muted">{words.closedDaysExplained}</p>
      <ClosureList closures={closures} onStart={onStart} />
      <div ref={statusRef}>
        <StatusMessage>{status}</StatusMessage>
      </div>
      <ClosureForm onStart={onStart} />
    </TitledSection>
  )
}

interface ClosureListProps {
  closures: readonly Closure[]
  onStart: () => void
}

function ClosureList({ closures, onStart }: ClosureListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={words.closuresToCome}
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
      <RichText text={words.remove(closureText(closure))} />
    </OneButtonForm>
  )
}

function ClosureForm({ onStart }: { onStart: () => void }) {
  return (
    <PostForm
      action={routes.deskClosures.href()}
      noValidate={useHydrated()}
      onStart={onStart}
      resetOnSuccess
      className="mt-5"
    >
      <ClosureFields errors={fieldErrors(usePage().props.errors)} />
    </PostForm>
  )
}

function ClosureFields({ errors }: { errors: FieldErrors }) {
  return (
    <FormFieldset errors={errors} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(processing) => (
        <>
          <TextField label={words.from} name="from" error={errors.from} type="date" required />
          <TextField label={words.to} name="to" error={errors.to} type="date" required />
          <TextField
            label={words.reason}
            name="reason"
            error={errors.reason}
            required
            maxLength={lengths.closureReason}
            className="sm:col-span-2"
          />
          <SubmitButton processing={processing} tone="quiet" className="sm:col-span-2">
            {words.closeTheseDays}
          </SubmitButton>
        </>
      )}
    </FormFieldset>
  )
}

function closureText({ from, to }: Closure): string {
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
}
