import { dropFirstPage } from './drop-first-page.ts'
import { reportPrefetchedViews } from './report-views.ts'
import { screenPath } from './screens.ts'

const screens = import.meta.glob<React.ComponentType>('./pages/**/*.tsx', { import: 'default' })

// Comes after the page with this list, as no other screen opens without it.
dropFirstPage()
reportPrefetchedViews()

/** Imports the screen with a name. */
export async function importScreen(name: string): Promise<React.ComponentType> {
  const load = screens[screenPath(name)]
  if (!load) throw new Error(`Expected a screen ${name}`)
  return load()
}
