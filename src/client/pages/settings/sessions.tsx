import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { OwnPasswordButton } from '#client/account/settings/own-password-button.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { LocalTime } from '#client/ui/local-time.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { SessionSummary } from '#shared/account/settings/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function SessionsScreen({ sessions }: Pages['settings/sessions']) {
  const others = sessions.filter(({ current }) => !current).length
  return (
    <>
      <SettingRow
        title="Sessions"
        description="Where your account is signed in. If you don’t recognise a session, end it and change your password. Ending one forgets “Remember me” on every device."
      >
        <SessionList sessions={sessions} />
      </SettingRow>
      <EndOtherSessions count={others} />
    </>
  )
}

SessionsScreen.layout = settingsLayouts

function SessionList({ sessions }: { sessions: readonly SessionSummary[] }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label="Signed-in browsers" className="outline-none">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
      ))}
    </ul>
  )
}

interface SessionRowProps {
  session: SessionSummary
  /** Called after the session ended; the button, which had the focus, is gone by then. */
  onEnded: () => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const countryName = useCountryName()
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <DeviceIcon device={session.device} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {session.device}
          {session.current && <ThisDevice />}
        </p>
        <p className="figures text-sm text-muted">
          <span className="block">{locationOf(session, countryName)}</span>
          <span className="block">
            Last seen <LocalTime at={session.lastSeenAt} />
          </span>
        </p>
      </div>
      {!session.current && <EndSession session={session} onEnded={onEnded} />}
    </li>
  )
}

function ThisDevice() {
  return (
    <span className="rounded-full border border-structure px-2.5 py-0.5 text-xs leading-snug font-semibold whitespace-nowrap text-structure">
      This device
    </span>
  )
}

function EndSession({ session: { id, device }, onEnded }: SessionRowProps) {
  return (
    <OneButtonForm
      action={withMethod(routes.session.href({ id }), 'DELETE')}
      onSuccess={onEnded}
      className="max-sm:col-start-2 max-sm:mt-3"
    >
      End<span className="sr-only"> the session of {device}</span>
    </OneButtonForm>
  )
}

const handheld = /Android|iPhone|iPad/

function DeviceIcon({ device }: { device: string }) {
  const Icon = handheld.test(device) ? Smartphone : Monitor
  return <Icon aria-hidden="true" className="mt-0.5 size-6 self-start text-structure" />
}

function locationOf(
  { city, country }: SessionSummary,
  countryName: (code: string) => string,
): string {
  if (!country) return 'Unknown location'
  return [city, countryName(country)].filter(Boolean).join(', ')
}

/**
 * Names a country by its ISO code; gives the code until hydrated, because browsers' names differ.
 */
function useCountryName(): (code: string) => string {
  const hydrated = useHydrated()
  return (code) => (hydrated ? nameOf(code) : code)
}

// Cloudflare's code for Tor.
const tor = 'T1'

function nameOf(code: string): string {
  if (code === tor) return 'Tor network'
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // Cloudflare may send other codes as well, and Intl throws for some of them.
    return code
  }
}

const noOthersText =
  'No other browser is signed in at the moment; “Remember me” would be forgotten all the same.'
const endedText = 'Every other browser is signed out, and “Remember me” is forgotten.'

function EndOtherSessions({ count }: { count: number }) {
  const [ended, setEnded] = useState(false)
  return (
    <SettingRow
      title="Other devices"
      description="Signs out every browser but this one, and forgets “Remember me” on all of them, here too."
    >
      <OwnPasswordButton
        label="End all other sessions"
        tone="quiet"
        title="End all other sessions?"
        description="Every other browser is signed out at once. Please enter your password to confirm."
        action={withMethod(routes.sessions.href(), 'DELETE')}
        button="End sessions"
        onDone={() => setEnded(true)}
      />
      <div role="status">
        {count === 0 && (
          <p className="mt-3 text-sm text-muted">{ended ? endedText : noOthersText}</p>
        )}
      </div>
      <NeedsScript>Ending all of them at once needs JavaScript.</NeedsScript>
    </SettingRow>
  )
}
