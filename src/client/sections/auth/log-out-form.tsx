import { Form, router, usePage } from '@inertiajs/react'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** Ends the session; nothing that was fetched ahead for it outlives it. */
export function LogOutForm({ className }: { className: string }) {
  const { csrfToken } = usePage().props as unknown as SharedProps
  return (
    <Form method="post" action={routes.logout.href()} onSuccess={() => router.flushAll()}>
      {({ processing }) => (
        <>
          <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
          <button type="submit" disabled={processing} aria-busy={processing} className={className}>
            Log out
          </button>
        </>
      )}
    </Form>
  )
}
