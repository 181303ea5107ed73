import { router } from '@inertiajs/react'

const message = 'The connection failed. Check it and try again.'

/** Tells of visits and forms that never reached the server: nothing in the page would. */
export function tellNetworkFailures(tell: (message: string) => void): void {
  let visits = 0
  // What is fetched ahead was not asked for, and may fail in silence.
  router.on('start', ({ detail }) => {
    if (!detail.visit.prefetch) visits += 1
  })
  router.on('finish', ({ detail }) => {
    if (!detail.visit.prefetch) visits = Math.max(0, visits - 1)
  })
  router.on('networkError', (event) => {
    event.preventDefault()
    if (visits > 0) tell(message)
  })
}
