import * as z from 'zod/mini'
import { lengths } from '#shared/constants.ts'
import { prepared, text, ticked } from '#shared/fields.ts'
import { messages } from '#shared/messages.ts'

/** Base64url of at most `max` characters, so that nothing large is ever decoded. */
const bytes = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

// As WebAuthn limits it (1,023 bytes), and twice what authenticators are known to send.
const credentialId = bytes(1364)
const clientDataJSON = bytes(4096)
const authenticatorData = bytes(4096)

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const identified = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

const registration = z.object({
  ...identified,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: z.catch(z.array(z.enum(transports)).check(z.maxLength(transports.length)), []),
  }),
})

const assertion = z.object({
  ...identified,
  response: z.object({
    clientDataJSON,
    authenticatorData,
    signature: bytes(8192),
    userHandle: z.optional(z.nullable(bytes(88))),
  }),
})

/** What an authenticator says of a new key (WebAuthn section 5.1, RegistrationResponseJSON). */
export type NewCredential = z.output<typeof registration>

/** How an authenticator proves that it has a key (WebAuthn section 5.1, AuthenticationResponseJSON). */
export type UsedCredential = z.output<typeof assertion>

/** An object, or its JSON as a text, as a form sends it; null for what is no credential. */
function credential<Schema extends z.ZodMiniType>(schema: Schema) {
  return prepared(parsed, z.catch(z.nullable(schema), null as never))
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

/** A name that its owner gives: one line. */
const name = text('name', { max: lengths.passkeyName })

const present = z
  .unknown()
  .check(
    z.refine(
      (value) => value !== undefined && value !== null && value !== '',
      messages.required('credential'),
    ),
  )

export const addPasskeySchema = z.object({
  name,
  credential: z.pipe(present, credential(registration)),
})

/** A passkey that a browser made by itself: nobody named it. */
export const automaticPasskeySchema = z.object({
  credential: z.pipe(present, credential(registration)),
})

export const renamePasskeySchema = z.object({ name })

export const passkeySignInSchema = z.object({ credential: credential(assertion), remember: ticked })

/** A passkey, where the password does as well. */
export const confirmPasskeySchema = z.object({ credential: credential(assertion) })
