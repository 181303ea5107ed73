import { Link } from '@inertiajs/react'
import { RichText } from '#client/ui/rich-text.tsx'
import type { OwnRoom } from '#shared/account/rooms/props.ts'
import { routes } from '#shared/routes.ts'
import { timeMark } from './room-files.tsx'
import * as words from './words.ts'

interface RoomListProps {
  rooms: readonly OwnRoom[]
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3'
}

/** The rooms of a member. Their links are not prefetched, because each visit is logged. */
export function RoomList({ rooms, heading: Heading }: RoomListProps) {
  return (
    <ul className="border-b border-line">
      {rooms.map(({ id, name, files, newestAt }) => (
        <li key={id} className="whole-card whole-row border-t border-line py-5">
          <Heading className="text-lg wrap-anywhere">
            <Link href={routes.room.href({ id })} className="whole-card-link">
              {name}
            </Link>
          </Heading>
          <p className="figures mt-1 text-sm text-muted">
            {words.fileCount(files)}
            {newestAt && (
              <>
                , <RichText text={words.newestFile} marks={timeMark(newestAt)} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
