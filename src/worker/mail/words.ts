export const receivedBecause = (reason: string) => `You are receiving this email because ${reason}.`

export const securityReason = 'the owner of an account is told of each change to its security'
export const time = 'Time'
export const ipAddress = 'IP address'
export const ifNotYou = (advice: string, email: string) =>
  `If this was not you, ${advice} and write to us at ${email}.`
export const resetAtOnce = 'reset your password at once'
export const resetPassword = 'Reset Password'
