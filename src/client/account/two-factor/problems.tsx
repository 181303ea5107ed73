import { Alert } from '#client/ui/alert.tsx'

interface ProblemsProps {
  messages: readonly string[]
  retry: () => void
}

export function Problems({ messages, retry }: ProblemsProps) {
  return (
    <Alert tone="danger">
      <p>Something went wrong.</p>
      <ul className="mt-1 list-disc pl-5 font-normal text-text">
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <button type="button" onClick={retry} className="link min-h-11 cursor-pointer">
        Try again
      </button>
    </Alert>
  )
}
