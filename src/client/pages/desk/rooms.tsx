import { Link, usePage } from '@inertiajs/react'
import { timeMark } from '#client/account/rooms/room-files.tsx'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { TermsField } from '#client/desk/rooms/terms-field.tsx'
import * as words from '#client/desk/rooms/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { fieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { FormFieldset, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { roomLimits } from '#shared/desk/rooms/limits.ts'
import type { RoomSummary } from '#shared/desk/rooms/props.ts'
import { sizeText } from '#shared/files/size-text.ts'
import { isNearlyFull } from '#shared/files/storage.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/rooms']

export default function RoomsScreen({ rooms, page, pages, storage, oldInput, status }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-8 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <h1 className="text-2xl">{words.rooms}</h1>
        <p className="mt-1 measure text-sm text-muted">{words.roomsLead}</p>
        <StatusMessage>{status}</StatusMessage>
        <Storage {...storage} />
        {rooms.length === 0 && <p className="mt-6 text-muted">{words.noRooms}</p>}
        <ul className="mt-6 border-b border-line empty:hidden">
          {rooms.map((room) => (
            <RoomRow key={room.id} room={room} />
          ))}
        </ul>
        <Pager
          page={page}
          pages={pages}
          hrefOf={(to) => `${routes.deskRooms.href()}?page=${to}`}
          labels={{ previous: words.newer, next: words.older }}
          className="text-sm"
        />
      </div>
      <NewRoom oldInput={oldInput} />
    </div>
  )
}

RoomsScreen.layout = deskLayouts

function Storage({ bytes, maxBytes }: Props['storage']) {
  return (
    <p className="figures mt-4 text-sm">
      {words.storage(sizeText(bytes), sizeText(maxBytes))}
      {isNearlyFull({ bytes, maxBytes }) && (
        <strong className="block text-danger">{words.nearlyFull}</strong>
      )}
    </p>
  )
}

function RoomRow({ room }: { room: RoomSummary }) {
  const { id, name, members, files, bytes, lastAt, closedAt } = room
  return (
    <li className="whole-card whole-row flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold wrap-anywhere">
          <Link href={routes.deskRoom.href({ id })} prefetch className="whole-card-link">
            {name}
          </Link>
        </h2>
        <p className="figures mt-0.5 text-sm text-muted">
          {words.summary(members, files, sizeText(bytes))},{' '}
          <RichText text={words.lastUsed} marks={timeMark(lastAt)} />
        </p>
      </div>
      <Badge on={closedAt === null}>{closedAt === null ? words.open : words.closed}</Badge>
    </li>
  )
}

function NewRoom({ oldInput }: Pick<Props, 'oldInput'>) {
  const errors = fieldErrors(usePage().props.errors)
  return (
    <TitledSection
      id="new-room"
      title={words.newRoom}
      className="self-start border border-line bg-panel p-6"
    >
      <PostForm action={routes.deskRooms.href()} noValidate={useHydrated()} className="mt-5">
        <FormFieldset errors={errors} className="grid min-w-0 gap-4">
          {(processing) => (
            <>
              <LabelledInput
                label={words.name}
                name="name"
                announced
                error={errors.name}
                defaultValue={oldInput.name}
                maxLength={roomLimits.name}
                required
              />
              <TermsField
                label={words.termsOptional}
                note={words.optional}
                text={oldInput.terms ?? ''}
                hint={words.termsHint}
                error={errors.terms}
              />
              <SubmitButton processing={processing} className="justify-self-start">
                {words.createRoom}
              </SubmitButton>
            </>
          )}
        </FormFieldset>
      </PostForm>
    </TitledSection>
  )
}
