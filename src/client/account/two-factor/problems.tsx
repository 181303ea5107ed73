import { Alert } from '#client/ui/alert.tsx'
import * as words from './words.ts'

interface ProblemsProps {
  messages: readonly string[]
  retry: () => void
}

export function Problems({ messages, retry }: ProblemsProps) {
  return (
    <Alert tone="danger">
      <p>{words.somethingWentWrong}</p>
      <ul className="mt-1 list-disc pl-5 font-normal text-text">
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <button type="button" onClick={retry} className="link min-h-11 cursor-pointer">
        {words.tryAgain}
      </button>
    </Alert>
  )
}
