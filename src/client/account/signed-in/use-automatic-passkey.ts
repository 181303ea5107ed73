import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'

/** After a sign-in by password, lets the browser make a passkey where it can without a question. */
export function useAutomaticPasskey(): void {
  const { offersPasskey } = usePage().flash
  useEffect(() => {
    // Nobody asked for it: whatever fails is told to nobody.
    if (offersPasskey) offer().catch(() => {})
  }, [offersPasskey])
}

async function offer(): Promise<void> {
  const capabilities = await window.PublicKeyCredential?.getClientCapabilities?.()
  if (!capabilities?.conditionalCreate) return
  const { makePasskeyAutomatically } = await import('#client/account/passkeys/automatic-passkey.ts')
  await makePasskeyAutomatically()
}
