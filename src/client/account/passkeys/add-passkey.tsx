import { router } from '@inertiajs/react'
import { KeyRound } from 'lucide-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { type FieldErrors, TextField } from '#client/ui/field.tsx'
import { NeedsScript } from '#client/ui/needs-script.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { makePasskey } from './ceremony.ts'
import { holdSignals } from './signals.ts'
import { wordsForMaking } from './words.ts'

interface AddPasskeyProps {
  suggestedName: string
  /** Whether the password was confirmed lately; else it is asked for first. */
  confirmed: boolean
  /** What a form was refused for before this page. */
  refused: FieldErrors
  onStart: () => void
  onAdded: () => void
}

/** Names a new passkey and makes it: only a script can. */
export function AddPasskey({ suggestedName, ...addition }: AddPasskeyProps) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { add, busy, errors } = useAddition({ form, ...addition })
  return (
    <>
      <form ref={form} onSubmit={add} className="grid grid-cols-1 gap-5 noscript:hidden">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={lengths.passkeyName}
          defaultValue={suggestedName}
          error={errors.name}
        />
        {errors.credential && <Alert tone="danger">{errors.credential}</Alert>}
        <div>
          <button
            type="submit"
            disabled={!hydrated || busy}
            aria-busy={busy}
            className={buttonClass()}
          >
            <KeyRound aria-hidden="true" className="size-5" />
            Add a passkey
          </button>
        </div>
      </form>
      <NeedsScript>Adding a passkey needs JavaScript.</NeedsScript>
    </>
  )
}

interface Addition extends Omit<AddPasskeyProps, 'suggestedName'> {
  form: RefObject<HTMLFormElement | null>
}

function useAddition({ form, confirmed, refused, onStart, onAdded }: Addition) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(refused)

  function send(fields: object) {
    router.post(routes.addPasskey.href(), fields as never, {
      preserveState: true,
      preserveScroll: true,
      onError: setErrors,
      onSuccess: () => {
        form.current?.reset()
        onAdded()
      },
      onFinish: () => setBusy(false),
    })
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    setBusy(true)
    setErrors({})
    onStart()
    // The guard of what is sent leads to where the password is asked, and back here.
    if (!confirmed) return send({ name })
    holdSignals()
    const asked = await makePasskey(routes.addPasskeyOptions.href())
    if (asked.outcome === 'answered') return send({ name, credential: asked.credential })
    if (asked.failure === 'unconfirmed') return send({ name })
    setBusy(false)
    const credential = wordsForMaking(asked.failure)
    setErrors(credential ? { credential } : {})
  }

  return { add, busy, errors }
}
