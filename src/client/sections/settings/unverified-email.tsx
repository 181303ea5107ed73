import { Form, usePage } from '@inertiajs/react'
import { toast } from 'sonner'
import { StatusMessage } from '#client/ui/status-message.tsx'
import { messages } from '#shared/messages.ts'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

const sent = 'A new verification link has been sent to your email address.'

/** That the address waits for its link, and a way to have the link sent again. */
export function UnverifiedEmail({ status }: { status: string | null }) {
  const { csrfToken } = usePage().props as unknown as SharedProps
  return (
    <div className="mt-7 border-l-3 border-danger pl-4">
      <p>Your email address is unverified.</p>
      <Form
        method="post"
        action={routes.resendVerification.href()}
        options={{ preserveScroll: true }}
        onError={({ email }) => toast.error(email)}
      >
        {({ processing }) => (
          <>
            <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
            <button
              type="submit"
              aria-disabled={processing}
              className="link min-h-11 cursor-pointer text-left font-medium"
            >
              Click here to resend the verification email.
            </button>
          </>
        )}
      </Form>
      <StatusMessage>{status === messages.status.verificationLinkSent ? sent : null}</StatusMessage>
    </div>
  )
}
