import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#client/ui/field.tsx'
import { askForPasskey, offersPasskeys, stopAsking } from './ceremony.ts'
import { wordsForUse } from './words.ts'

export interface PasskeyUse {
  /** Where to ask what the passkey has to answer, and where to send its answer. */
  options: string
  action: string
  /** Sent besides the answer. */
  fields?: () => Record<string, boolean>
  /** What else there is to do when no passkey is used. */
  instead: string
  /** Whether it is also offered among what the browser fills in. */
  offered?: boolean
}

// The server forgets a question after five minutes: before that, another one takes its place.
const offeredMs = 240_000

/** Asks for a passkey, by a button and where the browser fills in a name, and sends its answer. */
export function usePasskey({ options, action, fields, instead, offered = false }: PasskeyUse) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const offering = useRef(false)

  function send(credential: object) {
    setBusy(true)
    const data = { credential, ...fields?.() }
    router.post(action, data as never, {
      preserveState: 'errors',
      onError: (errors: FieldErrors) => setProblem(`${Object.values(errors)[0]} ${instead}`),
      onFinish: () => setBusy(false),
    })
  }

  async function press() {
    setBusy(true)
    setProblem(null)
    const asked = await askForPasskey(options)
    if (asked.outcome === 'answered') return send(asked.credential)
    setBusy(false)
    setProblem(wordsForUse(asked.failure, instead))
  }

  // A question by the button ends the one that was offered; once it is over, that is offered anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is the same for all renderings
  useEffect(() => {
    if (!offered || busy) return
    let over = false
    // Only in the tab that is looked at: browsers keep one question, and the last one counts.
    const renew = () => {
      if (document.visibilityState === 'visible') setTurn(turn + 1)
      else document.addEventListener('visibilitychange', renew, { once: true })
    }
    const timer = setTimeout(renew, offeredMs)
    async function offer() {
      if (!(await offersPasskeys()) || over) return
      offering.current = true
      const asked = await askForPasskey(options, { offered: true })
      if (asked.outcome === 'answered' && !over) send(asked.credential)
    }
    void offer()
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [offered, busy, turn, options])

  // On another screen nothing of it may be left among what the browser fills in.
  useEffect(() => {
    return () => {
      if (offering.current) stopAsking()
    }
  }, [])

  return { press, problem, busy }
}
