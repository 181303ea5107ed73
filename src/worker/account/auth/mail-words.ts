export const resetSubject = 'Reset Password Notification'
export const resetReason = 'a new password was asked for an account with this address'
export const resetRequested =
  'You are receiving this email because we received a password reset request for your account.'
export const resetPassword = 'Reset Password'
export const resetExpires = (minutes: number) =>
  `This password reset link will expire in ${minutes} minutes.`
export const resetNotRequested =
  'If you did not request a password reset, no further action is required.'

export const passwordChanged = 'Your password was changed'
export const passwordWasReset =
  'The password of your account was reset by a link we had emailed you. All devices are signed out.'
/** The sentence that a notice adds about remaining passkeys; empty if there are none. */
export const remainingPasskeys = (count: number) => {
  if (count === 0) return ''
  return count === 1
    ? ' Your account keeps its 1 passkey, which opens it without the password.'
    : ` Your account keeps its ${count} passkeys, each of which opens it without the password.`
}

export const verifyEmailAddress = 'Verify Email Address'
export const verifyReason = 'this address was given for an account with us'
export const clickToVerify = 'Please click the button below to verify your email address.'
export const noAccountCreated = 'If you did not create an account, no further action is required.'
