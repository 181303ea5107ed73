import { router } from '@inertiajs/react'
import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { buttonClass } from './button-class.ts'
import * as words from './words.ts'

interface FilterFormProps {
  /** The address of the whole list. */
  action: string
  /** The current URL: as the form's key, it discards choices made for another list. */
  current: string
  /** Returns the URL for the chosen values; without it the browser submits the form. */
  hrefOf?: (field: (name: string) => string) => string
  className: string
  children: ReactNode
}

/** Asks a list for a part of it; without a script, the browser sends the form. */
export function FilterForm({ action, current, hrefOf, className, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list comes with a form of its own
  useLayoutEffect(() => {
    if (form.current && submission) continueIn(form.current, submission)
  }, [current])

  function visit(event: FormEvent<HTMLFormElement>) {
    if (!hrefOf) return
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    submission = submissionOf(values)
    const href = hrefOf((name) => String(values.get(name) ?? '').trim())
    router.get(href, {}, { onFinish: () => setTimeout(forgetSubmission) })
  }

  return (
    <form
      ref={form}
      action={action}
      key={current}
      onSubmit={visit}
      className={clsx('print:hidden', className)}
    >
      {children}
    </form>
  )
}

/** The control that had the focus when a form was sent, and what the list was asked for in it. */
interface Submission {
  control: Element
  text: string
}

// The list may come with a page of its own, so no component can hold it.
let submission: Submission | null = null

/** A visit that failed brings no form; that of a later page was not sent. */
function forgetSubmission(): void {
  submission = null
}

function submissionOf(values: FormData): Submission | null {
  const control = document.activeElement
  if (!control) return null
  return { control, text: String(values.get(control.getAttribute('name') ?? '') ?? '') }
}

/** Gives the form of the new list the focus of the one that asked for it, and what was typed since. */
function continueIn(form: HTMLFormElement, { control, text }: Submission): void {
  const name = control.getAttribute('name')
  const same = form.querySelector<HTMLElement>(name ? `[name="${name}"]` : 'button')
  if (!same || control.isConnected || document.activeElement !== document.body) return
  // On a phone the focus would bring the keyboard back, over the results.
  if (name && matchMedia('(pointer: coarse)').matches) return
  if (same instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (control.value !== text) same.value = control.value
  }
  same.focus()
}

/** The search field of a filter form. */
export function FilterSearch({ className, ...input }: ComponentProps<'input'>) {
  return (
    <input
      name="q"
      type="search"
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={words.search}
      className={clsx(smallField, 'grow placeholder:text-muted', className)}
      {...input}
    />
  )
}

/** One choice of some, by name and value. */
export function FilterSelect({ className, ...select }: ComponentProps<'select'>) {
  return <select className={clsx(smallField, 'w-auto', className)} {...select} />
}

/** Sends the form. */
export function FilterButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
      {children}
    </button>
  )
}

const smallField = 'field min-h-11 min-w-0 py-1 text-sm'
