import { cva } from 'class-variance-authority'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface AlertProps {
  tone: 'success' | 'danger'
  /** Off inside a live region, which announces it itself. */
  announced?: boolean
  className?: string
  children: ReactNode
}

const alertClass = cva('alert', {
  variants: { tone: { success: 'alert-success', danger: 'alert-danger' } },
})

const icons = { success: CircleCheck, danger: TriangleAlert } as const

/** A message in the page, read out as soon as it appears. */
export function Alert({ tone, announced = true, className, children }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div role={announced ? 'alert' : undefined} className={alertClass({ tone, className })}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** The server's confirmation of the last step, in green; an empty live region without one. */
export function StatusMessage({ children }: { children: string | null }) {
  return <div role="status">{children && <Confirmation>{children}</Confirmation>}</div>
}

function Confirmation({ children }: { children: string }) {
  return (
    <Alert tone="success" announced={false} className="mt-6">
      <p>{children}</p>
    </Alert>
  )
}
