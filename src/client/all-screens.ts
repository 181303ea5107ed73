import { screenPath } from './screens.ts'

const screens = import.meta.glob<React.ComponentType>('./pages/**/*.tsx', { import: 'default' })

/** Imports the screen with a name. */
export async function importScreen(name: string): Promise<React.ComponentType> {
  const load = screens[screenPath(name)]
  if (!load) throw new Error(`Expected a screen ${name}`)
  return load()
}
