import type { RoomFile, Terms } from '#shared/desk/rooms/props.ts'

/** A room in the list of its member. */
export interface OwnRoom {
  id: string
  name: string
  /** Files, without their earlier versions. */
  files: number
  /** The time of the newest version (ISO 8601, UTC); null without any. */
  newestAt: string | null
}

/** A room as its member sees it. */
export interface OpenRoom {
  id: string
  name: string
  files: RoomFile[]
  /** Null if it has none; `acceptedAt` (ISO 8601, UTC) is null until the member has accepted them. */
  terms: (Terms & { acceptedAt: string | null }) | null
}
