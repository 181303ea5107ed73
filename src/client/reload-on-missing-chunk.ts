/** After a deploy an old page may ask for a chunk that is gone: load the new build once. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    location.reload()
  })
}
