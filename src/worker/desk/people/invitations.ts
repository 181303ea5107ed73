import { and, eq, gt, not } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { type Role, roleWords } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf } from '#worker/db/change.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { invitations, users } from '#worker/db/schema.ts'
import { insertLogRow } from '#worker/desk/staff/log-rows.ts'
import { isStaff, isStillOwner } from '#worker/desk/staff/staff-conditions.ts'
import type { Settings } from '#worker/env.ts'
import { officeDueText } from '#worker/knowledge/office.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { hashToken, randomToken } from '#worker/security/tokens.ts'

interface NewInvitation {
  email: string
  role: Role
}

/**
 * Invites somebody by email and replaces an earlier invitation. If the mailbox has had its emails
 * of the day, nothing is sent and the earlier link stays valid.
 */
export async function invite(
  work: Work,
  actor: SignedIn,
  { email, role }: NewInvitation,
): Promise<{ outcome: 'invited' | 'staff-already' }> {
  const { db, settings } = work
  const isStaffMember = and(eq(users.email, email), isStaff(settings))
  if (await db.select().from(users).where(isStaffMember).get()) return { outcome: 'staff-already' }
  const token = randomToken()
  const tokenHash = await hashToken(token)
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + lifetimes.invitationSeconds * 1000)
  const invitedBy = actor.user.id
  const row = { email, role, tokenHash, invitedBy, createdAt, expiresAt }
  const allowance = await mailAllowance(work, {
    to: email,
    kind: 'invitation',
    allowance: 'shared',
  })
  const mail = await outboxRow(work, invitationMail(settings, { ...row, token, actor }))
  const hasToken = eq(invitations.tokenHash, tokenHash)
  await changeIf(work, {
    preconditions: {
      'not-owner': isStillOwner(work, actor),
      'staff-already': not(hasRow(db, users, isStaffMember)),
      full: allowance.hasRoom,
    },
    steps: {
      invitation: db.insert(invitations).values(row).onConflictDoUpdate({
        target: invitations.email,
        set: { role, tokenHash, invitedBy, createdAt, expiresAt },
      }),
      log: insertLogRow(db, actor, 'person.invited', `${role} ${email}`),
      mail: allowance.insert(mail, { table: invitations, condition: hasToken }),
    },
  })
  // The same outcome in all cases, so that it does not tell how many emails somebody got.
  return { outcome: 'invited' }
}

interface InvitationLink extends NewInvitation {
  token: string
  expiresAt: Date
  actor: SignedIn
}

function invitationMail(
  settings: Settings,
  { email, role, token, expiresAt, actor }: InvitationLink,
): Mail {
  const { appName, appUrl } = settings
  const until = officeDueText(expiresAt)
  return composeMail(settings, {
    to: email,
    subject: `You are invited to the desk of ${appName}`,
    reason: 'this address was invited to our desk',
    blocks: [
      {
        paragraph: `${actor.user.name} asks you to work at the desk of ${appName}, as ${roleWords[role]}.`,
      },
      {
        button: 'Join the desk',
        href: new URL(routes.joinDesk.href({ token }), appUrl).href,
      },
      {
        paragraph: `The link works until ${until}, for an account with this very address: register with it if you have none. The desk also needs two-factor authentication.`,
      },
      { paragraph: 'If you do not know what this is about, please ignore this email.' },
    ],
  })
}

/** Deletes the invitation of an address; `notFound` if none is live. */
export async function cancelInvitation(
  work: Work,
  actor: SignedIn,
  email: string,
): Promise<{ outcome: 'withdrawn' | 'notFound' }> {
  const { db } = work
  const isLive = and(eq(invitations.email, email), gt(invitations.expiresAt, new Date()))
  const invitation = await db.select().from(invitations).where(isLive).get()
  if (!invitation) return { outcome: 'notFound' }
  const isSameInvitation = eq(invitations.tokenHash, invitation.tokenHash)
  const { outcome } = await changeIf(work, {
    preconditions: {
      notFound: and(hasRow(db, invitations, isSameInvitation), isStillOwner(work, actor)),
    },
    steps: {
      log: insertLogRow(db, actor, 'invitation.withdrawn', `${invitation.role} ${email}`),
      invitation: db.delete(invitations).where(isSameInvitation),
    },
  })
  return { outcome: outcome === 'changed' ? 'withdrawn' : outcome }
}
