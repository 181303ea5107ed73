import { Link, usePage } from '@inertiajs/react'
import { RoomFiles, timeMark } from '#client/account/rooms/room-files.tsx'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { AddFiles } from '#client/desk/rooms/add-files.tsx'
import { DeskTerms } from '#client/desk/rooms/desk-terms.tsx'
import { Members } from '#client/desk/rooms/members.tsx'
import { RoomLog } from '#client/desk/rooms/room-log.tsx'
import * as words from '#client/desk/rooms/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { FileVersion } from '#shared/desk/rooms/props.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import { sizeText } from '#shared/files/size-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/room']

export default function RoomScreen({ room, maxBytes, retentionDays, fileField, status }: Props) {
  const isOpen = room.closedAt === null
  return (
    <div className="pt-5">
      <Link
        href={routes.deskRooms.href()}
        prefetch
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {words.allRooms}
      </Link>
      <Heading room={room} />
      <StatusMessage>{status}</StatusMessage>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 @4xl:grid-cols-3">
        <div className="min-w-0 @4xl:col-span-2">
          <TitledSection id="files" title={words.files}>
            <p className="figures mt-1 text-sm text-muted">
              {words.spaceUsed(sizeText(room.bytes), sizeText(maxBytes))}
            </p>
            {room.files.length === 0 ? (
              <p className="mt-3 text-muted">{words.noFiles}</p>
            ) : (
              <RoomFiles
                files={room.files}
                actions={(version) => <RemoveVersion room={room.id} version={version} />}
              />
            )}
          </TitledSection>
          {isOpen && fileField && (
            <AddFiles room={room.id} files={room.files} fileField={fileField} />
          )}
          <RoomLog events={room.events} />
          <p className="mt-3 text-sm text-muted">{words.retention(retentionDays)}</p>
        </div>
        <div className="grid min-w-0 gap-10 self-start">
          <Members room={room} />
          <DeskTerms room={room} />
        </div>
      </div>
    </div>
  )
}

RoomScreen.layout = deskLayouts

function Heading({ room }: Pick<Props, 'room'>) {
  const { id, name, closedAt } = room
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        {closedAt && (
          <p className="mt-1 text-sm font-semibold">
            <RichText text={words.closedAt} marks={timeMark(closedAt)} />
          </p>
        )}
      </div>
      {closedAt ? (
        <ClosedRoomActions room={room} />
      ) : (
        <ConfirmedButton
          label={words.closeRoom}
          question={words.closeQuestion(name)}
          dangerous
          action={routes.closeRoom.href({ id })}
        >
          {words.closeWarning}
        </ConfirmedButton>
      )}
    </div>
  )
}

function ClosedRoomActions({ room: { id, name, files, members } }: Pick<Props, 'room'>) {
  const isOwner = reaches(usePage().props.auth.user?.role ?? null, 'owner')
  const isEmpty = members.length === 0 && !files.some(hasBytes)
  return (
    <div className="actions">
      <ConfirmedButton
        label={words.reopenRoom}
        question={words.reopenQuestion(name)}
        action={routes.reopenRoom.href({ id })}
      >
        {words.reopenWarning}
      </ConfirmedButton>
      {isOwner && !isEmpty && (
        <ConfirmedButton
          label={words.emptyRoom}
          question={words.emptyQuestion(name)}
          dangerous
          action={withMethod(routes.roomContent.href({ id }), 'DELETE')}
        >
          {words.emptyWarning}
        </ConfirmedButton>
      )}
    </div>
  )
}

function hasBytes({ versions }: Props['room']['files'][number]): boolean {
  return versions.some(({ state }) => state !== 'removed')
}

function RemoveVersion({ room, version }: { room: string; version: FileVersion }) {
  const { id, name, version: number } = version
  return (
    <ConfirmedButton
      label={words.removeFile}
      whom={words.versionNamed(number, name)}
      question={words.removeFileQuestion(number, name)}
      dangerous
      action={withMethod(routes.roomVersion.href({ id: room, file: id }), 'DELETE')}
    >
      {words.removeFileWarning}
    </ConfirmedButton>
  )
}
