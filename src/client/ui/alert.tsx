import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface AlertProps {
  tone: 'success' | 'danger'
  /** Off inside a live region, which announces it itself. */
  announced?: boolean
  className?: string
  children: ReactNode
}

const tones = {
  success: { classNames: 'border-success text-success', Icon: CircleCheck },
  danger: { classNames: 'border-danger text-danger', Icon: TriangleAlert },
} as const

/** A message in the page, read out as soon as it appears. */
export function Alert({ tone, announced = true, className = '', children }: AlertProps) {
  const { classNames, Icon } = tones[tone]
  return (
    <div
      role={announced ? 'alert' : undefined}
      className={`flex gap-3 rounded-md border bg-ground px-4 py-3 leading-snug font-medium ${classNames} ${className}`}
    >
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
