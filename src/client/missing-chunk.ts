/**
 * After a deploy an old page may ask for a chunk that is gone: load the new build. Once: a chunk that
 * is missing from that one too would have the page loaded for ever. Where the connection failed, the
 * page stays as it is: who asked for the chunk says so, and nothing that was typed is lost.
 */
export function reloadOnMissingChunk(): void {
  const kept = 'reloaded-for-build'
  addEventListener('vite:preloadError', async () => {
    if (!(await isBetterLoadedAnew())) return
    // A browser that forbids its storage throws; its page stays as it came.
    try {
      if (sessionStorage.getItem(kept) === import.meta.url) return
      sessionStorage.setItem(kept, import.meta.url)
    } catch {
      return
    }
    location.reload()
  })
}

/** Whether the build of this page is gone from the server, or the page has not begun to work. */
async function isBetterLoadedAnew(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const
  const own = await fetch(import.meta.url, options).catch(() => null)
  if (!own) return false
  return own.status === 404 || !('hydrated' in document.documentElement.dataset)
}
