import { currentLocale } from './current-locale.ts'
import { pathInLocale } from './locales.ts'

type Until<Text extends string, End extends string> = Text extends `${infer Head}${End}${string}`
  ? Head
  : Text

/** The names of the `:parameters` in a path pattern; a name ends at `/` or `.`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Until<Until<Rest, '/'>, '.'> | ParamName<Rest>
  : never

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: Record<ParamName<Path>, string>]

/** A path whose last parameter bears a file's ending, as the router needs it: within the parameter. */
type Pattern<Path extends string> = Path extends `${infer Head}:${infer Name}.${infer Ending}`
  ? `${Head}:${Name}{[^/]+\\.${Ending}}`
  : Path

/** One URL of the product: its path for the router, its href for links, mails and tests. */
export interface Route<Path extends string = string> {
  path: Path
  /** The router's pattern; a parameter with a file extension includes it. */
  pattern: Pattern<Path>
  /** True if a GET returns a page that a redirect may lead back to. */
  isPage: boolean
  /** True if a sign-in may continue there. */
  canBeIntended: boolean
  /** True if a POST is always answered with JSON, whatever the caller accepts. */
  answersJson?: boolean
  /** True if the token in the URL authorises a POST, which then needs no CSRF token. */
  provenByUrl?: boolean
  /** True if its requests do not count towards an account's write limit: it has a limit of its own. */
  countsApart?: boolean
  /** True if its body may be as long as a newsletter. */
  takesLongText?: boolean
  /** True if its body may contain files. */
  takesFiles?: boolean
  /** True if it has a URL in each language, below `/fr` and so on. */
  hasLanguages: boolean
  /** Returns the URL in the language of the page or email that is being made. */
  href: (...params: Params<Path>) => string
}

type Kind = Pick<Route, 'isPage' | 'canBeIntended'>
export type Flags = Pick<
  Route,
  'answersJson' | 'provenByUrl' | 'countsApart' | 'takesLongText' | 'takesFiles'
>

// The desk's pages, what only programs read, and reports, which are written in English.
const inOneLanguage =
  /^\/(desk|media|preview|reports|two-factor-resets|dev|mcp|up|csp-reports|\.well-known)(\/|$)|^\/data\/|\.(?!(?:atom|ics|pdf)$)\w+$/

/** True if a path, without its language, has URLs in the others. */
export function hasLanguages(path: string): boolean {
  return !inOneLanguage.test(path.replace(/[?#].*$/, ''))
}

function define<Path extends string>(path: Path, kind: Kind & Flags): Route<Path> {
  const isTranslated = hasLanguages(path)
  return {
    path,
    pattern: path.replace(/:(\w+)(\.\w+)$/, ':$1{[^/]+\\$2}') as Pattern<Path>,
    hasLanguages: isTranslated,
    ...kind,
    href: (...[params]) => {
      const filled = path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((params as Record<string, string>)[name] ?? ''),
      )
      return isTranslated ? pathInLocale(currentLocale(), filled) : filled
    },
  }
}

/** A page that a person can be sent back to, also after signing in. */
export const page = <Path extends string>(path: Path, flags: Flags = {}) =>
  define(path, { isPage: true, canBeIntended: true, ...flags })
/** A page that only those see who are not signed in. */
export const guestPage = <Path extends string>(path: Path) =>
  define(path, { isPage: true, canBeIntended: false })
/** A link that leads on to a page. */
export const link = <Path extends string>(path: Path) =>
  define(path, { isPage: false, canBeIntended: true })
/** A URL for forms, scripts and programs. */
export const endpoint = <Path extends string>(path: Path, flags: Flags = {}) =>
  define(path, { isPage: false, canBeIntended: false, ...flags })

/** Unsubscribing is never refused; a flood only skips the look-up. */
export const unsubscribing = { provenByUrl: true, countsApart: true } as const
