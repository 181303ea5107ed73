import { usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { AccountForm } from '#client/account/form/account-form.tsx'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { Invitations } from '#client/desk/people/invitations.tsx'
import { PersonRow } from '#client/desk/people/person-row.tsx'
import { RoleSelect } from '#client/desk/people/role-select.tsx'
import * as words from '#client/desk/people/words.ts'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { fieldErrors, TextField } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { type Role, roles } from '#shared/desk/staff/roles.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/people'] & SharedProps

export default function PeopleScreen(props: Props) {
  const { people, invitations, confirmed, status, errors } = props
  // The error of a role is shown above the list: the invitation form offers only valid roles.
  const [refusal, setRefusal] = useState(fieldErrors(errors).role)
  const clearRefusal = () => setRefusal(undefined)
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-8 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <h1 className="text-2xl">{words.people}</h1>
        <p className="mt-1 text-sm text-muted">{words.peopleLead}</p>
        {refusal ? (
          <Alert tone="danger" className="mt-6">
            {refusal}
          </Alert>
        ) : (
          <StatusMessage>{status}</StatusMessage>
        )}
        <PeopleList
          people={people}
          confirmed={confirmed}
          onRefused={setRefusal}
          onChanged={clearRefusal}
        />
        <Invitations invitations={invitations} onCancelled={clearRefusal} />
      </div>
      <InvitationForm confirmed={confirmed} onSent={clearRefusal} />
    </div>
  )
}

PeopleScreen.layout = deskLayouts

interface PeopleListProps {
  people: Props['people']
  confirmed: boolean
  onRefused: (refusal: string | undefined) => void
  onChanged: () => void
}

function PeopleList({ people, confirmed, onRefused, onChanged }: PeopleListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label={words.atTheDesk} className="mt-6 outline-none">
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          confirmed={confirmed}
          onRefused={(refusals) => onRefused(Object.values(refusals)[0])}
          onChanged={onChanged}
          onRemoved={() => {
            onChanged()
            list.current?.focus()
          }}
        />
      ))}
    </ul>
  )
}

interface InvitationFormProps {
  confirmed: boolean
  onSent: () => void
}

function InvitationForm({ confirmed, onSent }: InvitationFormProps) {
  return (
    <TitledSection
      id="invite"
      title={words.inviteSomebody}
      className="self-start border border-line bg-panel p-6"
    >
      <p className="mt-1 text-sm text-muted">{words.inviteExplained}</p>
      <AccountForm
        layout="card"
        action={routes.deskPeople.href()}
        button={words.sendInvitation}
        clearOnSuccess={['email', 'password']}
        clearOnError={['password']}
        onSuccess={onSent}
      >
        {(errors) => (
          <>
            <InvitationFields error={errors.email} />
            {!confirmed && (
              <PasswordField
                label={words.yourPassword}
                name="password"
                autoComplete="current-password"
                required
                error={errors.password}
              />
            )}
          </>
        )}
      </AccountForm>
    </TitledSection>
  )
}

function InvitationFields({ error }: { error: string | undefined }) {
  const { values } = usePage().props
  return (
    <>
      <TextField
        label={words.emailAddress}
        name="email"
        type="email"
        // The address of somebody else: the browser knows only the owner's.
        autoComplete="off"
        required
        // After the password was asked for elsewhere, what was typed comes back.
        defaultValue={values?.role === undefined ? undefined : values.email}
        error={error}
      />
      <div>
        <label htmlFor="invited-role" className="mb-2 block font-medium">
          {words.role}
        </label>
        <RoleSelect id="invited-role" selected={oldRole(values)} />
      </div>
    </>
  )
}

/** Returns the role from a refused invitation. */
function oldRole(values: SharedProps['values']): Role {
  // Without an email address the role comes from a form of the list.
  const oldValue = values?.email === undefined ? undefined : values.role
  return roles.find((role) => role === oldValue) ?? 'advisor'
}
