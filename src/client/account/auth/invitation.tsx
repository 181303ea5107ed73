import type { OfferedInvitation } from '#shared/account/pages.ts'
import * as words from './words.ts'

interface InvitationProps {
  invitation: OfferedInvitation
  firm: string
  /** The next step. */
  children: string
}

/** Says who invites and into what, before an account has the address that was invited. */
export function Invitation({ invitation: { by, role }, firm, children }: InvitationProps) {
  return (
    <div className="mt-6 border-l-3 border-structure pl-4">
      <p className="font-semibold">{words.invitationText(by, firm, role)}</p>
      <p className="mt-1 text-sm wrap-anywhere">{children}</p>
    </div>
  )
}
