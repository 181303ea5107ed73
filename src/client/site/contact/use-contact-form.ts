import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { fieldErrors } from '#client/ui/field.tsx'
import { isField } from '#client/ui/form-field.ts'
import { clientMessages } from '#shared/client-messages.ts'
import type { ServiceName } from '#shared/knowledge/names.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { entryOf } from '#shared/records.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import { type ContactField, contactErrors, findServiceName } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import { type SendOutcome, sendContactMessage } from './send-contact-message.ts'
import {
  type ContactFormInput,
  deleteDraft,
  saveDraft,
  useContactDraft,
} from './use-contact-draft.ts'
import * as words from './words.ts'

/** The state of sending, with the details of its result. */
export type SendState =
  | { phase: 'idle' | 'sending' }
  /** The marked fields are invalid. */
  | { phase: 'refused' }
  | { phase: 'sent'; receipt: ContactReceipt | null; service: string | undefined }
  /** `isOffline` if it is sent as soon as the browser is online again. */
  | { phase: 'failed'; alert: string; detail: string | null; isOffline: boolean }

type Errors = Partial<Record<ContactField | 'files', string>>

const { failed, unreachable } = clientMessages.contact

type Page = Pages['marketing/contact'] & SharedProps
type FormRef = RefObject<HTMLFormElement | null>

/** Sends the contact form without leaving the page, and keeps a draft until it is sent. */
export function useContactForm(page: Page) {
  const form = useRef<HTMLFormElement>(null)
  // A new round empties the fields, including values that came from the server.
  const [round, setRound] = useState(0)
  const key = useRef(page.formKey)
  const { subject, clearSubject, removeSubject } = useSubject(form, page)
  const { state, errors, start, showResult, check } = useSubmission(form, page)

  useEffect(() => {
    if (page.receipt) deleteDraft()
  }, [page.receipt])
  useSendWhenOnline(form, state.phase === 'failed' && state.isOffline)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'sending') return
    const input = readInput(event.currentTarget)
    const inputErrors = contactErrors(input, page.services)
    if (Object.keys(inputErrors).length > 0) return showResult({ phase: 'refused' }, inputErrors)
    start()
    const result = await sendContactMessage({ ...input, key: key.current })
    if (result.outcome === 'sent') {
      deleteDraft()
      clearSubject()
      setRound((count) => count + 1)
      key.current = crypto.randomUUID()
    }
    showResult(
      stateAfter(result, findServiceName(page.services, input.service ?? '')),
      result.outcome === 'refused' ? result.errors : {},
    )
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

  const own = ownInput(page.auth.user)
  const values = round === 0 ? { ...own, ...linkedService(page), ...page.values } : own
  return { form, state, errors, round, values, subject, removeSubject, onSubmit, onInput, onBlur }
}

/** Sends the form once the browser is online again; its key keeps it from being stored twice. */
function useSendWhenOnline(form: FormRef, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const send = () => form.current?.requestSubmit()
    addEventListener('online', send, { once: true })
    return () => removeEventListener('online', send)
  }, [form, isWaiting])
}

/** Returns the subject that the link to this page or else the draft names. */
function useSubject(form: FormRef, page: Page) {
  const [subject, setSubject] = useState<ContactSubject>(() => subjectOf(page))

  // The subject of the link takes precedence over that of the draft.
  const restore = useCallback((draftSubject: ContactSubject) => {
    setSubject((linkedSubject) =>
      linkedSubject.market || linkedSubject.product ? linkedSubject : draftSubject,
    )
  }, [])
  useContactDraft(form, restore)

  function removeSubject() {
    setSubject({})
    if (!form.current) return
    saveDraft(readInput(form.current), {})
    // The link that had the focus no longer exists.
    form.current.querySelector<HTMLElement>('.field')?.focus()
  }

  return { subject, clearSubject: () => setSubject({}), removeSubject }
}

/** Returns the state of the submission and the errors of the fields, and changes both. */
function useSubmission(form: FormRef, page: Page) {
  const [state, setState] = useState(() => stateOfPage(page))
  const [errors, setErrors] = useState<Errors>(() => fieldErrorsOf(page))

  useEffect(() => firstInvalid(form.current)?.focus(), [form])

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
    const error = entryOf(contactErrors(readInput(form.current), page.services), field)
    setErrors((current) => ({ ...current, [field]: error }))
  }

  return { state, errors, start: () => setState({ phase: 'sending' }), showResult, check }
}

function readInput(form: HTMLFormElement): ContactFormInput {
  const { _token, key, ...fields } = Object.fromEntries(new FormData(form))
  return fields
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}

function subjectOf({ market, product }: Pages['marketing/contact']): ContactSubject {
  return { ...(market && { market }), ...(product && { product }) }
}

/** Returns the name and address of whoever is signed in: the last word is taken for the surname. */
function ownInput(user: SharedProps['auth']['user']): ContactFormInput {
  if (!user) return {}
  const names = user.name.trim().split(/\s+/)
  const lastName = names.length > 1 ? (names.pop() ?? '') : ''
  return { firstName: names.join(' '), lastName, email: user.email }
}

function linkedService({ service, services }: Pages['marketing/contact']): ContactFormInput {
  const linked = findServiceName(services, service ?? '')
  return linked ? { service: linked.title } : {}
}

function fieldErrorsOf(page: SharedProps): Errors {
  const { form, ...errors } = fieldErrors(page.errors)
  return errors
}

function stateOfPage(page: Page): SendState {
  const { receipt, service, errors } = page
  if (receipt) return { phase: 'sent', receipt, service }
  if (Object.keys(errors).length === 0) return { phase: 'idle' }
  const { form } = fieldErrors(errors)
  if (!form) return { phase: 'refused' }
  return { phase: 'failed', alert: failed, detail: form, isOffline: false }
}

function stateAfter(result: SendOutcome, service: ServiceName | undefined): SendState {
  if (result.outcome === 'sent') {
    return { phase: 'sent', receipt: result.receipt, service: service?.slug }
  }
  if (result.outcome === 'unreachable') {
    const isOffline = !navigator.onLine
    const detail = isOffline ? words.offline : null
    return { phase: 'failed', alert: unreachable, detail, isOffline }
  }
  return { phase: 'failed', alert: failed, detail: result.detail, isOffline: false }
}
