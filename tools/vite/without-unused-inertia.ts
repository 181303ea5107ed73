import { join } from 'node:path'
import type { Plugin } from 'vite'

const component = /^var \w+ = (?=forwardRef\d*\()/gm
const named = /^\w+\.displayName = .*$/gm
const validator = join(import.meta.dirname, 'on-server/precognition.ts')

/**
 * Keeps out of the page client what no page uses of Inertia: the check of fields while somebody
 * types, and components that a bundler cannot recognise as unused, such as its endless list.
 */
export function withoutUnusedInertia(): Plugin {
  return {
    name: 'without-unused-inertia',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'laravel-precognition' ? validator : undefined),
    transform: {
      filter: { id: /@inertiajs\/react\/dist\/index\.js/ },
      handler(code) {
        if (code.search(component) === -1) throw new Error('Expected Inertia to make components')
        const unnamed = code.replace(named, '')
        return { code: unnamed.replace(component, '$&/* @__PURE__ */ '), map: null }
      },
    },
  }
}
