import type { ReactNode } from 'react'

/** A page that is printed on one sheet of paper. */
export function AnswerSheet({ children }: { children: ReactNode }) {
  return <div className="answer-sheet">{children}</div>
}
