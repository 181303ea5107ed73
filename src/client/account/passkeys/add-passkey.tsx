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
import { createPasskey } from './ceremony.ts'
import { passkeyCreationFailureText } from './failure-texts.ts'
import { pauseSignals } from './signals.ts'
import * as words from './words.ts'

interface AddPasskeyProps {
  suggestedName: string
  /** True if the password was confirmed recently; otherwise it is asked for first. */
  confirmed: boolean
  /** The errors of a form that was refused before this page was opened. */
  initialErrors: FieldErrors
  onStart: () => void
  onAdded: () => void
}

export function AddPasskey({ suggestedName, ...addition }: AddPasskeyProps) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { add, busy, errors } = usePasskeyAddition({ form, ...addition })
  return (
    <>
      <form ref={form} onSubmit={add} className="grid grid-cols-1 gap-5 noscript:hidden">
        <TextField
          label={words.name}
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
            {words.addAPasskey}
          </button>
        </div>
      </form>
      <NeedsScript>{words.addingPasskeyNeedsJavascript}</NeedsScript>
    </>
  )
}

interface AdditionOptions extends Omit<AddPasskeyProps, 'suggestedName'> {
  form: RefObject<HTMLFormElement | null>
}

function usePasskeyAddition({ form, confirmed, initialErrors, onStart, onAdded }: AdditionOptions) {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(initialErrors)

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
    // The server redirects to the password confirmation and then back here.
    if (!confirmed) return send({ name })
    pauseSignals()
    const result = await createPasskey(routes.addPasskeyOptions.href())
    if (result.outcome === 'answered') return send({ name, credential: result.credential })
    if (result.failure === 'unconfirmed') return send({ name })
    setBusy(false)
    const credential = passkeyCreationFailureText(result.failure)
    setErrors(credential ? { credential } : {})
  }

  return { add, busy, errors }
}
