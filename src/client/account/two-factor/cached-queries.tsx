import { router, usePage } from '@inertiajs/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/** Fetched data is fresh for five minutes; queries also run offline, so that they fail visibly. */
const options = {
  staleTime: 300_000,
  gcTime: 600_000,
  retry: false,
  networkMode: 'always',
} as const

let current: { person: string; client: QueryClient } | null = null
let isWatched = false

/** Gives queries their cache, which outlives the screen but not the person's stay. */
export function CachedQueries({ children }: { children: ReactNode }) {
  const person = usePage().props.auth.user?.id ?? ''
  const [client] = useState(() => clientOf(person))
  useEffect(forgetAnotherPerson, [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function clientOf(person: string): QueryClient {
  if (current?.person === person) return current.client
  const client = new QueryClient({ defaultOptions: { queries: options } })
  // The server would give one person's data to another.
  if (typeof window !== 'undefined') current = { person, client }
  return client
}

/** Deletes fetched data, such as recovery codes, once a page shows another person or nobody. */
function forgetAnotherPerson(): void {
  if (isWatched) return
  isWatched = true
  router.on('navigate', ({ detail }) => {
    if (detail.page.props.auth.user?.id === current?.person) return
    current?.client.clear()
    current = null
  })
}
