const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Lifetimes, in seconds. */
export const lifetimes = {
  sessionSeconds: 2 * hour,
  visitorSeconds: 2 * hour,
  flashSeconds: 5 * minute,
  appearanceSeconds: 365 * day,
  sidebarSeconds: 7 * day,
} as const

/** The largest body a request may have, in bytes. */
export const maxBodyBytes = 64 * 1024

/** Lengths of text fields, in Unicode code points. */
export const lengths = {
  personName: 100,
  contactEmail: 254,
  company: 150,
  messageMin: 10,
  messageMax: 5000,
} as const

/** A fixed window: at most `hits` in `seconds`. */
export interface Window {
  hits: number
  seconds: number
}

/** Requests allowed per client address, by route group. */
export const throttles = {
  contact: [
    { hits: 5, seconds: minute },
    { hits: 20, seconds: hour },
  ],
} as const satisfies Record<string, readonly Window[]>

/** The reply of `/up` may be this old, in seconds. */
export const healthMaxAgeSeconds = 5

/** A mail that waits longer than this counts as delayed, in seconds. */
export const mailDelayedSeconds = 15 * minute

/** How long the client shows "saved", waits with the progress bar and before prefetching, in ms. */
export const clientTimings = {
  progressDelayMs: 250,
} as const
