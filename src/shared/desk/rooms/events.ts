/** The kinds of events in a room's log. */
export const roomEventKinds = [
  'created',
  'invited',
  'removed',
  'terms',
  'accepted',
  'uploaded',
  'opened',
  'downloaded',
  'exported',
  'deleted',
  'closed',
  'reopened',
  'emptied',
] as const

/** The kind of an event in a room's log. */
export type RoomEventKind = (typeof roomEventKinds)[number]
