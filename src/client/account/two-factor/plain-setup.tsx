import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { CsrfField } from '#client/ui/plain-form.tsx'
import type { ErrorMap } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { CharacterGroups } from './character-groups.tsx'
import { OneTimeCode } from './one-time-code.tsx'
import { QrCode } from './qr-code.tsx'

/** The set-up without a script; the page shows its secret only once. */
export function PlainSetup() {
  const { props, flash } = usePage()
  const { errors }: { errors: ErrorMap } = props
  const setup = flash.twoFactorSetup
  const bag = errors.confirmTwoFactorAuthentication
  return (
    <noscript className="w-full">
      {setup ? (
        <form
          method="post"
          action={routes.confirmTwoFactor.href()}
          className="grid grid-cols-1 gap-5"
        >
          <CsrfField />
          <p>
            Scan the QR code with your authenticator app, or type the key into it. Then enter the
            six-digit code that it shows.
          </p>
          <QrCode svg={setup.qrCodeSvg} />
          <p className="rounded-md border border-line bg-panel px-4 py-3 font-mono text-sm">
            <CharacterGroups value={setup.secretKey} size={4} />
          </p>
          <OneTimeCode
            label="Authentication code"
            name="code"
            value=""
            onChange={() => {}}
            error={typeof bag === 'object' ? bag.code : undefined}
          />
          <button type="submit" className={buttonClass()}>
            Confirm
          </button>
        </form>
      ) : (
        <form method="post" action={routes.enableTwoFactor.href()}>
          <CsrfField />
          <button type="submit" className={buttonClass()}>
            Continue Setup
          </button>
        </form>
      )}
    </noscript>
  )
}
