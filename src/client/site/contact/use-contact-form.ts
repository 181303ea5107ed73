import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrors } from '#client/ui/field.tsx'
import { clientMessages } from '#shared/client-messages.ts'
import { type ContactService, findContactService } from '#shared/content/services.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import { type ContactField, contactErrors } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import { type SendOutcome, sendContactMessage } from './send-contact-message.ts'
import { type ContactFormInput, deleteDraft, isField, saveDraft, useDraft } from './use-draft.ts'

/** The state of sending, with the details of its result. */
export type SendState =
  | { phase: 'idle' | 'sending' }
  /** The marked fields are invalid. */
  | { phase: 'refused' }
  | { phase: 'sent'; receipt: ContactReceipt | null; service: ContactService | undefined }
  | { phase: 'failed'; alert: string; detail: string | null }

type Errors = Partial<Record<ContactField, string>>

const { failed, unreachable } = clientMessages.contact

/** Sends the contact form without leaving the page, and keeps a draft until it is sent. */
export function useContactForm(page: Pages['marketing/contact'] & SharedProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => stateOfPage(page))
  const [errors, setErrors] = useState<Errors>(() => fieldErrorsOf(page))
  // A new key empties the fields, including values that came from the server.
  const [formKey, setFormKey] = useState(0)

  const [subject, setSubject] = useState<ContactSubject>(() => subjectOf(page))

  // The subject of the link takes precedence over that of the draft.
  const restore = useCallback((draftSubject: ContactSubject) => {
    setSubject((linkedSubject) =>
      linkedSubject.market || linkedSubject.product ? linkedSubject : draftSubject,
    )
  }, [])
  useDraft(form, restore)

  useEffect(() => firstInvalid(form.current)?.focus(), [])

  useEffect(() => {
    if (page.receipt) deleteDraft()
  }, [page.receipt])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const input = readInput(event.currentTarget)
    const inputErrors = contactErrors(input)
    if (Object.keys(inputErrors).length > 0) return showResult({ phase: 'refused' }, inputErrors)
    setState({ phase: 'sending' })
    const result = await sendContactMessage(input)
    if (result.outcome === 'sent') {
      deleteDraft()
      setSubject({})
      setFormKey((count) => count + 1)
    }
    showResult(stateAfter(result, input), result.outcome === 'refused' ? result.errors : {})
  }

  /** Shows a result and moves the focus to the first invalid field or to the button. */
  function showResult(next: SendState, inputErrors: Errors) {
    flushSync(() => {
      setState(next)
      setErrors(inputErrors)
    })
    const field = firstInvalid(form.current)
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]')
    ;(field ?? button)?.focus()
    // On a phone the result is below the button and outside the screen.
    if (!field) form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }

  function check(field: string) {
    if (!form.current) return
    const error = entryOf(contactErrors(readInput(form.current)), field)
    setErrors((current) => ({ ...current, [field]: error }))
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    saveDraft(readInput(currentTarget), subject)
    if (isField(target) && target.name in errors) check(target.name)
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // When moving to the button, an error would push it away from under the pointer.
    const movesToField = isField(relatedTarget) && isField(target)
    if (movesToField && target.value !== '') check(target.name)
  }

  function removeSubject() {
    setSubject({})
    if (!form.current) return
    saveDraft(readInput(form.current), {})
    // The link that had the focus no longer exists.
    form.current.querySelector<HTMLElement>('.field')?.focus()
  }

  const values = formKey === 0 ? { ...linkedService(page), ...page.values } : {}
  const handlers = { onSubmit: submit, onInput, onBlur }
  return {
    form,
    state,
    errors,
    formKey,
    values,
    subject,
    removeSubject,
    handlers,
  }
}

function readInput(form: HTMLFormElement): ContactFormInput {
  const { _token, ...fields } = Object.fromEntries(new FormData(form))
  return fields
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}

function subjectOf({ market, product }: Pages['marketing/contact']): ContactSubject {
  return { ...(market && { market }), ...(product && { product }) }
}

function linkedService({ service }: Pages['marketing/contact']): ContactFormInput {
  const contactService = service && findContactService(service)
  return contactService ? { service: contactService.label } : {}
}

function fieldErrorsOf(page: SharedProps): Errors {
  const { form, ...errors } = fieldErrors(page.errors)
  return errors
}

function stateOfPage(page: Pages['marketing/contact'] & SharedProps): SendState {
  const { receipt, service, errors } = page
  if (receipt) return { phase: 'sent', receipt, service }
  if (Object.keys(errors).length === 0) return { phase: 'idle' }
  const { form } = fieldErrors(errors)
  return form ? { phase: 'failed', alert: failed, detail: form } : { phase: 'refused' }
}

function stateAfter(result: SendOutcome, input: ContactFormInput): SendState {
  if (result.outcome === 'sent') {
    const service = findContactService(input.service ?? '')?.code
    return { phase: 'sent', receipt: result.receipt, service }
  }
  if (result.outcome === 'unreachable') {
    return { phase: 'failed', alert: unreachable, detail: null }
  }
  return { phase: 'failed', alert: failed, detail: result.detail }
}
