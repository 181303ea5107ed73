import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'

/** Lets the browser create a passkey without asking, after a sign-in by password. */
export function useAutomaticPasskey(): void {
  const { offersPasskey } = usePage().flash
  useEffect(() => {
    // It runs in the background, so failures are not shown.
    if (offersPasskey) offer().catch(() => {})
  }, [offersPasskey])
}

async function offer(): Promise<void> {
  const capabilities = await window.PublicKeyCredential?.getClientCapabilities?.()
  if (!capabilities?.conditionalCreate) return
  const { createPasskeyAutomatically } = await import(
    '#client/account/passkeys/automatic-passkey.ts'
  )
  await createPasskeyAutomatically()
}
