import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { toast } from 'sonner'

const message = 'The connection failed. Check it and try again.'

/** Says that a visit or a form never reached the server: nothing in the page would. */
export function useNetworkToast() {
  useEffect(() => {
    let visits = 0
    const stops = [
      // What is fetched ahead was not asked for, and may fail in silence.
      router.on('start', ({ detail }) => {
        if (!detail.visit.prefetch) visits += 1
      }),
      router.on('finish', ({ detail }) => {
        // The visit that led here had started before anybody counted.
        if (!detail.visit.prefetch) visits = Math.max(0, visits - 1)
      }),
      router.on('networkError', (event) => {
        event.preventDefault()
        if (visits > 0) toast.error(message, { id: message })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
