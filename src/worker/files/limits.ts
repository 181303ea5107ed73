const megabyte = 1024 * 1024

/** Limits of stored files that no form shows. */
export const storeLimits = {
  /** The share of all bytes up to which each may fill the bucket, so that strangers leave room. */
  shares: { visitor: 0.5, member: 0.8, staff: 1 },
  /** Files of one account or browser that wait for their message. */
  unattachedBytes: 100 * megabyte,
  /** Files of one enquiry. */
  threadBytes: 500 * megabyte,
  /** Files that one run of the cron deletes or has scanned. */
  perRun: 500,
  scansPerRun: 20,
  scanMs: 20_000,
} as const
