import type { Plugin } from 'vite'

// By the path that the dev server gives it too: a second copy could not create the policy again.
const source = '/src/client/trusted-html.ts'

/** Where Inertia writes HTML: the overlay of a reply that is no page, the title, the progress bar. */
const writes = [
  'page2.innerHTML = html;',
  'iframe.srcdoc = page2.outerHTML;',
  'template.innerHTML = tag;',
  'progress2.innerHTML = settings.template;',
]

/**
 * Has Inertia write HTML through the site's own policy of Trusted Types. It also knows how to put a
 * script into the head, which no screen does: that stays refused.
 */
export function withTrustedHtml(): Plugin {
  const wrap = {
    name: 'with-trusted-html',
    transform: {
      filter: { id: /@inertiajs\/core\/dist\/index\.js/ },
      handler(code: string) {
        const wrapped = writes.reduce((text, write) => {
          if (!text.includes(write)) throw new Error(`Expected Inertia to say ${write}`)
          return text.replace(write, write.replace(/ = (.*);/, ' = trustedHtml($1);'))
        }, code)
        return { code: `import { trustedHtml } from '${source}'\n${wrapped}`, map: null }
      },
    },
  }
  const external = {
    ...wrap,
    resolveId: (id: string) => (id === source ? { id, external: true } : null),
  }
  return {
    ...wrap,
    applyToEnvironment: ({ name }) => name === 'client',
    // The dev server bundles dependencies apart from the plugins of the site.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [external] } } }),
  }
}
