import { useState } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import type { ErrorMap } from '#shared/pages.ts'

/** The time that is chosen, empty without one, and why it was refused, until it is another one. */
export function useChosenSlot(errors: ErrorMap, first = '') {
  const [chosen, choose] = useState(first)
  const [answer, setAnswer] = useState({ errors, slot: first })
  if (answer.errors !== errors) setAnswer({ errors, slot: chosen })
  const slotError = answer.slot === chosen ? fieldErrors(errors).slot : undefined
  return { chosen, choose, slotError }
}
