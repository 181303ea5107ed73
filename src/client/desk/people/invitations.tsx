import { useRef } from 'react'
import { exactTime } from '#client/desk/layout/times.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import type { Invitation } from '#shared/desk/staff/props.ts'
import { roleLabels } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'

interface InvitationsProps {
  invitations: readonly Invitation[]
  onCancelled: () => void
}

export function Invitations({ invitations, onCancelled }: InvitationsProps) {
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="invited" className="mt-10 outline-none">
      <h2 id="invited" className="text-xl">
        Invited
      </h2>
      {invitations.length === 0 && (
        <p className="mt-2 text-sm text-muted">No pending invitations.</p>
      )}
      <ul className="mt-3">
        {invitations.map((invitation) => (
          <li
            key={invitation.email}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-2 text-sm"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">{invitation.email}</p>
              <p className="figures text-xs text-muted">
                {roleLabels[invitation.role]}, until{' '}
                <time dateTime={invitation.expiresAt}>{exactTime(invitation.expiresAt)}</time>
              </p>
            </div>
            <CancelInvitation
              invitation={invitation}
              onDone={() => {
                section.current?.focus()
                onCancelled()
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CancelInvitationProps {
  invitation: Invitation
  onDone: () => void
}

function CancelInvitation({ invitation: { email }, onDone }: CancelInvitationProps) {
  return (
    <OneButtonForm
      action={withMethod(routes.deskInvitation.href({ email }), 'DELETE')}
      onSuccess={onDone}
    >
      Cancel<span className="sr-only"> the invitation of {email}</span>
    </OneButtonForm>
  )
}
