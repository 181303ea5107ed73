import type { FileProps } from '#shared/files/props.ts'
import type { RoomEventKind } from './events.ts'
import type { ProofKind } from './proofs.ts'

/** A version of a file in a room. */
export interface FileVersion extends FileProps {
  /** From 1. */
  version: number
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A file of a room with all its versions, the newest first. */
export interface RoomFile {
  id: string
  /** The name of its newest version. */
  name: string
  versions: FileVersion[]
}

/** A room in the desk's list. */
export interface RoomSummary {
  id: string
  name: string
  members: number
  /** Files, without their earlier versions. */
  files: number
  /** Of all versions together. */
  bytes: number
  /** ISO 8601, UTC; so are the other times. */
  lastAt: string
  /** Null while it is open. */
  closedAt: string | null
}

/** Somebody whose address is invited to a room. */
export interface RoomMember {
  id: string
  email: string
  /** The name of the account with this verified address; null while there is none. */
  name: string | null
  /** When they accepted the terms that apply now (ISO 8601, UTC); null if they did not. */
  acceptedAt: string | null
}

/** The proof that somebody accepted a room's terms. */
export interface Acceptance {
  id: string
  name: string
  email: string
  /** SHA-256 of the exact text, in hexadecimal. */
  hash: string
  proof: ProofKind
  /** ISO 8601, UTC. */
  createdAt: string
}

/** An event in a room's log. */
export interface RoomEvent {
  id: string
  /** The name of the actor, at that time. */
  actor: string
  kind: RoomEventKind
  /** The name and version of a file, or the address of a member; empty for the room itself. */
  target: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The terms of a room that apply now. */
export interface Terms {
  text: string
  /** SHA-256 of the text, in hexadecimal. */
  hash: string
}

/** A room as the desk sees it. */
export interface DeskRoom extends Pick<RoomSummary, 'id' | 'name' | 'bytes' | 'closedAt'> {
  terms: Terms | null
  members: RoomMember[]
  files: RoomFile[]
  /** Of every text of the terms, the newest first. */
  acceptances: Acceptance[]
  /** The newest first. */
  events: RoomEvent[]
}
