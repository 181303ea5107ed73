/** The share of the space from which on somebody has to act. */
const fullShare = 0.9

/** True if so much is stored that soon nobody can send files. */
export function isNearlyFull({ bytes, maxBytes }: { bytes: number; maxBytes: number }): boolean {
  return bytes >= fullShare * maxBytes
}
