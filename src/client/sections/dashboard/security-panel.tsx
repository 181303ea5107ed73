import { Badge } from '#client/ui/badge.tsx'
import { routes } from '#shared/routes.ts'
import { Panel } from './panel.tsx'

/** Whether a password alone opens the account. */
export function SecurityPanel({ twoFactorEnabled }: { twoFactorEnabled: boolean }) {
  const label = twoFactorEnabled ? 'Manage two-factor' : 'Turn on two-factor'
  return (
    <Panel title="Security" link={{ label, href: routes.twoFactor.href() }}>
      <Badge on={twoFactorEnabled}>{twoFactorEnabled ? 'Two-factor on' : 'Two-factor off'}</Badge>
      <p className="mt-4 text-sm text-muted">
        {twoFactorEnabled
          ? 'Signing in takes your password and a code from your phone.'
          : 'Your password alone opens this account. A code from your phone would guard it twice.'}
      </p>
    </Panel>
  )
}
