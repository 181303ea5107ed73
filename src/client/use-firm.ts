import { usePage } from '@inertiajs/react'
import { createContext, use } from 'react'
import type { FirmContact } from '#shared/knowledge/firm.ts'

/** The firm in a preview; null elsewhere. */
export const PreviewedFirm = createContext<FirmContact | null>(null)

/** Returns the firm as the edition describes it. */
export function useFirm(): FirmContact {
  const { firm } = usePage().props
  return use(PreviewedFirm) ?? firm
}
