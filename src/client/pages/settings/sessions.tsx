import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { OwnPasswordButton } from '#client/account/settings/own-password-button.tsx'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import * as words from '#client/account/settings/words.ts'
import { LocalTime } from '#client/ui/local-time.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { SessionSummary } from '#shared/account/settings/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function SessionsScreen({ sessions }: Pages['settings/sessions']) {
  const others = sessions.filter(({ current }) => !current).length
  return (
    <>
      <SettingRow title={words.sessions} description={words.sessionsLead}>
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
    <ul ref={list} tabIndex={-1} aria-label={words.signedInBrowsers} className="outline-none">
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
            <RichText
              text={words.lastSeen}
              marks={{ time: () => <LocalTime at={session.lastSeenAt} /> }}
            />
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
      {words.thisDevice}
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
      <RichText text={words.endTheSessionOf(device)} />
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
  if (!country) return words.unknownLocation
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
  if (code === tor) return words.torNetwork
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // Cloudflare may send other codes as well, and Intl throws for some of them.
    return code
  }
}

const noOthersText = words.noOtherBrowser
const endedText = words.otherSessionsEnded

function EndOtherSessions({ count }: { count: number }) {
  const [ended, setEnded] = useState(false)
  return (
    <SettingRow title={words.otherDevices} description={words.otherDevicesExplained}>
      <OwnPasswordButton
        label={words.endAllOtherSessions}
        tone="quiet"
        title={words.endAllOtherSessionsQuestion}
        description={words.endAllOtherSessionsWarning}
        action={withMethod(routes.sessions.href(), 'DELETE')}
        button={words.endSessions}
        onDone={() => setEnded(true)}
      />
      <div role="status">
        {count === 0 && (
          <p className="mt-3 text-sm text-muted">{ended ? endedText : noOthersText}</p>
        )}
      </div>
    </SettingRow>
  )
}
