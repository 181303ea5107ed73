import { routes } from '#shared/routes.ts'

/** The guard of an account route. */
export type Guard = 'guest' | 'signedIn' | 'verified' | 'passwordConfirmed'

/** The sender of a request; except for `visitor`, each also meets the guards of those before it. */
export type AccountState = 'visitor' | 'unverified' | 'verified' | 'confirmed'

/** The reply to an empty JSON request that passes the guard. */
export type Reply = number | { screen: string } | { to: string } | { errors: string[] }

/** A route of the account area, with its guard and its kind of reply. */
export interface AccountRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  guard: Guard
  reply: Partial<Record<AccountState | 'others', Reply>>
  /** The screen it shows; absent for forms, JSON endpoints and redirects. */
  screen?: string
  /** True if it replies with JSON to every kind of request. */
  jsonOnly?: true
}

type Method = AccountRoute['method']

const form = (method: Method, path: string, guard: Guard, reply: Reply): AccountRoute => ({
  method,
  path,
  guard,
  reply: { others: reply },
})
const refused = (method: Method, path: string, guard: Guard, errors: string[]) =>
  form(method, path, guard, { errors })
const screen = (path: string, guard: Guard, name: string): AccountRoute => ({
  ...form('GET', path, guard, { screen: name }),
  screen: name,
})
const json = (path: string, guard: Guard, status = 200): AccountRoute => ({
  ...form('GET', path, guard, status),
  jsonOnly: true,
})

/** All routes of the account area, then those of sessions and the data export. */
export const accountRoutes: AccountRoute[] = [
  screen(routes.login.href(), 'guest', 'auth/login'),
  screen(routes.register.href(), 'guest', 'auth/register'),
  refused('POST', routes.login.href(), 'guest', ['email', 'password']),
  form('POST', routes.logout.href(), 'signedIn', 204),
  refused('POST', routes.register.href(), 'guest', ['name', 'email', 'password']),
  screen(routes.forgotPassword.href(), 'guest', 'auth/forgot-password'),
  refused('POST', routes.forgotPassword.href(), 'guest', ['email']),
  screen(routes.resetPassword.href({ token: 'x' }), 'guest', 'auth/reset-password'),
  refused('POST', routes.replacePassword.href(), 'guest', ['token', 'email', 'password']),
  form('GET', routes.twoFactorChallenge.href(), 'guest', { to: routes.login.href() }),
  refused('POST', routes.twoFactorChallenge.href(), 'guest', ['code']),
  {
    ...{ method: 'GET', path: routes.verifyNotice.href(), guard: 'signedIn' },
    reply: { unverified: { screen: 'auth/verify-email' }, others: { to: routes.dashboard.href() } },
  },
  form('GET', routes.verifyEmail.href({ id: '1', hash: '2' }), 'signedIn', 403),
  {
    ...{ method: 'POST', path: routes.resendVerification.href(), guard: 'signedIn' },
    reply: { unverified: 202, others: 204 },
  },
  screen(routes.confirmPassword.href(), 'signedIn', 'auth/confirm-password'),
  refused('POST', routes.confirmPassword.href(), 'signedIn', ['password']),
  json(routes.confirmedPasswordStatus.href(), 'signedIn'),
  form('POST', routes.passkeySignInOptions.href(), 'guest', 200),
  refused('POST', routes.passkeySignIn.href(), 'guest', ['email']),
  form('POST', routes.confirmPasskeyOptions.href(), 'signedIn', 200),
  json(routes.passkeySignals.href(), 'signedIn'),
  form('POST', routes.automaticPasskeyOptions.href(), 'verified', 423),
  form('POST', routes.automaticPasskey.href(), 'verified', 423),
  screen(routes.passkeys.href(), 'verified', 'settings/passkeys'),
  form('POST', routes.addPasskeyOptions.href(), 'passwordConfirmed', 200),
  refused('POST', routes.addPasskey.href(), 'passwordConfirmed', ['name', 'credential']),
  refused('PATCH', routes.passkey.href({ id: 'x' }), 'passwordConfirmed', ['name']),
  form('DELETE', routes.passkey.href({ id: 'x' }), 'passwordConfirmed', 404),
  screen(routes.twoFactor.href(), 'passwordConfirmed', 'settings/two-factor'),
  form('POST', routes.enableTwoFactor.href(), 'passwordConfirmed', 200),
  refused('POST', routes.confirmTwoFactor.href(), 'passwordConfirmed', ['code']),
  form('DELETE', routes.enableTwoFactor.href(), 'passwordConfirmed', 200),
  form('POST', routes.twoFactorRecoveryCodes.href(), 'passwordConfirmed', 404),
  json(routes.twoFactorQrCode.href(), 'passwordConfirmed'),
  json(routes.twoFactorSecretKey.href(), 'passwordConfirmed', 404),
  json(routes.twoFactorRecoveryCodes.href(), 'passwordConfirmed'),
  screen(routes.dashboard.href(), 'verified', 'dashboard'),
  screen(routes.enquiries.href(), 'verified', 'enquiries/index'),
  form('GET', routes.enquiry.href({ id: 'x' }), 'verified', 404),
  form('GET', routes.enquiryBooking.href({ id: 'x', booking: 'x' }), 'verified', 404),
  form('POST', routes.enquiryMessages.href({ id: 'x' }), 'verified', 404),
  screen(routes.rooms.href(), 'verified', 'rooms/index'),
  form('GET', routes.room.href({ id: 'x' }), 'verified', 404),
  form('POST', routes.roomTerms.href({ id: 'x' }), 'verified', 404),
  form('GET', routes.settings.href(), 'signedIn', { to: routes.profile.href() }),
  screen(routes.profile.href(), 'signedIn', 'settings/profile'),
  screen(routes.password.href(), 'signedIn', 'settings/password'),
  screen(routes.appearance.href(), 'signedIn', 'settings/appearance'),
  refused('PATCH', routes.profile.href(), 'signedIn', ['name', 'email']),
  refused('DELETE', routes.profile.href(), 'signedIn', ['password']),
  refused('PUT', routes.password.href(), 'signedIn', ['current_password', 'password']),
  screen(routes.sessions.href(), 'signedIn', 'settings/sessions'),
  refused('DELETE', routes.sessions.href(), 'signedIn', ['password']),
  screen(routes.alerts.href(), 'verified', 'settings/alerts'),
  refused('PUT', routes.alerts.href(), 'verified', ['frequency']),
  form('POST', routes.watchedMarket.href({ market: 'x' }), 'verified', 404),
  form('DELETE', routes.watchedMarket.href({ market: 'x' }), 'verified', 404),
  form('DELETE', routes.session.href({ id: 'x' }), 'signedIn', 204),
  json(routes.exportData.href(), 'passwordConfirmed'),
  form('GET', routes.exportFiles.href(), 'passwordConfirmed', 200),
]

export const accountForms = accountRoutes.filter(({ method }) => method !== 'GET')
