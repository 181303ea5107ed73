/** What browsers report of the content security policy: bytes of a body, and lines of the log for it. */
export const cspReports = { maxBytes: 16 * 1024, logged: 5 } as const
