/** The states of a stored file; only one that is ready can be downloaded, and of a removed one no bytes are left. */
export const fileStates = ['incoming', 'scanning', 'ready', 'infected', 'removed'] as const

/** The state of a stored file. */
export type FileState = (typeof fileStates)[number]
