import { Deferred, Link, usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { LocalTime } from '#client/ui/local-time.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { mark } from '#shared/mark.ts'
import type { AuthUser, Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface ProfilePanelProps {
  user: AuthUser
  twoFactorEnabled: boolean
}

export function ProfilePanel({ user, twoFactorEnabled }: ProfilePanelProps) {
  const steps = [
    { label: words.fullName, done: user.name !== '' },
    { label: words.verifiedEmail, done: user.email_verified_at !== null },
    { label: words.twoFactor, done: twoFactorEnabled },
  ]
  const done = steps.filter((step) => step.done).length
  return (
    <Panel title={words.profile} link={{ label: words.editProfile, href: routes.profile.href() }}>
      <div className="flex items-end justify-between gap-4">
        <p className="figures font-display text-4xl leading-none font-number">
          <RichText
            text={words.stepsDone(done, steps.length)}
            marks={{ small: (text) => <span className="text-xl">{text}</span> }}
          />
        </p>
        <CompletenessHill done={done} />
      </div>
      <ul className="mt-4 text-sm">
        {steps.map((step) => (
          <li key={step.label} className="flex justify-between gap-4 border-t border-line py-1.5">
            {step.label}
            <span className={step.done ? 'font-semibold text-success' : 'text-muted'}>
              {step.done ? words.done : words.open}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The firm's mark as a progress bar: from the bottom up, one line for each completed step. */
function CompletenessHill({ done }: { done: number }) {
  const firstDone = mark.paths.length - done
  return (
    <svg
      viewBox={mark.viewBox}
      fill="none"
      strokeWidth={mark.strokeWidth}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-16"
    >
      {mark.paths.map((path, index) => (
        <path key={path} d={path} className={lineClass(index, index >= firstDone)} />
      ))}
    </svg>
  )
}

function lineClass(index: number, done: boolean): string {
  if (!done) return 'stroke-text/20 [stroke-dasharray:0.1_3.4]'
  return index === 0 ? 'stroke-accent' : 'stroke-structure'
}

interface SecurityPanelProps {
  twoFactorEnabled: boolean
  passkeys: number
}

export function SecurityPanel({ twoFactorEnabled, passkeys }: SecurityPanelProps) {
  const label = twoFactorEnabled ? words.manageTwoFactor : words.turnOnTwoFactor
  return (
    <Panel title={words.security} link={{ label, href: routes.twoFactor.href() }}>
      <Badge on={twoFactorEnabled}>
        {twoFactorEnabled ? words.twoFactorOn : words.twoFactorOff}
      </Badge>
      <p className="mt-4 measure text-sm text-muted">
        {twoFactorEnabled ? words.twoFactorOnExplained : words.twoFactorOffExplained}
      </p>
      <p className="mt-3 text-sm">
        <Link
          href={routes.passkeys.href()}
          className="link inline-flex min-h-11 items-center font-medium"
        >
          {passkeysText(passkeys)}
        </Link>
      </p>
    </Panel>
  )
}

function passkeysText(count: number): string {
  if (count === 0) return words.addAPasskey
  return words.passkeyCount(count)
}

export function RecentSignIns() {
  return (
    <Panel
      title={words.recentSignIns}
      link={{ label: words.allSessions, href: routes.sessions.href() }}
    >
      <Deferred data="recentSessions" fallback={<Fallback />}>
        <Sessions />
      </Deferred>
    </Panel>
  )
}

function Sessions() {
  const { recentSessions = [] } = usePage<Pages['dashboard']>().props
  return (
    <ul className="figures text-sm">
      {recentSessions.map(({ id, device, signedInAt, current }) => (
        <li key={id} className="border-t border-line py-1.5 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            {device}
            {current && <span className="shrink-0 text-success">{words.thisDevice}</span>}
          </p>
          <p className="text-muted">
            <LocalTime at={signedInAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Fallback() {
  return (
    <>
      <div role="status" className="text-sm noscript:hidden">
        <span className="sr-only">{words.loading}</span>
        {['w-3/4', 'w-1/2', 'w-2/3', 'w-2/5'].map((width) => (
          <span key={width} className={clsx('skeleton-line mb-1', width)} />
        ))}
      </div>
      <NeedsScript>{words.listNeedsScript}</NeedsScript>
    </>
  )
}

interface PanelProps {
  title: string
  link: { label: string; href: string }
  children: ReactNode
}

function Panel({ title, link, children }: PanelProps) {
  return (
    <section className="flex flex-col border-line px-panel pt-6 pb-4 not-first:border-t @3xl:not-first:border-t-0 @3xl:not-first:border-l">
      <h2 className="eyebrow font-sans">{title}</h2>
      <div className="mt-4 flex-1">{children}</div>
      <ArrowLink href={link.href} className="mt-4 self-start">
        {link.label}
      </ArrowLink>
    </section>
  )
}
