import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { prepared, text, ticked } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'

/** Base64url of at most `max` characters, so that nothing large is decoded. */
const bytes = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

// Base64url of 1,023 bytes, the limit of WebAuthn; the other limits are twice the usual sizes.
const credentialId = bytes(1364)
const clientDataJSON = bytes(4096)
const authenticatorData = bytes(4096)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const credentialFields = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

const registration = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: z.catch(z.array(z.enum(transports)).check(z.maxLength(transports.length)), []),
  }),
})

const assertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    authenticatorData,
    signature: bytes(8192),
    userHandle: z.optional(z.nullable(bytes(88))),
  }),
})

/** A new credential (WebAuthn section 5.1, RegistrationResponseJSON). */
export type NewCredential = z.output<typeof registration>

/** Proof of possession of a credential (WebAuthn section 5.1, AuthenticationResponseJSON). */
export type UsedCredential = z.output<typeof assertion>

/** Accepts an object, or its JSON text as a form sends it; null if it is not a credential. */
function credential<Schema extends z.ZodMiniType>(schema: Schema) {
  return prepared(parseJson, z.catch(z.nullable(schema), null as never))
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

const name = text('name', { max: lengths.passkeyName })

const present = z.unknown().check(
  z.refine((value) => value !== undefined && value !== null && value !== '', {
    error: () => messages.required('credential'),
  }),
)

export const addPasskeySchema = z.object({
  name,
  credential: z.pipe(present, credential(registration)),
})

/** A passkey that the browser created without asking; it has no name. */
export const automaticPasskeySchema = z.object({
  credential: z.pipe(present, credential(registration)),
})

export const renamePasskeySchema = z.object({ name })

export const passkeySignInSchema = z.object({ credential: credential(assertion), remember: ticked })

/** The passkey is optional: the password is enough. */
export const confirmPasskeySchema = z.object({ credential: credential(assertion) })
