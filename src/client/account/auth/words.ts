export const confirmWithYourPasskey = 'Confirm with your passkey'
export const confirmYourPassword = 'Confirm your password'
export const confirmByPasskeyOnly =
  'This is a secure area of the application. Please use your passkey before continuing.'
export const confirmPasswordAlone = {
  withPasskey:
    'This is a secure area of the application. Please confirm your password, or use a passkey, before continuing.',
  withoutPasskey:
    'This is a secure area of the application. Please confirm your password before continuing.',
}
export const confirmBoth = {
  withPasskey:
    'This is a secure area of the application. Please confirm your password and your second factor, or use a passkey, before continuing.',
  withoutPasskey:
    'This is a secure area of the application. Please confirm your password and your second factor before continuing.',
}
export const confirmWithAPasskey = 'Confirm with a passkey'
export const pleaseTryAgain = 'Please try again.'
export const usingPasskeyNeedsJavascript = 'Using a passkey needs JavaScript.'
export const insteadPasswordAndCode = 'You can confirm with your password and a code.'
export const insteadPassword = 'You can confirm with your password.'
export const confirmPassword = 'Confirm password'
export const password = 'Password'
export const authenticationCode = 'Authentication code'
export const useAnAuthenticationCode = 'Use an authentication code'
export const useARecoveryCode = 'Use a recovery code'
export const passkeyNeeded =
  'Use your passkey below: the password alone is not enough. If you have lost all your passkeys, write to <email/> from the email address of your account.'

export const forgotPassword = 'Forgot password'
export const forgotPasswordLead = 'Enter your email to receive a password reset link'
export const emailPasswordResetLink = 'Email password reset link'
export const emailAddress = 'Email address'

export const logInFor = (title: string) => `Log in to continue with “${title}”.`
export const registerFor = (title: string) => `Create an account to continue with “${title}”.`
export const verifyFor = (title: string) => `After that you continue with “${title}”.`

export const logInToYourAccount = 'Log in to your account'
export const loginLead =
  'Enter your email and password. If two-factor is on, we’ll ask for a code next.'
export const signInWithPasskey = 'Sign in with a passkey'
export const insteadLogInWithPassword = 'You can log in with your password.'
export const logIn = 'Log in'
export const rememberMe = 'Remember me'
export const forgotPasswordQuestion = 'Forgot password?'
export const lastSignInByPasskey = 'Last time you signed in here with a passkey.'
export const lastSignInByPassword = 'Last time you logged in here with your password.'

export { invitationText } from '#shared/desk/staff/invitation-text.ts'
export const logInAsInvited = (email: string) =>
  `Log in as ${email}, or create an account with this address.`
export const registerAsInvited = (email: string) =>
  `Create an account with ${email}, the address that was invited.`

export const createAnAccount = 'Create an account'
export const registerLead =
  'Follow markets, get rule alerts and track your enquiries. We’ll email a link to verify your address.'
export const verificationFollows = 'We’ll email a link to verify your address.'
export const createAccount = 'Create account'

export const resetPassword = 'Reset password'
export const resetPasswordLead = 'Please enter your new password below'
export const requestANewLink = 'Request a new link'

export const restoreYourEmailAddress = 'Restore your email address'
export const restoreEmailExplained =
  'Your account goes back to the address this link was mailed to. All devices are signed out, and we email you a link to set a new password.'
export const restoreEmailAddress = 'Restore email address'

export const verificationLinkSent =
  'A new verification link has been sent to the email address you provided during registration.'
export const verifyEmail = 'Verify email'
export const verifyEmailLead =
  'Please verify your email address by clicking on the link we just emailed to you.'
export const resendVerificationEmail = 'Resend verification email'
export const emailWentTo =
  'It went to <email/>. Not your address? <link>Change it in your profile</link>'
export const logOut = 'Log out'

export const orReturnToLogIn = 'Or, return to <link>log in</link>'
export const noAccountYet = 'Don’t have an account? <link>Sign up</link>'
export const accountAlready = 'Already have an account? <link>Log in</link>'
