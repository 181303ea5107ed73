import { router } from '@inertiajs/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { SettingRow } from '#client/ui/setting-row.tsx'
import { withMethod } from '#client/ui/with-method.ts'
import { routes } from '#shared/routes.ts'
import { OwnPasswordDialog } from './own-password-dialog.tsx'

/** The end of the account, behind a dialog that asks for the password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const queryClient = useQueryClient()
  return (
    <SettingRow
      title="Delete account"
      description="Removes your account and everything that belongs to it. Please proceed with caution, this cannot be undone."
    >
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className="button button-quiet-danger noscript:hidden"
      >
        Delete account
      </button>
      <NeedsScript>Deleting the account asks for your password and needs JavaScript.</NeedsScript>
      <OwnPasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        title="Are you sure you want to delete your account?"
        description="Once your account is deleted, all of its data is gone for good. Please enter your password to confirm."
        action={withMethod(routes.profile.href(), 'DELETE')}
        button="Delete account"
        onDone={() => {
          router.flushAll()
          queryClient.clear()
        }}
      />
    </SettingRow>
  )
}
