import { router } from '@inertiajs/react'

/** A reply that was no success; its message is shown. */
export class FetchFailed extends Error {
  constructor(status: number) {
    super(`Failed to fetch: ${status}`)
  }
}

const signedOut = 401
const unconfirmed = 423

/** The JSON behind a URL of the two-factor settings; throws FetchFailed on any other reply. */
export async function fetchTwoFactor<Reply>(href: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(href, { headers: { Accept: 'application/json' }, signal })
  if (response.ok) return response.json()
  // The guard of the page sends on to where the password is asked again.
  if ([signedOut, unconfirmed].includes(response.status)) router.reload()
  throw new FetchFailed(response.status)
}

/** What a person is told of a failed fetch: what is missing, and the status if there was a reply. */
export function fetchProblems(missing: string, error: Error | null): string[] {
  if (!error) return []
  return error instanceof FetchFailed ? [missing, error.message] : [missing]
}
