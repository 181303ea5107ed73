import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { PageFlash, Pages, ScreenName, SharedProps } from '#shared/pages.ts'
import worker from '#worker/index.ts'
import { roomyLimiters } from './db/rate-limiters.ts'
import { searchDatabase } from './db/search-database.ts'

/** How a form is sent: by the browser itself, by the page client, or as a JSON call. */
export type Sender = 'page' | 'inertia' | 'json'

let buildVersion: string | undefined

/** Of all browsers of a test file without settings of their own: each new one has its keys derived. */
let usualEnv: Cloudflare.Env

/** Has browsers begin with settings for which the product has done nothing yet. */
export function renewUsualEnv(): void {
  usualEnv = { ...env, ...roomyLimiters, SEARCH: searchDatabase }
}

interface VisitOptions {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  /** What the platform knows of the client. */
  cf?: CfProperties
}

interface SendOptions extends VisitOptions {
  as?: Sender
  /** A token to present instead of the one the browser was last given; null sends none. */
  token?: string | null
}

/** Something that answers like the Worker: the product, or the protocol's test app. */
export interface Site {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response>
}

/** Settings of the Worker, and whom it is told that it serves. */
export interface BrowserOptions {
  address?: string
  site?: Site
  [setting: string]: unknown
}

/** The headers that make each kind of request what it is. */
export const accepts: Record<Sender, Record<string, string>> = {
  page: { Accept: 'text/html,application/xhtml+xml' },
  inertia: { Accept: 'text/html, application/xhtml+xml', 'X-Inertia': 'true' },
  json: { Accept: 'application/json' },
}

/** A visitor's browser: keeps cookies, knows its CSRF token, follows nothing by itself. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #env: Cloudflare.Env
  /** The IP address that the Worker is told. */
  readonly address: string
  readonly #site: Site

  constructor({ address = '203.0.113.7', site = worker, ...settings }: BrowserOptions = {}) {
    this.#env = Object.keys(settings).length > 0 ? { ...usualEnv, ...settings } : usualEnv
    this.address = address
    this.#site = site
  }

  get origin(): string {
    return new URL(this.#env.APP_URL).origin
  }

  /** The token that scripts read from the cookie. */
  get token(): string | undefined {
    return this.cookies.get('XSRF-TOKEN')
  }

  async visit(path: string, { headers, ...init }: VisitOptions = {}): Promise<Response> {
    const request = new Request(path.startsWith('/') ? this.origin + path : path, {
      ...init,
      redirect: 'manual',
      headers: {
        'CF-Connecting-IP': this.address,
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    })
    const context = createExecutionContext()
    const response = await this.#site.fetch(request, this.#env, context)
    await waitOnExecutionContext(context)
    this.#keep(response)
    return response
  }

  /** The page object of a page, as the page client would get it. */
  async page<Props = Record<string, unknown>>(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<PageObject<Props>> {
    const version = await this.version()
    const response = await this.visit(path, {
      headers: { ...accepts.inertia, 'X-Inertia-Version': version, ...headers },
    })
    return response.json()
  }

  /** The props of a page, which has to be this screen. */
  async props<Name extends ScreenName>(
    name: Name,
    path: string,
  ): Promise<PageObject<Pages[Name]>['props']> {
    const { component, props } = await this.page<Pages[Name]>(path)
    if (component !== name) throw new Error(`Expected the screen ${name}, not ${component}`)
    return props
  }

  /** The version of the build, read without this browser's cookies: no flash is used up. */
  async version(): Promise<string> {
    buildVersion ??= pageObjectOf(await (await new Browser().visit('/')).text()).version
    return buildVersion
  }

  /** Sends a form with the token of the last page; visits one first when there is none. */
  async send(path: string, fields: unknown, options: SendOptions = {}): Promise<Response> {
    const { as = 'page', method = 'POST', headers } = options
    if (!this.token) await this.page('/')
    const token = options.token === undefined ? this.token : options.token
    const form = as === 'page'
    return this.visit(path, {
      method,
      ...(options.cf && { cf: options.cf }),
      headers: {
        ...accepts[as],
        Origin: this.origin,
        'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(token === null ? {} : { 'X-XSRF-TOKEN': encodeURIComponent(token ?? '') }),
        ...headers,
      },
      body: options.body ?? (form ? new URLSearchParams(fields as never) : JSON.stringify(fields)),
    })
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (attributes.some((one) => one.toLowerCase() === 'max-age=0')) this.cookies.delete(name)
      else this.cookies.set(name, decodeURIComponent(pair.slice(at + 1)))
    }
  }
}

export interface PageObject<Props = Record<string, unknown>> {
  component: string
  props: Props & SharedProps
  url: string
  version: string
  flash?: PageFlash
  [flag: string]: unknown
}

/** The page object that a document carries. */
export function pageObjectOf<Props = Record<string, unknown>>(html: string): PageObject<Props> {
  const json = html.match(/<script data-page="app" type="application\/json">(.*?)<\/script>/s)?.[1]
  if (!json) throw new Error('Expected a document with a page object')
  return JSON.parse(json)
}
