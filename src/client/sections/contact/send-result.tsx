import type { ContactFormState } from '#client/hooks/use-contact-form.ts'
import { Alert } from '#client/ui/alert.tsx'
import { messages } from '#shared/messages.ts'

/** What became of the last message, beside the button that sent it. */
export function SendResult({ state }: { state: ContactFormState }) {
  if (state.phase === 'sent')
    return (
      <Alert tone="success" className="scroll-mb-6">
        {messages.contact.sent}
      </Alert>
    )
  if (state.phase !== 'failed') return null
  return (
    <Alert tone="danger" className="scroll-mb-6">
      <p>{state.alert}</p>
      {state.detail && <p className="mt-1 font-normal">{state.detail}</p>}
    </Alert>
  )
}
