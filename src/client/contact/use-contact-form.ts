import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { messages } from '#shared/messages.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { type SendOutcome, sendContactMessage } from './send-contact-message.ts'

/** The state of the form; after a failure, with the sentences to show. */
export type ContactFormState =
  | { phase: 'idle' | 'sending' | 'sent' }
  | { phase: 'failed'; alert: string; detail: string | null; errors: FieldErrors }

const { failed, unreachable } = messages.contact

/** The contact form with script: sends without leaving the page and never loses what was typed. */
export function useContactForm(page: Pages['marketing/contact'] & SharedProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  const [state, setState] = useState(() => stateOfPage(page))
  // The key of the fields: a new one empties them, also of what the server had filled in.
  const [round, setRound] = useState(0)
  const errors = state.phase === 'failed' ? state.errors : {}

  useFocusAfterSubmit(form, { processing: state.phase === 'sending', errors })

  useEffect(() => {
    if (!submitted.current || state.phase === 'sending') return
    if (form.current?.querySelector('[aria-invalid="true"]')) return
    // On a phone the result stands under the button, below the edge of the screen.
    form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const { _token, ...fields } = Object.fromEntries(new FormData(event.currentTarget))
    submitted.current = true
    setState({ phase: 'sending' })
    const result = await sendContactMessage(fields)
    if (result.outcome === 'sent') setRound((count) => count + 1)
    setState(stateAfter(result))
  }

  return { form, state, errors, submit, round, values: round === 0 ? page.values : {} }
}

function stateOfPage(page: SharedProps): ContactFormState {
  if (page.statusCode === 'contact-sent') return { phase: 'sent' }
  const { form, ...errors } = fieldErrors(page.errors)
  if (!form && Object.keys(errors).length === 0) return { phase: 'idle' }
  return { phase: 'failed', alert: failed, detail: form ?? null, errors }
}

function stateAfter(result: SendOutcome): ContactFormState {
  if (result.outcome === 'sent') return { phase: 'sent' }
  if (result.outcome === 'unreachable') {
    return { phase: 'failed', alert: unreachable, detail: null, errors: {} }
  }
  return { phase: 'failed', alert: failed, detail: result.detail, errors: result.errors }
}
