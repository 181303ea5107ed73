import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'

interface ProblemsProps {
  title?: string
  messages: readonly string[]
  /** What can be done about them. */
  children?: ReactNode
}

/** What went wrong, each thing once. */
export function Problems({ title = 'Something went wrong.', messages, children }: ProblemsProps) {
  return (
    <Alert tone="danger">
      <p>{title}</p>
      <ul className="mt-1 list-disc pl-5 font-normal text-text">
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {children}
    </Alert>
  )
}
