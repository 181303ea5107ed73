/** Asks for passkeys; nobody presses a button on a server. */
export const startAuthentication = undefined
export const startRegistration = undefined
export const WebAuthnAbortService = undefined
