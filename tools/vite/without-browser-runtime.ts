import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const client = join(import.meta.dirname, '../../src/client')

/** By what is imported: the module of `on-server/` that the Worker gets instead. */
const replaced: Record<string, string> = {
  'react-dom/client': 'react-dom-client.ts',
  'es-toolkit': 'es-toolkit.ts',
  'es-toolkit/compat': 'es-toolkit.ts',
  'laravel-precognition': 'precognition.ts',
  '@radix-ui/react-collection': 'radix-order.ts',
  '@radix-ui/react-roving-focus': 'radix-order.ts',
  '@tanstack/react-query': 'react-query.ts',
  // Asked for by a press of a button.
  '@simplewebauthn/browser': 'simplewebauthn.ts',
  // Called by no server; brings a library and a style sheet.
  '#client/show-error.tsx': 'show-error.ts',
}

/** Components of the client that show nothing until somebody opens them, which nobody does on a server. */
export const closed = [
  'account/settings/own-password-form.tsx',
  'account/signed-in/sidebar-sheet.tsx',
  'account/signed-in/user-menu-content.tsx',
  'account/two-factor/setup-dialog.tsx',
  'ui/modal.tsx',
  'ui/tooltip-content.tsx',
]

/** Keeps out of the Worker what only a browser runs. */
export function withoutBrowserRuntime(): Plugin {
  return {
    name: 'without-browser-runtime',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'client',
    resolveId(source) {
      const instead = replaced[source]
      return instead && join(import.meta.dirname, 'on-server', instead)
    },
    load(id) {
      // Also in the screens of another language, `modal.tsx?language=fr`.
      const file = id.replace(/\?.*$/, '')
      if (!closed.includes(relative(client, file))) return
      return `export const ${componentIn(file)} = () => null`
    },
  }
}

/** `user-menu-content.tsx` exports `UserMenuContent`. */
export function componentIn(file: string): string {
  const words = basename(file, '.tsx').split('-')
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

const router = /^var router = new Router\(\);$/m
const made = /^var \w+ = (?=new \w+\(|forwardRef\d*\()/gm
const named = /^\w+\.displayName = .*$/gm
const links = 'var Link_default = Link;'
const plainLinks = JSON.stringify(join(import.meta.dirname, 'on-server/plain-links.ts'))

/**
 * Of Inertia what renders a page: its router, with requests, history and scroll positions, is the
 * browser's. Each of its packages is one module, whose unused objects go only when told to.
 */
export function withoutRouter(): Plugin {
  return {
    name: 'without-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name !== 'client',
    transform: {
      filter: { id: /@inertiajs\/(core|react)\/dist\/index\.js/ },
      handler(code, id) {
        if (id.includes('core') && !router.test(code)) {
          throw new Error('Expected Inertia to make its router once')
        }
        if (!id.includes('core') && !code.includes(links)) {
          throw new Error('Expected Inertia to export its links')
        }
        const without = code
          .replace(router, 'var router = { init() {} };')
          .replace(named, '')
          .replace(
            links,
            `import { plainLinks } from ${plainLinks};\nvar Link_default = /* @__PURE__ */ plainLinks(Link);`,
          )
        return { code: without.replace(made, '$&/* @__PURE__ */ '), map: null }
      },
    },
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
