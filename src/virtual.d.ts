declare module 'virtual:client-assets' {
  import type { ScreenName } from '#shared/pages.ts'
  /** The build of the client; a page client of another one is told to reload. */
  export const version: string
  export const entry: string
  export const styles: readonly string[]
  export const fonts: readonly string[]
  /** What a screen needs besides the entry: its chunk, its layout and their imports. */
  export function assetsOf(component: ScreenName): readonly string[]
}

/** The year the client was built in, for the copyright line. */
declare const __BUILD_YEAR__: number

declare module 'virtual:common-passwords' {
  /** Lower case, one a line. */
  export const commonPasswords: string
  /** Letters only, lower case. */
  export const firmNames: readonly string[]
}
