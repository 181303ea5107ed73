/**
 * After a deploy an old page may ask for a chunk that is gone: load the new build. Once: a chunk that
 * is missing from that one too would have the page loaded for ever. Where the connection failed, the
 * page stays as it is: who asked for the chunk says so, and nothing that was typed is lost.
 */
export function reloadOnMissingChunk(): void {
  const kept = 'reloaded-for-build'
  addEventListener('vite:preloadError', async () => {
    const own = await askForOwn()
    if (!own || (own.ok && isAtWork())) return
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

/**
 * Opens a page as a document whose screen did not come: browsers remember that its chunk failed, and
 * would not ask for it again. Throws the error when there is nobody to ask.
 */
export async function openAsDocument(href: string, error: unknown): Promise<never> {
  if (!isAtWork() || !(await askForOwn())) throw error
  location.assign(href)
  // Until the document has taken the place of this one.
  return new Promise(() => {})
}

/** What the server says of the chunk that this is in; null when it cannot be reached. */
function askForOwn(): Promise<Response | null> {
  return fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
}

/** Whether the page has begun to work. */
function isAtWork(): boolean {
  return 'hydrated' in document.documentElement.dataset
}
