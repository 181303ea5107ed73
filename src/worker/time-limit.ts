/**
 * Returns what the work gives, or throws once the time is over. The work itself goes on: whoever
 * began it has to end it, or not to wait for it any more.
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  tooLate = () => new Error('timed out'),
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLate()), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
