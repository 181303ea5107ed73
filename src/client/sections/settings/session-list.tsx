import { Form, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { useCountryName } from '#client/hooks/use-country-name.ts'
import { utcMinute } from '#client/ui/format-time.ts'
import { withMethod } from '#client/ui/with-method.ts'
import type { SessionSummary, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { DeviceIcon } from './device-icon.tsx'

/** The browsers that are signed in, this one first. */
export function SessionList({ sessions }: { sessions: readonly SessionSummary[] }) {
  const countryName = useCountryName()
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label="Signed-in browsers" className="outline-none">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[auto_1fr_auto] sm:items-center"
        >
          <DeviceIcon device={session.device} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {session.device}
              {session.current && <ThisDevice />}
            </p>
            <p className="figures text-sm text-muted">
              {session.country && <span className="block">{countryName(session.country)}</span>}
              <span className="block">Last seen {utcMinute(session.lastSeenAt)}</span>
            </p>
          </div>
          {!session.current && (
            <EndSession session={session} onEnded={() => list.current?.focus()} />
          )}
        </li>
      ))}
    </ul>
  )
}

function ThisDevice() {
  return (
    <span className="rounded-full border border-structure px-2.5 py-0.5 text-xs leading-snug font-semibold whitespace-nowrap text-structure">
      This device
    </span>
  )
}

interface EndSessionProps {
  session: SessionSummary
  /** Its button is gone by then, and the focus with it. */
  onEnded: () => void
}

function EndSession({ session: { id, device }, onEnded }: EndSessionProps) {
  const { csrfToken } = usePage().props as unknown as SharedProps
  return (
    <Form
      method="post"
      action={withMethod(routes.session.href({ id }), 'DELETE')}
      options={{ preserveScroll: true }}
      onSuccess={onEnded}
      className="max-sm:col-start-2 max-sm:mt-3"
    >
      {({ processing }) => (
        <>
          <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
          <button type="submit" disabled={processing} className="button button-quiet button-small">
            End<span className="sr-only"> the session of {device}</span>
          </button>
        </>
      )}
    </Form>
  )
}
