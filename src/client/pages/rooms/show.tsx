import { Link } from '@inertiajs/react'
import { RoomFiles } from '#client/account/rooms/room-files.tsx'
import { RoomTerms } from '#client/account/rooms/room-terms.tsx'
import * as words from '#client/account/rooms/words.ts'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function RoomScreen({ room, hasPasskeys, status }: Pages['rooms/show']) {
  const { id, name, files, terms } = room
  const isLocked = terms !== null && terms.acceptedAt === null
  const ownTerms = terms && <RoomTerms room={id} terms={terms} hasPasskeys={hasPasskeys} />
  return (
    <div className="max-w-wide">
      <Link
        href={routes.rooms.href()}
        prefetch
        className="link inline-flex min-h-11 items-center text-sm print:hidden"
      >
        {words.allRooms}
      </Link>
      <p className="eyebrow mt-4">{words.room}</p>
      <h1 className="mt-1 text-3xl wrap-anywhere">{name}</h1>
      <StatusMessage>{status}</StatusMessage>
      {/* What has to be done comes first, what was done last. */}
      {isLocked && ownTerms}
      <TitledSection id="files" title={words.files} className="mt-8">
        {isLocked && <p className="mt-1 text-sm text-muted">{words.filesLocked}</p>}
        {files.length === 0 ? (
          <p className="mt-3 measure text-muted">{words.noFiles}</p>
        ) : (
          <RoomFiles files={files} isLocked={isLocked} />
        )}
      </TitledSection>
      {!isLocked && ownTerms}
    </div>
  )
}

RoomScreen.layout = AppLayout
