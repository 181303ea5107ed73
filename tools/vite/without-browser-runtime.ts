import type { Plugin } from 'vite'

const stub = '\0no-browser-runtime'

/** Keeps `react-dom/client`, which @inertiajs/react imports everywhere, out of the Worker. */
export function withoutBrowserRuntime(): Plugin {
  return {
    name: 'without-browser-runtime',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'client',
    resolveId: (source) => (source === 'react-dom/client' ? stub : undefined),
    load: (id) =>
      id === stub ? 'export const createRoot = undefined, hydrateRoot = undefined' : undefined,
  }
}
