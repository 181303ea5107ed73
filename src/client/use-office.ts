import { useMemo } from 'react'
import { type MainOffice, mainOfficeOf } from '#shared/main-office.ts'
import { useFirm } from './use-firm.ts'

/** Returns the firm's main office, whose clock and hours are the firm's. */
export function useOffice(): MainOffice {
  const firm = useFirm()
  return useMemo(() => mainOfficeOf(firm), [firm])
}
