import { router } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
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
  function visit(event: FormEvent<HTMLFormElement>) {
    if (!hrefOf) return
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    router.get(hrefOf((name) => String(values.get(name) ?? '').trim()))
  }

  return (
    <form
      action={action}
      key={current}
      onSubmit={visit}
      className={clsx('print:hidden', className)}
    >
      {children}
    </form>
  )
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
