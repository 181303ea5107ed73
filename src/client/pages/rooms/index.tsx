import { RoomList } from '#client/account/rooms/room-list.tsx'
import * as words from '#client/account/rooms/words.ts'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import type { Pages } from '#shared/pages.ts'

export default function RoomsScreen({ rooms }: Pages['rooms/index']) {
  return (
    <div className="max-w-wide">
      <h1 className="text-3xl">{words.yourRooms}</h1>
      {rooms.length === 0 ? (
        <p className="mt-4 measure">{words.noRooms}</p>
      ) : (
        <>
          <p className="mt-2 measure text-muted">{words.roomsLead}</p>
          <div className="mt-8">
            <RoomList rooms={rooms} heading="h2" />
          </div>
        </>
      )}
    </div>
  )
}

RoomsScreen.layout = AppLayout
