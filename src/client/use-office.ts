import { type MainOffice, shippedOffice } from '#shared/main-office.ts'

/** Returns the firm's main office, whose clock and hours are the firm's. */
export function useOffice(): MainOffice {
  return shippedOffice
}
