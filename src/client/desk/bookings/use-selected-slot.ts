import { useState } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import type { ErrorMap } from '#shared/pages.ts'

/** Holds the selected time, empty if none, and its error until another one is selected. */
export function useSelectedSlot(errors: ErrorMap, initial = '') {
  const [selected, select] = useState(initial)
  const [refusal, setRefusal] = useState({ errors, slot: initial })
  if (refusal.errors !== errors) setRefusal({ errors, slot: selected })
  const slotError = refusal.slot === selected ? fieldErrors(errors).slot : undefined
  return { selected, select, slotError }
}
