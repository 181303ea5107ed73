import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { Citation } from '#shared/knowledge/props.ts'
import { Cite } from './cite.tsx'

interface CiteFoldProps {
  title: string
  cite: Citation
  className?: string
}

/** A folded citation of the page in three forms. */
export function CiteFold({ title, cite, className }: CiteFoldProps) {
  const { name } = usePage().props
  return (
    <details className={clsx('border-y border-line print:hidden', className)}>
      <summary className="flex min-h-12 items-center">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
      </summary>
      <div className="pb-6">
        <Cite {...cite} author={name} />
      </div>
    </details>
  )
}
