import { Alert } from './alert.tsx'

interface ProblemsProps {
  title?: string
  messages: readonly string[]
  /** Tries again what failed. */
  retry?: () => void
}

/** What went wrong, each thing once. */
export function Problems({ title = 'Something went wrong.', messages, retry }: ProblemsProps) {
  return (
    <Alert tone="danger">
      <p>{title}</p>
      <ul className="mt-1 list-disc pl-5 font-normal text-text">
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {retry && (
        <button type="button" onClick={retry} className="link min-h-11 cursor-pointer">
          Try again
        </button>
      )}
    </Alert>
  )
}
