import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { isSigned, sign } from '#worker/security/signature.ts'

const idLength = '00000000-0000-4000-8000-000000000000'.length

/** Returns the page of a booking by its link; without a token, the page to book another time. */
export function visitorLink(settings: Settings, token: string | null): string {
  const path = token ? routes.booking.href({ token }) : routes.book.href()
  return absoluteUrl(settings, path)
}

/**
 * Returns a token for the link of a booking, where the one that its visitor got is known by its hash
 * alone: in emails about changes at the desk, reminders, and the account of whoever booked.
 */
export async function signedLinkToken(settings: Settings, id: string): Promise<string> {
  const [key] = settings.keyring('booking')
  return `${id}_${await sign(key, textOf(id))}`
}

/** Returns the booking that a signed token is for; null if it is another token. */
export async function idOfSignedToken(settings: Settings, token: string): Promise<string | null> {
  const [id, separator] = [token.slice(0, idLength), token.charAt(idLength)]
  if (separator !== '_') return null
  const signature = token.slice(idLength + 1)
  return (await isSigned(settings.keyring('booking'), textOf(id), signature)) ? id : null
}

function textOf(id: string): string {
  return `link ${id}`
}
