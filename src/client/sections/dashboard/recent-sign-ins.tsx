import { Deferred, usePage } from '@inertiajs/react'
import { utcMinute } from '#client/ui/format-time.ts'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Panel } from './panel.tsx'

/** Where the account was used last; comes after the page. */
export function RecentSignIns() {
  return (
    <Panel title="Recent sign-ins" link={{ label: 'All sessions', href: routes.sessions.href() }}>
      <Deferred data="recentSessions" fallback={<Fallback />}>
        <Sessions />
      </Deferred>
    </Panel>
  )
}

function Sessions() {
  const { recentSessions = [] } = usePage().props as unknown as Pages['dashboard'] & SharedProps
  return (
    <ul className="figures text-sm">
      {recentSessions.map(({ id, device, signedInAt, current }) => (
        <li key={id} className="border-t border-line py-1.5 first:border-t-0 first:pt-0">
          <p className="flex justify-between gap-3 font-semibold">
            {device}
            {current && <span className="shrink-0 text-success">This device</span>}
          </p>
          <p className="text-muted">{utcMinute(signedInAt)}</p>
        </li>
      ))}
    </ul>
  )
}

function Fallback() {
  return (
    <>
      <div role="status" className="text-sm noscript:hidden">
        <span className="sr-only">Loading</span>
        {['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <span key={width} className={`skeleton-line mb-1 ${width}`} />
        ))}
      </div>
      <NeedsScript>The list is filled in by JavaScript; it also stands under Sessions.</NeedsScript>
    </>
  )
}
