/**
 * Returns the result of the work, or throws when the time is over. The work itself continues: the
 * caller must cancel it or stop waiting for it.
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
