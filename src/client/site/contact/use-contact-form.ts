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
import { dropDraft, isField, keepDraft, type TypedFields, useDraft } from './use-draft.ts'

/** Where sending stands; after it, with what the writer is told. */
export type SendState =
  | { phase: 'idle' | 'sending' }
  /** The marked fields are wrong; nothing was sent. */
  | { phase: 'refused' }
  | { phase: 'sent'; receipt: ContactReceipt | null; service: ContactService | undefined }
  | { phase: 'failed'; alert: string; detail: string | null }

type Errors = Partial<Record<ContactField, string>>

const { failed, unreachable } = clientMessages.contact

/** The contact form with script: sends without leaving the page and never loses what was typed. */
export function useContactForm(page: Pages['marketing/contact'] & SharedProps) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(() => stateOfPage(page))
  const [errors, setErrors] = useState<Errors>(() => fieldErrorsOf(page))
  // The key of the fields: a new one empties them, also of what the server had filled in.
  const [round, setRound] = useState(0)

  const [about, setAbout] = useState<ContactSubject>(() => aboutOf(page))

  // What the link here is about comes before what a draft was about.
  const restore = useCallback((drafted: ContactSubject) => {
    setAbout((linked) => (linked.market || linked.product ? linked : drafted))
  }, [])
  useDraft(form, restore)

  useEffect(() => firstWrong(form.current)?.focus(), [])

  useEffect(() => {
    if (page.receipt) dropDraft()
  }, [page.receipt])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const typed = typedInto(event.currentTarget)
    const wrong = contactErrors(typed)
    if (Object.keys(wrong).length > 0) return show({ phase: 'refused' }, wrong)
    setState({ phase: 'sending' })
    const result = await sendContactMessage(typed)
    if (result.outcome === 'sent') {
      dropDraft()
      setAbout({})
      setRound((count) => count + 1)
    }
    show(stateAfter(result, typed), result.outcome === 'refused' ? result.errors : {})
  }

  /** Shows what came of it where the writer is: the keyboard at what is wrong, or at the button. */
  function show(next: SendState, wrong: Errors) {
    flushSync(() => {
      setState(next)
      setErrors(wrong)
    })
    const field = firstWrong(form.current)
    const button = form.current?.querySelector<HTMLElement>('[type="submit"]')
    ;(field ?? button)?.focus()
    // On a phone the result stands under the button, below the edge of the screen.
    if (!field) form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }

  function check(field: string) {
    if (!form.current) return
    const error = entryOf(contactErrors(typedInto(form.current)), field)
    setErrors((shown) => ({ ...shown, [field]: error }))
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    keepDraft(typedInto(currentTarget), about)
    if (isField(target) && target.name in errors) check(target.name)
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // Not on the way to the button: the error would push it away from under the pointer.
    const goesOn = isField(relatedTarget) && isField(target)
    if (goesOn && target.value !== '') check(target.name)
  }

  function removeAbout() {
    setAbout({})
    if (!form.current) return
    keepDraft(typedInto(form.current), {})
    // The link that did it is gone, and the keyboard with it.
    form.current.querySelector<HTMLElement>('.field')?.focus()
  }

  const values = round === 0 ? { ...linked(page), ...page.values } : {}
  const handlers = { onSubmit: submit, onInput, onBlur }
  return { form, state, errors, round, values, about, removeAbout, handlers }
}

function typedInto(form: HTMLFormElement): TypedFields {
  const { _token, ...fields } = Object.fromEntries(new FormData(form))
  return fields
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}

function aboutOf({ market, product }: Pages['marketing/contact']): ContactSubject {
  return { ...(market && { market }), ...(product && { product }) }
}

/** The choice that the link to this page already made. */
function linked({ service }: Pages['marketing/contact']): TypedFields {
  const found = service && findContactService(service)
  return found ? { service: found.label } : {}
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

function stateAfter(result: SendOutcome, typed: TypedFields): SendState {
  if (result.outcome === 'sent') {
    const service = findContactService(typed.service ?? '')?.code
    return { phase: 'sent', receipt: result.receipt, service }
  }
  if (result.outcome === 'unreachable') {
    return { phase: 'failed', alert: unreachable, detail: null }
  }
  return { phase: 'failed', alert: failed, detail: result.detail }
}
