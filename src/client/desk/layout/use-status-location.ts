import { useState } from 'react'

/** The place of the status message on a screen with several forms. */
export interface StatusLocation {
  /** Returns the status for a location; null for all others. */
  statusAt: (location: string) => string | null
  /** Shows the next status at a location. */
  moveTo: (location: string) => void
}

/** The location of the status after a form was sent without a script. */
export const topOfPage = 'top'

/** Shows the status next to the form that was sent last. */
export function useStatusLocation(status: string | null): StatusLocation {
  const [current, moveTo] = useState(topOfPage)
  return { statusAt: (location) => (location === current ? status : null), moveTo }
}
