import type { RoomEventKind } from '#shared/desk/rooms/events.ts'
import type { ProofKind } from '#shared/desk/rooms/proofs.ts'
import { plural } from '#shared/plural.ts'

export const rooms = 'Rooms'
export const roomsLead =
  'Files for the people of one client, each with its versions. Members see them once they have accepted the terms, if there are any.'
export const noRooms = 'There is no room yet.'
export const newRoom = 'New room'
export const name = 'Name'
export const termsOptional = 'Terms'
export const optional = 'optional'
export const termsHint = 'Each member accepts this text before the first file opens.'
export const createRoom = 'Create room'
export const newer = 'Used later'
export const older = 'Used earlier'
export const storage = (used: string, max: string) => `${used} of ${max} used by all files`
export const spaceUsed = (used: string, max: string) => `${used} of ${max} used`
export const nearlyFull = 'Nearly full: soon nobody can send files.'
export const closed = 'Closed'
export const open = 'Open'
export const summary = (members: number, files: number, size: string) =>
  `${members} ${plural(members, { one: 'member', other: 'members' })}, ${files} ${plural(files, { one: 'file', other: 'files' })}, ${size}`
export const lastUsed = 'last used <time/>'

export const allRooms = 'All rooms'
export const closedAt = 'Closed on <time/>. Its members can no longer open it.'
export const closeRoom = 'Close room'
export const closeQuestion = (room: string) => `Close “${room}”?`
export const closeWarning =
  'Its members can no longer open it from this moment on, and are told so by email. You can open it again later.'
export const reopenRoom = 'Open again'
export const reopenQuestion = (room: string) => `Open “${room}” again?`
export const reopenWarning =
  'All members of this room can open its files again, and get an email about it.'
export const emptyRoom = 'Delete files and members'
export const emptyQuestion = (room: string) => `Delete all files and members of “${room}”?`
export const emptyWarning =
  'Nobody can bring them back. Its terms, who accepted them and its activity stay as your proof.'
export const retention = (days: number) =>
  `A room that nobody has used for ${days} ${plural(days, { one: 'day', other: 'days' })} is deleted with all that is in it.`
export const removeFile = 'Remove'
export const versionNamed = (version: number, name: string) => `version ${version} of ${name}`
export const removeFileQuestion = (version: number, name: string) =>
  `Remove ${versionNamed(version, name)}?`
export const removeFileWarning =
  'It is deleted for good, and members no longer see it. Its name stays in the activity of the room.'

export const files = 'Files'
export const noFiles = 'There are no files here yet.'
export const addFiles = 'Add files'
export const addFilesHint =
  'A file of the same name becomes the next version. All members are emailed once.'
export const versionOf = 'New version of'
export const byName = 'Go by the name'

export const members = 'Members'
export const noMembers = 'This room has no members.'
export const notRegistered = 'no account yet'
export const acceptedTerms = 'accepted the terms on <time/>'
export const termsOpen = 'has not accepted the terms'
export const emailAddress = 'Email address'
export const invite = 'Invite'
export const inviteHint =
  'They get an email with a link, and open the room with an account of this very address.'
export const remove = 'Remove'
export const removeQuestion = (email: string) => `Remove ${email}?`
export const removeWarning =
  'They can no longer open the room from this moment on. What they did stays in its log.'

export const terms = 'Terms'
export const noTerms = 'This room has no terms.'
export const changeTerms = 'Change the terms'
export const changeTermsHint =
  'Members have to accept another text anew. Without a text, files open at once.'
export const saveTerms = 'Save terms'
export const acceptances = 'Acceptances'
export const noAcceptances = 'Nobody has accepted terms yet.'
export const proofs: Record<ProofKind, string> = {
  password: 'with their password',
  passkey: 'with a passkey',
}
export const textHash = (hash: string) => `SHA-256 of the text: ${hash}`

export const activity = 'Activity'
export const activityLead =
  'Visits of the page are listed once an hour, downloads each time, and a member’s archive of all files as one.'
export const events: Record<RoomEventKind, string> = {
  created: 'created the room',
  invited: 'invited',
  removed: 'removed',
  terms: 'changed the terms',
  accepted: 'accepted the terms',
  uploaded: 'added',
  opened: 'opened the room',
  downloaded: 'downloaded',
  exported: 'downloaded an archive of all files',
  deleted: 'removed',
  closed: 'closed the room',
  reopened: 'opened the room again',
  emptied: 'deleted all files and members',
}
