import { useRef } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { Invitation } from '#shared/desk/staff/props.ts'
import { roleLabels } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface InvitationsProps {
  invitations: readonly Invitation[]
  onCancelled: () => void
}

export function Invitations({ invitations, onCancelled }: InvitationsProps) {
  const section = useRef<HTMLElement>(null)
  return (
    <TitledSection
      ref={section}
      tabIndex={-1}
      id="invited"
      title={words.invited}
      className="mt-10 outline-none"
    >
      {invitations.length === 0 && (
        <p className="mt-2 text-sm text-muted">{words.noPendingInvitations}</p>
      )}
      <ul className="mt-3">
        {invitations.map((invitation) => (
          <InvitedRow
            key={invitation.email}
            invitation={invitation}
            onDone={() => {
              section.current?.focus()
              onCancelled()
            }}
          />
        ))}
      </ul>
    </TitledSection>
  )
}

interface InvitedRowProps {
  invitation: Invitation
  onDone: () => void
}

function InvitedRow({ invitation: { email, role, expiresAt }, onDone }: InvitedRowProps) {
  const clock = useOfficeClock()
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-2 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="figures text-xs text-muted">
          <RichText
            text={words.roleUntil(roleLabels[role])}
            marks={{ time: () => <time dateTime={expiresAt}>{clock.dateTime(expiresAt)}</time> }}
          />
        </p>
      </div>
      <OneButtonForm
        action={withMethod(routes.deskInvitation.href({ email }), 'DELETE')}
        onSuccess={onDone}
      >
        <RichText text={words.cancelInvitation(email)} />
      </OneButtonForm>
    </li>
  )
}
