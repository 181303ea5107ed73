import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchProblems, fetchTwoFactor } from '#client/sections/two-factor/fetch-two-factor.ts'
import { routes } from '#shared/routes.ts'

const queryKey = ['two-factor', 'recovery-codes'] as const

/** The recovery codes, fetched when they are first looked at. */
export function useRecoveryCodes(shown: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
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

/** Forgets the codes of a two-factor that is no more. */
export function useForgetRecoveryCodes(): () => void {
  const queryClient = useQueryClient()
  return () => queryClient.removeQueries({ queryKey })
}
