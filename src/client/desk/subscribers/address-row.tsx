import type { ReactNode } from 'react'

interface AddressRowProps {
  email: string
  /** Its state, and since when. */
  facts: ReactNode
  /** Its buttons. */
  children: ReactNode
}

/** An email address of a list, with its state and buttons. */
export function AddressRow({ email, facts, children }: AddressRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="figures mt-0.5 text-xs text-muted">{facts}</p>
      </div>
      {children}
    </li>
  )
}
