/** What a thread waits for: an answer of ours, one of theirs, or nothing. */
export const threadStatuses = ['open', 'waiting', 'done'] as const

/** The status of a thread. */
export type ThreadStatus = (typeof threadStatuses)[number]

/** What stands in a thread: what the person wrote, what we answered, notes among us, what was done. */
export const entryKinds = ['message', 'reply', 'note', 'event'] as const

/** The kind of an entry. */
export type EntryKind = (typeof entryKinds)[number]
