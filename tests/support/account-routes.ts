import { routes } from '#shared/routes.ts'

/** Who may use a route of the account part. */
export type Guard = 'guest' | 'signedIn' | 'verified' | 'passwordConfirmed'

/** One route of section 2 of the contract: its guard, and whether it is a page, a form or JSON. */
export interface AccountRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  guard: Guard
  /** The screen that it shows; absent for forms, JSON endpoints and redirects. */
  screen?: string
  /** JSON for every kind of request. */
  jsonOnly?: true
}

const form = (method: AccountRoute['method'], path: string, guard: Guard): AccountRoute => ({
  method,
  path,
  guard,
})
const screen = (path: string, guard: Guard, name: string): AccountRoute => ({
  method: 'GET',
  path,
  guard,
  screen: name,
})
const json = (path: string, guard: Guard): AccountRoute => ({
  method: 'GET',
  path,
  guard,
  jsonOnly: true,
})

/** Every route of section 2, in its order, then those of the sessions and of the data export. */
export const accountRoutes: AccountRoute[] = [
  screen(routes.login.href(), 'guest', 'auth/login'),
  screen(routes.register.href(), 'guest', 'auth/register'),
  form('POST', routes.login.href(), 'guest'),
  form('POST', routes.logout.href(), 'signedIn'),
  form('POST', routes.register.href(), 'guest'),
  screen(routes.forgotPassword.href(), 'guest', 'auth/forgot-password'),
  form('POST', routes.forgotPassword.href(), 'guest'),
  screen(routes.resetPassword.href({ token: 'x' }), 'guest', 'auth/reset-password'),
  form('POST', routes.replacePassword.href(), 'guest'),
  form('GET', routes.twoFactorChallenge.href(), 'guest'),
  form('POST', routes.twoFactorChallenge.href(), 'guest'),
  form('GET', routes.verifyNotice.href(), 'signedIn'),
  form('GET', routes.verifyEmail.href({ id: '1', hash: '2' }), 'signedIn'),
  form('POST', routes.resendVerification.href(), 'signedIn'),
  screen(routes.confirmPassword.href(), 'signedIn', 'auth/confirm-password'),
  form('POST', routes.confirmPassword.href(), 'signedIn'),
  json(routes.confirmedPasswordStatus.href(), 'signedIn'),
  screen(routes.twoFactor.href(), 'passwordConfirmed', 'settings/two-factor'),
  form('POST', routes.enableTwoFactor.href(), 'passwordConfirmed'),
  form('POST', routes.confirmTwoFactor.href(), 'passwordConfirmed'),
  form('DELETE', routes.enableTwoFactor.href(), 'passwordConfirmed'),
  form('POST', routes.twoFactorRecoveryCodes.href(), 'passwordConfirmed'),
  json(routes.twoFactorQrCode.href(), 'passwordConfirmed'),
  json(routes.twoFactorSecretKey.href(), 'passwordConfirmed'),
  json(routes.twoFactorRecoveryCodes.href(), 'passwordConfirmed'),
  screen(routes.dashboard.href(), 'verified', 'dashboard'),
  form('GET', routes.settings.href(), 'signedIn'),
  screen(routes.profile.href(), 'signedIn', 'settings/profile'),
  screen(routes.password.href(), 'signedIn', 'settings/password'),
  screen(routes.appearance.href(), 'signedIn', 'settings/appearance'),
  form('PATCH', routes.profile.href(), 'signedIn'),
  form('DELETE', routes.profile.href(), 'signedIn'),
  form('PUT', routes.password.href(), 'signedIn'),
  screen(routes.sessions.href(), 'signedIn', 'settings/sessions'),
  form('DELETE', routes.sessions.href(), 'signedIn'),
  form('DELETE', routes.session.href({ id: 'x' }), 'signedIn'),
  json(routes.exportData.href(), 'signedIn'),
]

/** The routes that change something. */
export const accountForms = accountRoutes.filter(({ method }) => method !== 'GET')
