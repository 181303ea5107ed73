/** The codes of statuses that a page puts into words. */
export const statusCodes = {
  verificationLinkSent: 'verification-link-sent',
  twoFactorEnabled: 'two-factor-authentication-enabled',
  twoFactorConfirmed: 'two-factor-authentication-confirmed',
  twoFactorDisabled: 'two-factor-authentication-disabled',
  recoveryCodesGenerated: 'recovery-codes-generated',
} as const
