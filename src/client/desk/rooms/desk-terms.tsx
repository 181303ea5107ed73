import { usePage } from '@inertiajs/react'
import { timeMark } from '#client/account/rooms/room-files.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { Acceptance, DeskRoom } from '#shared/desk/rooms/props.ts'
import { routes } from '#shared/routes.ts'
import { TermsField } from './terms-field.tsx'
import * as words from './words.ts'

/** The terms of a room, who accepted which text, and the form that changes them. */
export function DeskTerms({ room }: { room: DeskRoom }) {
  const { id, terms, acceptances, closedAt } = room
  return (
    <TitledSection id="terms" title={words.terms}>
      {terms ? (
        <>
          <p
            dir="auto"
            className="mt-2 max-h-64 overflow-auto text-sm wrap-anywhere whitespace-pre-line"
          >
            {terms.text}
          </p>
          <p className="mt-2 text-xs wrap-anywhere text-muted">{words.textHash(terms.hash)}</p>
        </>
      ) : (
        <p className="mt-2 text-sm text-muted">{words.noTerms}</p>
      )}
      {closedAt === null && <TermsForm room={id} text={terms?.text ?? ''} />}
      {(terms || acceptances.length > 0) && <Acceptances acceptances={acceptances} />}
    </TitledSection>
  )
}

function TermsForm({ room, text }: { room: string; text: string }) {
  const { errors, values } = usePage().props
  const { terms: error } = fieldErrors(errors)
  return (
    <details open={error !== undefined || undefined} className="mt-2 text-sm">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="link">{words.changeTerms}</span>
      </summary>
      <PostForm
        // With another text the field begins anew.
        key={text}
        action={withMethod(routes.deskRoomTerms.href({ id: room }), 'PUT')}
        noValidate={useHydrated()}
      >
        <FormFieldset errors={fieldErrors(errors)} className="grid min-w-0 gap-3">
          {(processing) => (
            <>
              <TermsField
                label={words.terms}
                text={values?.terms ?? text}
                hint={words.changeTermsHint}
                error={error}
              />
              <SubmitButton processing={processing} tone="quiet" className="justify-self-start">
                {words.saveTerms}
              </SubmitButton>
            </>
          )}
        </FormFieldset>
      </PostForm>
    </details>
  )
}

function Acceptances({ acceptances }: { acceptances: readonly Acceptance[] }) {
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">{words.acceptances}</h3>
      {acceptances.length === 0 && <p className="mt-1 text-sm text-muted">{words.noAcceptances}</p>}
      <ul className="mt-2 grid gap-3 text-sm empty:hidden">
        {acceptances.map(({ id, name, email, hash, proof, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            {name}, {email}
            <span className="figures block text-xs text-muted">
              {timeMark(createdAt).time()}, {words.proofs[proof]}
              <span className="block">{words.textHash(hash)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
