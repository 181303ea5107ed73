import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const mark = '\0browser-runtime:'

/** By what is imported: what the Worker gets instead. */
const stubs: Record<string, string> = {
  // Imported everywhere by @inertiajs/react.
  'react-dom/client': 'export const createRoot = undefined, hydrateRoot = undefined',
  // Called by no server; brings a library and a style sheet.
  '#client/show-error.tsx': 'export const showError = undefined',
}

/** Keeps out of the Worker what only a browser runs. */
export function withoutBrowserRuntime(): Plugin {
  return {
    name: 'without-browser-runtime',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'client',
    resolveId: (source) => (source in stubs ? mark + source : undefined),
    load: (id) => (id.startsWith(mark) ? stubs[id.slice(mark.length)] : undefined),
  }
}

/**
 * Of `react-dom/server` only the half that renders a text: the other one, for streams, is as large
 * again, and the Worker streams nothing.
 */
export function withoutStreaming(): Plugin {
  const text = require.resolve('react-dom/server.browser').replace(/server\.browser\.js$/, '')
  const legacy = `${text}cjs/react-dom-server-legacy.browser.production.js`
  return {
    name: 'without-streaming',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name !== 'client',
    resolveId: (source) => (source.startsWith('react-dom/server') ? legacy : undefined),
  }
}
