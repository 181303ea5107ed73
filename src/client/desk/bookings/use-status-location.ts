import { useState } from 'react'

/** Where on a screen with several forms the confirmation of the last one stands. */
export interface StatusLocation {
  /** What is said at a place; null at all others. */
  statusAt: (location: string) => string | null
  /** Has what comes next said at a place. */
  moveTo: (location: string) => void
}

/** Where a browser lands that sends forms without a script. */
export const topOfPage = 'top'

/** Says the confirmation where its form was sent from, as people look there. */
export function useStatusLocation(status: string | null): StatusLocation {
  const [current, moveTo] = useState(topOfPage)
  return { statusAt: (location) => (location === current ? status : null), moveTo }
}
