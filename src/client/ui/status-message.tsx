import { Alert } from './alert.tsx'

/** What the server has to say about the last step, in green; nothing when it is silent. */
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
