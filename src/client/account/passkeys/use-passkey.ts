import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#client/ui/field.tsx'
import { canAutofillPasskeys, cancelCeremony, requestPasskey } from './ceremony.ts'
import { passkeyUseFailureText } from './failure-texts.ts'

export interface PasskeyUse {
  /** The URLs to fetch the options from and to send the answer to. */
  options: string
  action: string
  /** Returns further fields to send with the answer. */
  fields?: () => Record<string, boolean | string>
  /** A sentence that says what to do without a passkey. */
  alternative: string
  /** True if passkeys are also offered in the browser's autofill. */
  autofill?: boolean
}

// Challenges expire after five minutes, so the request is renewed before that.
const offeredMs = 240_000

/** Requests a passkey, by a button and by autofill, and sends the answer. */
export function usePasskey({ options, action, fields, alternative, autofill = false }: PasskeyUse) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function send(credential: object) {
    setBusy(true)
    const data = { credential, ...fields?.() }
    router.post(action, data as never, {
      preserveState: 'errors',
      onError: (errors: FieldErrors) => setProblem(`${Object.values(errors)[0]} ${alternative}`),
      onFinish: () => setBusy(false),
    })
  }

  async function press() {
    setBusy(true)
    setProblem(null)
    const result = await requestPasskey(options)
    if (result.outcome === 'answered') return send(result.credential)
    setBusy(false)
    setProblem(passkeyUseFailureText(result.failure, alternative))
  }

  // The button cancels a pending autofill request, which starts again afterwards.
  useAutofillOffer({ options, isOpen: autofill && !busy, onAnswer: send })
  return { press, problem, busy }
}

interface AutofillOffer extends Pick<PasskeyUse, 'options'> {
  isOpen: boolean
  onAnswer: (credential: object) => void
}

/** Offers passkeys in the browser's autofill, and renews the challenge before it expires. */
function useAutofillOffer({ options, isOpen, onAnswer }: AutofillOffer) {
  const [round, setRound] = useState(0)
  const isOffering = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onAnswer` is the same for all renderings
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    // Browsers keep one request, the latest; a hidden tab must not replace that of the visible one.
    const renew = () => {
      if (document.visibilityState === 'visible') setRound(round + 1)
      else document.addEventListener('visibilitychange', renew, { once: true })
    }
    const timer = setTimeout(renew, offeredMs)
    async function offer() {
      if (!(await canAutofillPasskeys()) || isOver) return
      isOffering.current = true
      const result = await requestPasskey(options, { autofill: true })
      if (result.outcome === 'answered' && !isOver) onAnswer(result.credential)
    }
    void offer()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [isOpen, round, options])

  // The autofill request must not continue on the next screen.
  useEffect(() => {
    return () => {
      if (isOffering.current) cancelCeremony()
    }
  }, [])
}
