import { usePage } from '@inertiajs/react'
import { timeMark } from '#client/account/rooms/room-files.tsx'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { fieldErrors, TextField } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { RemovableRows } from '#client/ui/removable-rows.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DeskRoom, RoomMember } from '#shared/desk/rooms/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The members of a room, and the form that invites one. */
export function Members({ room }: { room: DeskRoom }) {
  const { id, members, terms, closedAt } = room
  return (
    <TitledSection id="members" title={words.members}>
      {members.length === 0 && <p className="mt-2 text-sm text-muted">{words.noMembers}</p>}
      <RemovableRows label={words.members} className="mt-3">
        {(onRemoved) =>
          members.map((member) => (
            <MemberRow
              key={member.id}
              room={id}
              member={member}
              hasTerms={terms !== null}
              onRemoved={onRemoved}
            />
          ))
        }
      </RemovableRows>
      {closedAt === null && <InvitationForm room={id} />}
    </TitledSection>
  )
}

interface MemberRowProps {
  room: string
  member: RoomMember
  hasTerms: boolean
  onRemoved: () => void
}

function MemberRow({ room, member, hasTerms, onRemoved }: MemberRowProps) {
  const { id, email, name, acceptedAt } = member
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="figures text-xs text-muted">
          {name ?? words.notRegistered}
          {hasTerms && (
            <>
              , {!acceptedAt && words.termsOpen}
              {acceptedAt && <RichText text={words.acceptedTerms} marks={timeMark(acceptedAt)} />}
            </>
          )}
        </p>
      </div>
      <ConfirmedButton
        label={words.remove}
        whom={email}
        question={words.removeQuestion(email)}
        dangerous
        action={withMethod(routes.roomMember.href({ id: room, member: id }), 'DELETE')}
        onSuccess={onRemoved}
      >
        {words.removeWarning}
      </ConfirmedButton>
    </li>
  )
}

function InvitationForm({ room }: { room: string }) {
  const errors = fieldErrors(usePage().props.errors)
  return (
    <PostForm
      action={routes.roomMembers.href({ id: room })}
      noValidate={useHydrated()}
      resetOnSuccess
      className="mt-5"
    >
      <FormFieldset errors={errors} className="grid min-w-0 gap-3">
        {(processing) => (
          <>
            <TextField
              label={words.emailAddress}
              name="email"
              type="email"
              // The address of somebody else: the browser knows only one's own.
              autoComplete="off"
              required
              error={errors.email}
            />
            <p className="text-sm text-muted">{words.inviteHint}</p>
            <SubmitButton processing={processing} tone="quiet" className="justify-self-start">
              {words.invite}
            </SubmitButton>
          </>
        )}
      </FormFieldset>
    </PostForm>
  )
}
