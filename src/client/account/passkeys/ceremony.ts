import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { readCookie } from '#client/cookies.ts'

// Most people have no passkey: the library comes when one is first asked for.
const library = () => import('@simplewebauthn/browser')

/** Why no passkey was used or made. */
export type Failure =
  /** This browser knows nothing of passkeys. */
  | 'unsupported'
  /** The person said no, or too long nothing. */
  | 'cancelled'
  /** Another question took the place of this one. */
  | 'replaced'
  /** The device has one for this account already. */
  | 'existing'
  /** The device cannot hold one, or not at this address. */
  | 'impossible'
  /** The password has to be confirmed first, or the sign-in is over. */
  | 'unconfirmed'
  | 'unreachable'

/** What came of asking for a passkey. */
type Asked<Credential> =
  | { outcome: 'answered'; credential: Credential }
  | { outcome: 'failed'; failure: Failure }

/** Whether this browser knows of passkeys at all. */
function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Whether this browser offers passkeys where a name is filled in. */
export async function offersPasskeys(): Promise<boolean> {
  const available = window.PublicKeyCredential?.isConditionalMediationAvailable
  return available ? available.call(window.PublicKeyCredential).catch(() => false) : false
}

/** Asks for a passkey; `offered`, it waits among what the browser fills in until somebody chooses it. */
export function askForPasskey(
  optionsHref: string,
  { offered = false } = {},
): Promise<Asked<AuthenticationResponseJSON>> {
  return ask(async () => {
    const options = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(optionsHref)
    const { startAuthentication } = await library()
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: offered })
  })
}

/** Asks for a new passkey. */
export function makePasskey(optionsHref: string): Promise<Asked<RegistrationResponseJSON>> {
  return ask(async () => {
    const options = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>(optionsHref)
    const { startRegistration } = await library()
    return startRegistration({ optionsJSON: options })
  })
}

/** Takes back what was asked for and not answered yet. */
export function stopAsking(): void {
  // Without the library nothing was asked.
  library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => {},
  )
}

async function ask<Credential>(question: () => Promise<Credential>): Promise<Asked<Credential>> {
  if (!knowsPasskeys()) return { outcome: 'failed', failure: 'unsupported' }
  try {
    return { outcome: 'answered', credential: await question() }
  } catch (error) {
    return { outcome: 'failed', failure: failureOf(error) }
  }
}

const failures: Record<string, Failure> = {
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  InvalidStateError: 'existing',
  ConstraintError: 'impossible',
  NotSupportedError: 'impossible',
  SecurityError: 'impossible',
}

/** Errors of the browser are known by their names (WebAuthn section 5.1), and keep them in the library's. */
function failureOf(error: unknown): Failure {
  if (error instanceof OptionsRefused) return error.failure
  return (error instanceof Error && failures[error.name]) || 'unreachable'
}

class OptionsRefused extends Error {
  readonly failure: Failure

  constructor(status: number) {
    super(`No options: ${status}`)
    this.failure = [401, 419, 423].includes(status) ? 'unconfirmed' : 'unreachable'
  }
}

/** Sends JSON as a script does, with the token of this browser. */
export function postJson(href: string, fields?: object): Promise<Response> {
  const token = decodeURIComponent(readCookie('XSRF-TOKEN') ?? '')
  const headers = { Accept: 'application/json', 'X-XSRF-TOKEN': token }
  if (!fields) return fetch(href, { method: 'POST', headers })
  const typed = { ...headers, 'Content-Type': 'application/json' }
  return fetch(href, { method: 'POST', headers: typed, body: JSON.stringify(fields) })
}

/** Asks the server what to ask an authenticator; rejects when it gives nothing. */
export async function fetchOptions<Options>(href: string): Promise<Options> {
  const response = await postJson(href)
  // A guard leads who is signed in meanwhile to a page of theirs.
  if (!response.ok || response.redirected) throw new OptionsRefused(response.status)
  return response.json()
}
