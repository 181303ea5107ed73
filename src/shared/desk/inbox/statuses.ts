/** The statuses of a thread: it waits for our reply, for the person's, or for nothing. */
export const threadStatuses = ['open', 'waiting', 'done'] as const

export type ThreadStatus = (typeof threadStatuses)[number]

/** The kinds of entries: messages of the person, our replies, internal notes, and events. */
export const entryKinds = ['message', 'reply', 'note', 'event'] as const

export type EntryKind = (typeof entryKinds)[number]
