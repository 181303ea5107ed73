import type { Plugin } from 'vite'

const injection = /^__insertCSS\(.*\);?$/m

/**
 * Takes out the call by which sonner writes a `<style>` as it is imported: it has no nonce, so the
 * content security policy refuses and reports it. Its style sheet is imported as a file instead.
 */
export function withoutInjectedStyles(): Plugin {
  const strip = {
    name: 'without-injected-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code: string) {
        if (!injection.test(code)) throw new Error('Expected sonner to call __insertCSS once')
        return { code: code.replace(injection, ''), map: null }
      },
    },
  }
  // The dev server bundles dependencies apart from the plugins of the site.
  return { ...strip, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [strip] } } }) }
}
