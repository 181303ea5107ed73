import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { readCookie } from '#client/cookies.ts'

// Most people have no passkey, so the library is loaded on first use.
const library = () => import('@simplewebauthn/browser')

export type Failure =
  | 'unsupported'
  /** The person cancelled or waited too long. */
  | 'cancelled'
  | 'replaced'
  | 'existing'
  /** The device cannot have a passkey, or not for this domain. */
  | 'impossible'
  /** The password must be confirmed first, or the session has ended. */
  | 'unconfirmed'
  | 'unreachable'

type CeremonyResult<Credential> =
  | { outcome: 'answered'; credential: Credential }
  | { outcome: 'failed'; failure: Failure }

function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** True if the browser can offer passkeys in the autofill of a name field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  const checkAvailability = window.PublicKeyCredential?.isConditionalMediationAvailable
  return checkAvailability
    ? checkAvailability.call(window.PublicKeyCredential).catch(() => false)
    : false
}

/** Requests a passkey; with `autofill`, it waits until one is selected in the browser. */
export function requestPasskey(
  optionsHref: string,
  { autofill = false } = {},
): Promise<CeremonyResult<AuthenticationResponseJSON>> {
  return runCeremony(async () => {
    const options = await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(optionsHref)
    const { startAuthentication } = await library()
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill })
  })
}

export function createPasskey(
  optionsHref: string,
): Promise<CeremonyResult<RegistrationResponseJSON>> {
  return runCeremony(async () => {
    const options = await fetchOptions<PublicKeyCredentialCreationOptionsJSON>(optionsHref)
    const { startRegistration } = await library()
    return startRegistration({ optionsJSON: options })
  })
}

export function cancelCeremony(): void {
  // If the library does not load, nothing was requested.
  library().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => {},
  )
}

async function runCeremony<Credential>(
  ceremony: () => Promise<Credential>,
): Promise<CeremonyResult<Credential>> {
  if (!supportsPasskeys()) return { outcome: 'failed', failure: 'unsupported' }
  try {
    return { outcome: 'answered', credential: await ceremony() }
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

/** Returns the failure for an error, by the name the browser gave it (WebAuthn section 5.1). */
function failureOf(error: unknown): Failure {
  if (error instanceof OptionsRefusal) return error.failure
  return (error instanceof Error && failures[error.name]) || 'unreachable'
}

class OptionsRefusal extends Error {
  readonly failure: Failure

  constructor(status: number) {
    super(`No options: ${status}`)
    this.failure = [401, 419, 423].includes(status) ? 'unconfirmed' : 'unreachable'
  }
}

export function postJson(href: string, fields?: object): Promise<Response> {
  const token = decodeURIComponent(readCookie('XSRF-TOKEN') ?? '')
  const headers = { Accept: 'application/json', 'X-XSRF-TOKEN': token }
  if (!fields) return fetch(href, { method: 'POST', headers })
  const jsonHeaders = { ...headers, 'Content-Type': 'application/json' }
  return fetch(href, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(fields) })
}

/** Fetches the options of a request; rejects if the server refuses. */
export async function fetchOptions<Options>(href: string): Promise<Options> {
  const response = await postJson(href)
  // A guard redirects people who have signed in elsewhere in the meantime.
  if (!response.ok || response.redirected) throw new OptionsRefusal(response.status)
  return response.json()
}
