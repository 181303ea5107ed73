/**
 * Loads the new build when an old page asks for a chunk that a deploy removed; only once, because
 * a chunk missing from the new build too would reload for ever. After a failed connection the page
 * stays, so that no input is lost; the caller reports the failure.
 */
export function reloadOnMissingChunk(): void {
  const storageKey = 'reloaded-for-build'
  addEventListener('vite:preloadError', async () => {
    const own = await requestOwnChunk()
    if (!own || (own.ok && isHydrated())) return
    // A browser that forbids its storage throws; its page stays as it came.
    try {
      if (sessionStorage.getItem(storageKey) === import.meta.url) return
      sessionStorage.setItem(storageKey, import.meta.url)
    } catch {
      return
    }
    location.reload()
  })
}

/**
 * Opens a page as a document after its screen failed to load: browsers remember a failed chunk and
 * never request it again. Throws the error if the server cannot be reached.
 */
export async function openAsDocument(href: string, error: unknown): Promise<never> {
  if (!isHydrated() || !(await requestOwnChunk())) throw error
  location.assign(href)
  // Until the document has taken the place of this one.
  return new Promise(() => {})
}

/** Returns the server's response for this module's own chunk; null if it cannot be reached. */
function requestOwnChunk(): Promise<Response | null> {
  return fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
}

/** True once the page has been hydrated. */
function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}
