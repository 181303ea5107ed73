import { type RefObject, useEffect, useRef, useState } from 'react'
import { AddPasskey } from '#client/account/passkeys/add-passkey.tsx'
import { PasskeyRow } from '#client/account/passkeys/passkey-row.tsx'
import { signalPasskeys } from '#client/account/passkeys/signals.ts'
import * as words from '#client/account/passkeys/words.ts'
import { SettingRow, settingsLayouts } from '#client/account/settings/settings-layout.tsx'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { type FieldErrors, fieldErrors } from '#client/ui/field.tsx'
import { maxPasskeys } from '#shared/account/constants.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'

type Props = Pages['settings/passkeys'] & SharedProps

export default function PasskeysScreen(props: Props) {
  const { passkeys, status } = props
  const [rowErrors, setRowErrors] = useState<FieldErrors>({})
  // True once the next step has begun: the status is about the previous one.
  const [isStatusStale, setStatusStale] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  // Runs for each new list: also after a passkey was added, renamed or removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list says when, the server what
  useEffect(() => {
    void signalPasskeys()
  }, [passkeys])

  function reset() {
    setRowErrors({})
    setStatusStale(false)
    list.current?.focus()
  }

  return (
    <>
      <SettingRow title={words.passkeys} description={words.passkeysLead}>
        {/* Above the list, which gets the focus. */}
        <div className="has-[.alert]:-mt-6 has-[.alert]:mb-6">
          <StatusMessage>{isStatusStale ? null : status}</StatusMessage>
        </div>
        {rowErrors.name && (
          <Alert tone="danger" className="mb-4">
            {rowErrors.name}
          </Alert>
        )}
        <PasskeyList ref={list} passkeys={passkeys} onRefused={setRowErrors} onChanged={reset} />
      </SettingRow>
      <NewPasskey {...props} onStart={() => setStatusStale(true)} onAdded={reset} />
    </>
  )
}

type NewPasskeyProps = Props & { onStart: () => void; onAdded: () => void }

/** Adds a passkey, unless the account has the maximum. */
function NewPasskey({ passkeys, suggestedName, confirmed, errors, ...on }: NewPasskeyProps) {
  return (
    <SettingRow title={words.addAPasskey} description={words.addAPasskeyExplained}>
      {passkeys.length >= maxPasskeys ? (
        <p>{words.tooManyPasskeys(maxPasskeys)}</p>
      ) : (
        <>
          {!confirmed && <p className="mb-5 text-sm text-muted">{words.confirmFirst}</p>}
          <AddPasskey
            suggestedName={suggestedName}
            confirmed={confirmed}
            initialErrors={fieldErrors(errors)}
            onStart={on.onStart}
            onAdded={on.onAdded}
          />
        </>
      )}
    </SettingRow>
  )
}

type ListProps = Pick<Props, 'passkeys'> & {
  ref: RefObject<HTMLUListElement | null>
  onRefused: (errors: FieldErrors) => void
  onChanged: () => void
}

function PasskeyList({ ref, passkeys, ...row }: ListProps) {
  return (
    <>
      <ul ref={ref} tabIndex={-1} aria-label={words.yourPasskeys} className="outline-none">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} {...row} />
        ))}
      </ul>
      {passkeys.length === 0 && <p className="text-muted">{words.noPasskeysYet}</p>}
    </>
  )
}

PasskeysScreen.layout = settingsLayouts
