import { day } from '#shared/constants.ts'

const megabyte = 1024 * 1024

/** Limits of stored files that no form shows. */
export const storeLimits = {
  /** The share of all bytes up to which each may fill the bucket, so that strangers leave room. */
  shares: { visitor: 0.5, mail: 0.65, member: 0.8, staff: 1 },
  /** The bytes that the visitors of one network (/24, IPv6 /48) may store in a day. */
  networkBytes: { bytes: 200 * megabyte, seconds: day },
  /** Files of one account or browser that wait for their message. */
  unattachedBytes: 100 * megabyte,
  /** Files of one enquiry. */
  threadBytes: 500 * megabyte,
  /** Files that one run of the cron deletes or has scanned. */
  perRun: 500,
  scansPerRun: 20,
  scanMs: 20_000,
} as const
