/** The names of the `:parameters` in a path pattern. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest extends `${infer Name}{${string}`
      ? Name
      : Rest
  : never

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? []
  : [params: Record<ParamName<Path>, string>]

/** One URL of the product: its pattern for the router, its href for links, mails and tests. */
export interface Route<Path extends string = string> {
  path: Path
  /** Whether a GET of it is a page that a person can be sent back to. */
  isPage: boolean
  href: (...params: Params<Path>) => string
}

function define<Path extends string>(path: Path, isPage: boolean): Route<Path> {
  return {
    path,
    isPage,
    href: (...[params]) =>
      path.replace(/:(\w+)(?:\{.*?\})?/g, (_, name: string) =>
        encodeURIComponent((params as Record<string, string>)[name] ?? ''),
      ),
  }
}

const page = <Path extends string>(path: Path) => define(path, true)
const endpoint = <Path extends string>(path: Path) => define(path, false)

/** Every URL of the product, once. */
export const routes = {
  home: page('/'),
  aboutUs: page('/about-us'),
  services: page('/services'),
  markets: page('/markets'),
  insights: page('/insights'),
  contact: page('/contact'),
  sendContactForm: endpoint('/send-contact-form'),
  health: endpoint('/up'),
  sitemap: endpoint('/sitemap.xml'),
  robots: endpoint('/robots.txt'),
  manifest: endpoint('/site.webmanifest'),
  report: endpoint('/reports/:slug.pdf'),
  devMailbox: endpoint('/dev/mail'),
  devMail: endpoint('/dev/mail/:id'),
}

/** The pages of the top navigation, in its order. */
export const publicPages = [
  { name: 'home', label: 'Home', href: routes.home.href(), component: 'marketing/home' },
  {
    name: 'about-us',
    label: 'About Us',
    href: routes.aboutUs.href(),
    component: 'marketing/about-us',
  },
  {
    name: 'services',
    label: 'Services',
    href: routes.services.href(),
    component: 'marketing/services',
  },
  {
    name: 'markets',
    label: 'Markets',
    href: routes.markets.href(),
    component: 'marketing/markets',
  },
  {
    name: 'insights',
    label: 'Insights',
    href: routes.insights.href(),
    component: 'marketing/insights',
  },
  {
    name: 'contact',
    label: 'Contact',
    href: routes.contact.href(),
    component: 'marketing/contact',
  },
] as const

/** The slug of a public page, as its descriptions and its share image are named. */
export type PublicPageName = (typeof publicPages)[number]['name']

const pagePatterns = Object.values(routes)
  .filter((one) => one.isPage)
  .map((one) => new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`))

/** Whether a path is that of a page, so that "back" and the like may lead there. */
export function isPagePath(pathname: string): boolean {
  return pagePatterns.some((pattern) => pattern.test(pathname))
}
