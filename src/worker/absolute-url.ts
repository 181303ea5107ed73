import type { Settings } from './env.ts'

/** Returns the URL of a path for whoever is not on the site, such as the reader of an email. */
export function absoluteUrl({ appUrl }: Pick<Settings, 'appUrl'>, path: string): string {
  return new URL(path, appUrl).href
}
