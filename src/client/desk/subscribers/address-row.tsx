import type { ReactNode } from 'react'

interface AddressRowProps {
  email: string
  /** What is known of the address. */
  facts: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** An email address of a list, with what is known of it. */
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
