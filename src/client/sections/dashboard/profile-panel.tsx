import type { AuthUser } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { CompletenessHill } from './completeness-hill.tsx'
import { Panel } from './panel.tsx'

interface ProfilePanelProps {
  user: AuthUser
  twoFactorEnabled: boolean
}

/** How complete the account is: the firm's hill, one line a step. */
export function ProfilePanel({ user, twoFactorEnabled }: ProfilePanelProps) {
  const steps = [
    { label: 'Full name', done: user.name !== '' },
    { label: 'Verified email', done: user.email_verified_at !== null },
    { label: 'Two-factor', done: twoFactorEnabled },
  ]
  const done = steps.filter((step) => step.done).length
  return (
    <Panel title="Profile" link={{ label: 'Edit profile', href: routes.profile.href() }}>
      <div className="flex items-end justify-between gap-4">
        <p className="figures font-display text-4xl leading-none font-[380]">
          {done}
          <span className="text-xl"> of {steps.length}</span>
        </p>
        <CompletenessHill done={done} />
      </div>
      <ul className="mt-4 text-sm">
        {steps.map((step) => (
          <li key={step.label} className="flex justify-between gap-4 border-t border-line py-1.5">
            {step.label}
            <span className={step.done ? 'font-semibold text-success' : 'text-muted'}>
              {step.done ? 'Done' : 'Open'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
