import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type SendOutcome,
  sendContactMessage,
} from '#client/sections/contact/send-contact-message.ts'
import { messages } from '#shared/messages.ts'
import type { ErrorMap, Pages } from '#shared/pages.ts'

/** Where the form is: one of four states, and what each has to say. */
export type ContactFormState =
  | { phase: 'idle' | 'sending' | 'sent' }
  | { phase: 'failed'; alert: string; detail: string | null; errors: Record<string, string> }

const { failed, unreachable } = messages.contact

/** The contact form with script: sends without leaving the page and never loses what was typed. */
export function useContactForm(page: Pages['marketing/contact'] & { errors: ErrorMap }) {
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  const [state, setState] = useState(() => stateOfPage(page))
  const [hydrated, setHydrated] = useState(false)
  // A new key empties the fields, also of what the server had filled in.
  const [round, setRound] = useState(0)

  useEffect(() => setHydrated(true), [])

  useEffect(() => {
    if (state.phase === 'idle' || state.phase === 'sending') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    if (!submitted.current) return
    // A button that was disabled has lost its focus, and with it the reader's place.
    submitButton(form.current)?.focus()
    // On a phone, what came of it stands under the button, below the screen.
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

  return {
    form,
    state,
    submit,
    round,
    hydrated,
    values: round === 0 ? page.values : {},
    errors: state.phase === 'failed' ? state.errors : {},
  }
}

function stateOfPage(page: { status: string | null; errors: ErrorMap }): ContactFormState {
  if (page.status === messages.contact.sent) return { phase: 'sent' }
  const { form, ...errors } = page.errors as Record<string, string>
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

function submitButton(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[type="submit"]') ?? null
}
