import { usePage } from '@inertiajs/react'
import { useId } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { StateDot } from '#client/ui/badge.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import type { FieldErrors } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { StaffMember } from '#shared/desk/staff/props.ts'
import { routes } from '#shared/routes.ts'
import { RoleSelect } from './role-select.tsx'
import * as words from './words.ts'

interface PersonRowProps {
  person: StaffMember
  /** False if the password must be given too. */
  confirmed: boolean
  onRefused: (errors: FieldErrors) => void
  onChanged: () => void
  /** Called after the focused button has disappeared. */
  onRemoved: () => void
}

export function PersonRow(props: PersonRowProps) {
  const { person, onRefused, onChanged, onRemoved } = props
  const { id, name } = person
  const { user } = usePage().props.auth
  const isSelf = user?.id === id
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-3">
      <Identity person={person} isSelf={isSelf} />
      <div className="flex flex-wrap items-center gap-2">
        <RoleForm person={person} onRefused={onRefused} onChanged={onChanged} />
        {!isSelf && <SecondFactors {...props} />}
        <ConfirmedButton
          label={words.remove}
          dangerous
          whom={name}
          question={isSelf ? words.leaveQuestion : words.removeQuestion(name)}
          action={withMethod(routes.deskPerson.href({ id }), 'DELETE')}
          onError={onRefused}
          onSuccess={onRemoved}
        >
          {isSelf ? words.leaveExplained : words.removeExplained}
        </ConfirmedButton>
      </div>
    </li>
  )
}

function Identity({ person, isSelf }: { person: StaffMember; isSelf: boolean }) {
  const clock = useOfficeClock()
  const { name, email, lastSeenAt, secondFactor, secondFactorEndsAt } = person
  return (
    <div className="min-w-0 flex-1 basis-64 text-sm">
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {isSelf && <span className="text-muted">{words.isYou}</span>}
        <span className="block text-muted">{email}</span>
      </p>
      <p className="figures mt-0.5 flex flex-wrap items-center gap-x-4 text-xs text-muted">
        <span className="inline-flex items-center gap-2">
          <StateDot on={secondFactor} />
          {secondFactor ? words.twoFactorOrPasskey : words.noSecondFactor}
        </span>
        {secondFactorEndsAt && (
          <span className="font-semibold text-danger">
            <RichText
              text={words.factorsEnd}
              marks={{
                time: () => (
                  <time dateTime={secondFactorEndsAt}>{clock.dateTime(secondFactorEndsAt)}</time>
                ),
              }}
            />
          </span>
        )}
        <span>{lastSeenAt ? <LastSeen at={lastSeenAt} /> : words.noRecentActivity}</span>
      </p>
    </div>
  )
}

/** Removes the second factors of somebody who has lost them, or keeps them while that is waiting. */
function SecondFactors({ person, confirmed, onRefused, onChanged }: PersonRowProps) {
  const { id, name, email, secondFactor, secondFactorEndsAt } = person
  if (secondFactorEndsAt) {
    return (
      <OneButtonForm
        action={withMethod(routes.twoFactorReset.href({ id }), 'DELETE')}
        onSuccess={onChanged}
      >
        <RichText text={words.keepFactorsOf(name)} />
      </OneButtonForm>
    )
  }
  if (!secondFactor) return null
  return (
    <ConfirmedButton
      label={words.endFactors}
      dangerous
      whom={name}
      question={words.endFactorsQuestion(name)}
      action={routes.twoFactorResets.href()}
      fields={{ email }}
      inputs={!confirmed && <OwnPassword form={id} />}
      onError={onRefused}
      onSuccess={onChanged}
    >
      {words.endFactorsExplained}
    </ConfirmedButton>
  )
}

function OwnPassword({ form }: { form: string }) {
  return (
    <PasswordField
      label={words.yourPassword}
      name="password"
      form={form}
      autoComplete="current-password"
      required
    />
  )
}

function LastSeen({ at }: { at: string }) {
  const clock = useOfficeClock()
  return (
    <RichText
      text={words.lastSeen}
      marks={{ time: () => <time dateTime={at}>{clock.dateTime(at)}</time> }}
    />
  )
}

type RoleFormProps = Pick<PersonRowProps, 'person' | 'onRefused' | 'onChanged'>

function RoleForm({ person: { id, name, role }, onRefused, onChanged }: RoleFormProps) {
  const select = useId()
  return (
    <PostForm
      action={withMethod(routes.deskPerson.href({ id }), 'PATCH')}
      onError={onRefused}
      onSuccess={onChanged}
      className="flex items-center gap-2"
    >
      {(processing) => (
        <>
          <label htmlFor={select} className="sr-only">
            {words.roleOf(name)}
          </label>
          <RoleSelect id={select} selected={role} />
          <button
            type="submit"
            disabled={processing}
            aria-busy={processing}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            <RichText text={words.saveRoleOf(name)} />
          </button>
        </>
      )}
    </PostForm>
  )
}
