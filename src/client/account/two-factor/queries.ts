import { router } from '@inertiajs/react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const setup = ['two-factor', 'setup'] as const

/** Fetches the QR code and the key of a set-up while its dialog is open. */
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
    data: qrCodeSvg && secretKey ? { qrCodeSvg, secretKey } : null,
    problems: isFetching
      ? []
      : [
          ...fetchProblems(words.failedToFetchQrCode, qrCode.error),
          ...fetchProblems(words.failedToFetchSetupKey, key.error),
        ],
    retry: () => queryClient.refetchQueries({ queryKey: setup }),
    clear: () => queryClient.removeQueries({ queryKey: setup }),
  }
}

const queryKey = ['two-factor', 'recovery-codes'] as const

/** Fetches the recovery codes once `enabled`, unless the page already contains them. */
export function useRecoveryCodes(enabled: boolean, initialCodes: string[] | undefined) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    initialData: initialCodes,
    queryFn: ({ signal }) => fetchTwoFactor<string[]>(routes.twoFactorRecoveryCodes.href(), signal),
    enabled,
  })
  return {
    codes: isFetching ? null : (data ?? null),
    problems: isFetching ? [] : fetchProblems(words.failedToFetchRecoveryCodes, error),
    refetch,
  }
}

/** Returns a function that deletes the fetched codes, which become invalid with two-factor off. */
export function useForgetRecoveryCodes(): () => void {
  const queryClient = useQueryClient()
  return () => queryClient.removeQueries({ queryKey })
}

class FetchError extends Error {
  constructor(status: number) {
    super(`Failed to fetch: ${status}`)
  }
}

const signedOut = 401
const unproved = 403
const unconfirmed = 423

/** Fetches JSON of the two-factor settings; throws FetchError for an error status. */
async function fetchTwoFactor<Reply>(href: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(href, { headers: { Accept: 'application/json' }, signal })
  if (response.ok) return response.json()
  // On reload the page's guards redirect to the login or to the password confirmation, or the page
  // says that the second factor is needed.
  if ([signedOut, unproved, unconfirmed].includes(response.status)) router.reload()
  throw new FetchError(response.status)
}

/** Returns the messages about a failed request, with the status if there was a reply. */
function fetchProblems(sentence: string, error: Error | null): string[] {
  if (!error) return []
  return error instanceof FetchError ? [sentence, error.message] : [sentence]
}
