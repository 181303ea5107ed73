export const invited = 'Invited'
export const noPendingInvitations = 'No pending invitations.'
export const roleUntil = (role: string) => `${role}, until <time/>`
export const cancelInvitation = (email: string) =>
  `Cancel<hidden> the invitation of ${email}</hidden>`

export const remove = 'Remove'
export const leaveQuestion = 'Leave the desk?'
export const removeQuestion = (name: string) => `Remove ${name} from the desk?`
export const leaveExplained =
  'Your account stays, as a member’s. Their assigned enquiries become unassigned. A new invitation is needed to return.'
export const removeExplained =
  'The account stays, as a member’s. Their assigned enquiries become unassigned. A new invitation is needed to return.'
export const isYou = ' (you)'
export const twoFactorOrPasskey = 'Two-factor or passkey'
export const noSecondFactor = 'No second factor: the desk is closed to them'
export const factorsEnd = 'Second factors end <time/>'
export const endFactors = 'Remove second factors'
export const endFactorsQuestion = (name: string) => `Remove all second factors of ${name}?`
export const endFactorsExplained =
  'For somebody who has lost them all. It takes effect in 72 hours. They and the other owners are emailed now, and each of them can stop it.'
export const keepFactorsOf = (name: string) =>
  `Keep them<hidden>: the second factors of ${name}</hidden>`
export const yourPassword = 'Your password'
export const keepMyFactors = 'Keep my second factors'
export const keepMyFactorsExplained =
  'An owner asked to remove all second factors of your account, because you have lost them. If you have not, keep them, and change your password.'
export const noRecentActivity = 'No recent activity'
export const lastSeen = 'Last seen <time/>'
export const roleOf = (name: string) => `Role of ${name}`
export const saveRoleOf = (name: string) => `Save<hidden> the role of ${name}</hidden>`

export { invitationText } from '#shared/desk/staff/invitation-text.ts'
export const joinTheDesk = 'Join the desk'
export const invitedAccount = (email: string) =>
  `You join with the account ${email}. The desk needs two-factor authentication: if yours is off, you set it up next.`

export const people = 'People'
export const peopleLead =
  'Advisors answer the inbox and keep the calendar, editors also write, owners also decide who works here.'
export const atTheDesk = 'At the desk'
export const inviteSomebody = 'Invite somebody'
export const inviteExplained =
  'We’ll email a link, valid for seven days, that works only for this address.'
export const sendInvitation = 'Send invitation'
export const emailAddress = 'Email address'
export const role = 'Role'
