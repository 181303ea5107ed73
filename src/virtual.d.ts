declare module 'virtual:client-assets' {
  import type { Locale } from '#shared/locales.ts'
  /** The build of the client in each language; a page client of another one is told to reload. */
  export const versions: Record<Locale, string>
  /** The page client of each language. */
  export const entries: Record<Locale, string>
  /** The script that loads it on a page that is read before it is used. */
  export const boot: string
  export const stylesheet: string
}

declare module 'virtual:screen-assets' {
  import type { Locale } from '#shared/locales.ts'
  import type { ScreenName } from '#shared/pages.ts'
  /** Returns the files of a screen besides the entry: its chunk, its layout and their imports. */
  export function assetsOf(locale: Locale, component: ScreenName): readonly string[]
}

declare module 'virtual:screen-styles' {
  import type { ScreenName } from '#shared/pages.ts'
  /** The rules of the fonts that are files of the site; empty if the style sheet has them. */
  export const webFonts: string
  /** The rules of the fonts of the device that replace them; empty if the style sheet has them. */
  export const fallbackFonts: string
  /** Returns the rules that a screen needs, or null if they are not known, as in the dev server. */
  export function screenRules(component: ScreenName): string | null
}

/** The year the client was built in, for the copyright line. */
declare const __BUILD_YEAR__: number

declare module 'virtual:open-api' {
  /** The description of the open data in OpenAPI 3.1, as JSON. */
  export const openApi: string
}

declare module 'virtual:common-passwords' {
  /** Lower case, as `frontCode` writes them. */
  export const commonPasswords: string
  /** Letters only, lower case. */
  export const firmNames: readonly string[]
}

// The map that `npm run assets` draws. Its type stands here so that the editor is content right
// after `npm ci`: drawn by an install script instead, every install would wait for the artwork, and
// one with --ignore-scripts would lack it.
declare module '#client/generated/africa.json' {
  import type { RegionSlug } from '#shared/knowledge/schemas.ts'

  interface Place {
    x: number
    y: number
  }
  /** A label's `y` is the middle of its letters; its line ends at the anchor. */
  interface MarketLabel extends Place {
    slug: string
    align: 'start' | 'middle'
    anchorX: number
    anchorY: number
  }
  const africa: {
    viewBox: string
    countries: {
      code: string
      region: RegionSlug | null
      /** In map units. */
      box: [left: number, top: number, right: number, bottom: number]
    }[]
    labels: MarketLabel[]
    regionLabels: (Place & { slug: RegionSlug })[]
  }
  export default africa
}

declare module 'virtual:screens' {
  import type { Locale } from '#shared/locales.ts'
  import type { PageObject } from '#shared/pages.ts'
  /**
   * Returns the screen of a page as it is at a URL, in a language and in the element that the page
   * client hydrates.
   */
  export function renderScreen(locale: Locale, page: PageObject, url: string): Promise<string>
}

declare module '#worker/generated/pdf-assets.json' {
  const assets: {
    /** Every character that the fonts have. */
    characters: string
    /** TrueType files in base64, by face. */
    fonts: { display: string; heading: string; text: string; strong: string }
    /** Contour lines as path data. */
    hills: { unitsPerPoint: number; drawings: { fine: string; index: string }[] }
  }
  export default assets
}

declare module '#worker/generated/drawn-titles.json' {
  import type { Locale } from '#shared/locales.ts'

  /** The titles of articles that have a share image, by language and slug. */
  const titles: Partial<Record<Locale, Record<string, string>>>
  export default titles
}
