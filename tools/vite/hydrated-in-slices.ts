import type { Plugin } from 'vite'

const everNew = '() => emptySnapshot'

/**
 * Inertia's App gives React another object while it hydrates than right after, though both are
 * empty. React then renders the whole page a second time, at once: its content, which was to be
 * hydrated in slices, all in one task.
 */
export function hydratedInSlices(): Plugin {
  return {
    name: 'hydrated-in-slices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /@inertiajs\/react\/dist\/index\.js/ },
      handler(code) {
        if (!code.includes(everNew)) throw new Error(`Expected Inertia to say ${everNew}`)
        return { code: code.replace(everNew, 'store.get'), map: null }
      },
    },
  }
}
