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
export const noRecentActivity = 'No recent activity'
export const lastSeen = 'Last seen <time/>'
export const roleOf = (name: string) => `Role of ${name}`
export const saveRoleOf = (name: string) => `Save<hidden> the role of ${name}</hidden>`

export const joinTheDesk = 'Join the desk'
export const invitedAs = (role: string) =>
  `You are invited to work here as ${role}. The desk needs two-factor authentication: if yours is off, you set it up next.`

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
