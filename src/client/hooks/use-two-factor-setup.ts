import { useQueries, useQueryClient } from '@tanstack/react-query'
import { fetchProblems, fetchTwoFactor } from '#client/sections/two-factor/fetch-two-factor.ts'
import { routes } from '#shared/routes.ts'

const setup = ['two-factor', 'setup'] as const

/** The QR code and the key of a set-up, fetched while its dialog is open and forgotten with it. */
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
