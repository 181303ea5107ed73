import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { backgroundVisit } from '#client/background-visit.ts'
import type { NewsletterSending } from '#shared/desk/newsletters/props.ts'

const waitMs = 4000

/** Reloads the progress every few seconds while the newsletter is being sent. */
export function useProgress(sending: NewsletterSending | null): void {
  const [attempt, setAttempt] = useState(0)
  const underWay = sending?.state === 'preparing' || sending?.state === 'sending'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the next wait
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => {
      const scheduleNext = () => setAttempt((times) => times + 1)
      if (document.hidden) return scheduleNext()
      router.reload({
        ...backgroundVisit,
        only: ['sending', 'isShown', 'now'],
        onFinish: scheduleNext,
      })
    }, waitMs)
    return () => clearTimeout(timer)
  }, [underWay, attempt])
}
