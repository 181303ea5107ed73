import type { Rolldown } from 'vite'
import { originalLocale } from '../../src/shared/locales.ts'

type Group = Rolldown.CodeSplittingGroup

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|@inertiajs\/\w+|clsx|class-variance-authority)\//
// Those of the layouts: they are the same in all languages.
const icons = ['arrow-right', 'circle-check', 'menu', 'search', 'triangle-exclamation-point', 'x']
const siteLayout = ['client/site/marketing/marketing-layout']
// What the layout of public pages has in common with those of the account.
const inLayouts = [
  'client/ui/accessibility',
  'client/ui/alert',
  'client/ui/button-link',
  'client/ui/contours',
  'client/ui/language-links',
  'client/ui/mark',
  'client/ui/rich-text',
  'client/ui/throttle-alert',
  'client/ui/use-hydrated',
  'client/use-firm',
  'client/use-screen-title',
  'shared/client-messages',
  'shared/routes',
]

/**
 * Puts what every page needs into three chunks. By itself the bundler makes one for each set of modules
 * that the same screens share: a first page named and fetched a dozen more, most of 200 bytes.
 */
export const chunkGroups: Group[] = [
  { name: 'libraries', test: isOfLibraries, priority: 2 },
  { name: inEachLanguage('layout', inLayouts), debugName: 'layout', priority: 1 },
  { name: inEachLanguage('site', siteLayout), debugName: 'site' },
]

function isOfLibraries(id: string): boolean {
  return libraries.test(id) || icons.some((icon) => id.endsWith(`/icons/${icon}.mjs`))
}

/** Names the chunk of these modules and all that they import, one for each language. */
function inEachLanguage(name: string, modules: readonly string[]): Group['name'] {
  return (id) => {
    const [, language = originalLocale] = /[?&]language=(\w+)$/.exec(id) ?? []
    const isOne = modules.some((module) => id.includes(`/src/${module}.ts`))
    return isOne ? `${name}-${language}` : null
  }
}
