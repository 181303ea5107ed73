import { router } from '@inertiajs/react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes } from '#shared/routes.ts'

const setup = ['two-factor', 'setup'] as const

/** The QR code and the key of a set-up, fetched while its dialog is open, then deleted. */
export function useTwoFactorSetup(open: boolean) {
  const queryClient = useQueryClient()
  const [qrCode, key] = useQueries({
    queries: [
      {
        queryKey: [...setup, 'qr-code'],
        queryFn: ({ signal }) =>
          fetchTwoFactor<{ svg?: string }>(routes.twoFactorQrCode.href(), signal),
        enabled: open,
      },
      {
        queryKey: [...setup, 'key'],
        queryFn: ({ signal }) =>
          fetchTwoFactor<{ secretKey: string }>(routes.twoFactorSecretKey.href(), signal),
        enabled: open,
      },
    ],
  })
  const qrCodeSvg = qrCode.data?.svg
  const secretKey = key.data?.secretKey
  const isFetching = qrCode.isFetching || key.isFetching
  return {
    /** Ready only when both are there. */
    data: qrCodeSvg && secretKey ? { qrCodeSvg, secretKey } : null,
    problems: isFetching
      ? []
      : [
          ...fetchProblems('Failed to fetch QR code', qrCode.error),
          ...fetchProblems('Failed to fetch a setup key', key.error),
        ],
    retry: () => queryClient.refetchQueries({ queryKey: setup }),
    clear: () => queryClient.removeQueries({ queryKey: setup }),
  }
}

const queryKey = ['two-factor', 'recovery-codes'] as const

/** The recovery codes, fetched when they are first shown, unless the page came with them. */
export function useRecoveryCodes(shown: boolean, inPage: string[] | undefined) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    initialData: inPage,
    queryFn: ({ signal }) => fetchTwoFactor<string[]>(routes.twoFactorRecoveryCodes.href(), signal),
    enabled: shown,
  })
  return {
    /** Null while they are fetched. */
    codes: isFetching ? null : (data ?? null),
    problems: isFetching ? [] : fetchProblems('Failed to fetch recovery codes', error),
    refetch,
  }
}

/** Deletes the codes that were fetched: once two-factor is off, they are valid no more. */
export function useForgetRecoveryCodes(): () => void {
  const queryClient = useQueryClient()
  return () => queryClient.removeQueries({ queryKey })
}

/** A reply with an error status; its message is shown to the person. */
class FetchFailed extends Error {
  constructor(status: number) {
    super(`Failed to fetch: ${status}`)
  }
}

const signedOut = 401
const unproved = 403
const unconfirmed = 423

/** The JSON behind a URL of the two-factor settings; throws FetchFailed on any other reply. */
async function fetchTwoFactor<Reply>(href: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(href, { headers: { Accept: 'application/json' }, signal })
  if (response.ok) return response.json()
  // The page's own guards redirect to the login, or to where the password is asked again; the page
  // itself says that the second factor is asked first.
  if ([signedOut, unproved, unconfirmed].includes(response.status)) router.reload()
  throw new FetchFailed(response.status)
}

/** The sentences about a failed fetch: what is missing, and the status if there was a reply. */
function fetchProblems(missing: string, error: Error | null): string[] {
  if (!error) return []
  return error instanceof FetchFailed ? [missing, error.message] : [missing]
}
