/**
 * Returns what the work gives, or throws "timed out" once the time is over. The work itself goes on:
 * whoever began it has to end it, or not to wait for it any more.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = scheduler.wait(ms, { signal: done.signal }).then(() => {
    throw new Error('timed out')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
