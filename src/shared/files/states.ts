/** The states of a file. Only a ready one can be downloaded; a removed one has no bytes. */
export const fileStates = ['incoming', 'scanning', 'ready', 'infected', 'removed'] as const

/** The state of a stored file. */
export type FileState = (typeof fileStates)[number]
