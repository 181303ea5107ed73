import { useState } from 'react'

/** Where on a screen with several forms the confirmation of the last one stands. */
export interface StatusPlace {
  /** What is said at a place; null at all others. */
  statusAt: (place: string) => string | null
  /** Has what comes next said at a place. */
  moveTo: (place: string) => void
}

/** Where a browser lands that sends forms without a script. */
export const topOfPage = 'top'

/** Says the confirmation where its form was sent from, as people look there. */
export function useStatusPlace(status: string | null): StatusPlace {
  const [current, moveTo] = useState(topOfPage)
  return { statusAt: (place) => (place === current ? status : null), moveTo }
}
