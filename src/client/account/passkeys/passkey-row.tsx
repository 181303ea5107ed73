import { KeyRound } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import type { FieldErrors } from '#client/ui/field.tsx'
import { LocalTime } from '#client/ui/local-time.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { PasskeySummary } from '#shared/account/settings/props.ts'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface PasskeyRowProps {
  passkey: PasskeySummary
  onRefused: (errors: FieldErrors) => void
  /** Called after a change; the focused element may be gone by then. */
  onChanged: () => void
}

export function PasskeyRow(props: PasskeyRowProps) {
  const { passkey, onRefused, onChanged } = props
  const { id, name } = passkey
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <KeyRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-structure" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <PasskeyFacts {...passkey} />
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <ConfirmedButton
            label={words.remove}
            dangerous
            whom={name}
            question={words.removeQuestion(name)}
            action={withMethod(routes.passkey.href({ id }), 'DELETE')}
            onError={onRefused}
            onSuccess={onChanged}
          >
            {words.removeExplained}
          </ConfirmedButton>
          <Rename {...props} />
        </div>
      </div>
    </li>
  )
}

/** When a passkey was created and last used, and where it is stored. */
function PasskeyFacts({ createdAt, lastUsedAt, backedUp }: PasskeySummary) {
  return (
    <p className="figures text-sm text-muted">
      <span className="block">
        <RichText text={words.made} marks={{ time: () => <LocalTime at={createdAt} /> }} />
      </span>
      <span className="block">
        {lastUsedAt ? (
          <RichText text={words.lastUsed} marks={{ time: () => <LocalTime at={lastUsedAt} /> }} />
        ) : (
          words.notUsedYet
        )}
      </span>
      <span className="block">{backedUp ? words.syncedToOtherDevices : words.onlyOnOneDevice}</span>
    </p>
  )
}

function Rename({ passkey: { id, name }, onRefused, onChanged }: PasskeyRowProps) {
  return (
    // The key changes with the name, which closes the disclosure.
    <details key={name} className="group min-w-0 open:grow open:basis-full">
      <summary className={buttonClass({ tone: 'quiet', size: 'small', className: 'list-none' })}>
        <RichText text={words.rename(name)} />
      </summary>
      <PostForm
        action={withMethod(routes.passkey.href({ id }), 'PATCH')}
        onError={onRefused}
        onSuccess={onChanged}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        {(processing) => (
          <>
            <NewName name={name} />
            <button
              type="submit"
              disabled={processing}
              aria-busy={processing}
              className={buttonClass({ tone: 'quiet' })}
            >
              {words.save}
            </button>
          </>
        )}
      </PostForm>
    </details>
  )
}

function NewName({ name }: { name: string }) {
  const field = useId()
  return (
    <div className="min-w-0 grow">
      <label htmlFor={field} className="font-medium">
        <RichText text={words.newNameOf(name)} />
      </label>
      <input
        id={field}
        name="name"
        autoComplete="off"
        required
        maxLength={lengths.passkeyName}
        defaultValue={name}
        className="field mt-2"
      />
    </div>
  )
}
