/** The states of a stored file; only one that is ready can be downloaded. */
export const fileStates = ['incoming', 'scanning', 'ready', 'infected'] as const

/** The state of a stored file. */
export type FileState = (typeof fileStates)[number]
