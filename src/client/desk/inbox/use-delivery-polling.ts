import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { backgroundVisit } from '#client/background-visit.ts'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'

const waitMs = 4000
const maxTries = 5

/**
 * Reloads the entries a few times while an email waits to be sent. Not while a reply is written:
 * entries that arrive would count as seen by its writer.
 */
export function useDeliveryPolling(entries: readonly ThreadEntry[]): void {
  const [tries, setTries] = useState(0)
  const isWaiting = entries.some(({ delivery }) => delivery === 'waiting')
  useEffect(() => {
    if (!isWaiting || tries >= maxTries) return
    const timer = setTimeout(() => {
      setTries(tries + 1)
      if (!isWriting()) router.reload({ ...backgroundVisit, only: ['entries'] })
    }, waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, tries])
}

function isWriting(): boolean {
  const field = document.getElementById('field-reply')
  return field instanceof HTMLTextAreaElement && field.value !== ''
}
