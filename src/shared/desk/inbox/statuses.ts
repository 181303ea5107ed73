/** The statuses that staff set: a thread waits for our reply, for the person’s, or for nothing. */
export const mainStatuses = ['open', 'waiting', 'done'] as const

export type MainStatus = (typeof mainStatuses)[number]

/** All statuses of a thread; a snoozed one opens again at its time, or when the person writes. */
export const threadStatuses = ['open', 'waiting', 'snoozed', 'done'] as const

export type ThreadStatus = (typeof threadStatuses)[number]

/** The kinds of entries: messages of the person, our replies, internal notes, and events. */
export const entryKinds = ['message', 'reply', 'note', 'event'] as const

export type EntryKind = (typeof entryKinds)[number]
