import { useRef, useState } from 'react'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import { routes } from '#shared/routes.ts'
import { OwnPasswordDialog } from './own-password-dialog.tsx'

const none =
  'No other browser is signed in at the moment; “Remember me” would be forgotten all the same.'
const done = 'Every other browser is signed out, and “Remember me” is forgotten.'

/** Signs out everywhere but here, behind a dialog that asks for the password. */
export function EndOtherSessions({ count }: { count: number }) {
  const [open, setOpen] = useState(false)
  const [ended, setEnded] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <SettingRow
      title="Other devices"
      description="Signs out every browser but this one, and forgets “Remember me” on all of them, here too."
    >
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className="button button-quiet noscript:hidden"
      >
        End all other sessions
      </button>
      <div role="status">
        {count === 0 && <p className="mt-3 text-sm text-muted">{ended ? done : none}</p>}
      </div>
      <NeedsScript>Ending all of them at once needs JavaScript.</NeedsScript>
      <OwnPasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        title="End all other sessions?"
        description="Every other browser is signed out at once. Please enter your password to confirm."
        action={withMethod(routes.sessions.href(), 'DELETE')}
        button="End sessions"
        onDone={() => setEnded(true)}
      />
    </SettingRow>
  )
}
