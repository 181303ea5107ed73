import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { errorsIn } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import type { ErrorMap } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { CharacterGroups } from './character-groups.tsx'
import { OneTimeCode } from './one-time-code.tsx'
import { QrCode } from './qr-code.tsx'
import * as words from './words.ts'

/** The set-up without a script; the page shows its secret only once. */
export function PlainSetup() {
  const setup = usePage().flash.twoFactorSetup
  return (
    <noscript className="w-full">
      {setup ? (
        <ConfirmSetup {...setup} />
      ) : (
        <form method="post" action={routes.enableTwoFactor.href()}>
          <FormTokens />
          <button type="submit" className={buttonClass()}>
            {words.continueSetup}
          </button>
        </form>
      )}
    </noscript>
  )
}

/** The setup key, and the field for the first code. */
function ConfirmSetup({ qrCodeSvg, secretKey }: { qrCodeSvg: string; secretKey: string }) {
  const { errors }: { errors: ErrorMap } = usePage().props
  return (
    <form method="post" action={routes.confirmTwoFactor.href()} className="grid grid-cols-1 gap-5">
      <FormTokens />
      <p>{words.scanAndEnterCode}</p>
      <QrCode svg={qrCodeSvg} />
      <p className="rounded-md border border-line bg-panel px-4 py-3 font-mono text-sm">
        <CharacterGroups value={secretKey} size={4} />
      </p>
      <OneTimeCode
        label={words.authenticationCode}
        name="code"
        value=""
        onChange={() => {}}
        error={errorsIn(errors, 'confirmTwoFactorAuthentication').code}
      />
      <button type="submit" className={buttonClass()}>
        {words.confirm}
      </button>
    </form>
  )
}
