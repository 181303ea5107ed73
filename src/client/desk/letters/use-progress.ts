import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { backgroundVisit } from '#client/background-visit.ts'
import type { LetterSending } from '#shared/desk/letters/props.ts'

const waitMs = 4000

/** Asks every few seconds how far a letter has got, while it is under way and somebody can see it. */
export function useProgress(sending: LetterSending | null): void {
  const [asked, setAsked] = useState(0)
  const underWay = sending?.state === 'preparing' || sending?.state === 'sending'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => {
      const again = () => setAsked((times) => times + 1)
      if (document.hidden) return again()
      router.reload({ ...backgroundVisit, only: ['sending', 'isShown', 'now'], onFinish: again })
    }, waitMs)
    return () => clearTimeout(timer)
  }, [underWay, asked])
}
