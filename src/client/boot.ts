// All the script that a signed-out page asks for by itself. It loads the page client as soon as
// somebody begins to use the page, else once the page is at rest. Until then links, forms and menus
// are the browser's own, and the page is read without waiting for a script.

import type { TrustedTypesScope } from './trusted-html.ts'

const client = document.getElementById('page-client')
const { stylesheet, cookieSeconds } = client?.dataset ?? {}
const [entry, ...chunks]: string[] = JSON.parse(client?.textContent ?? '[]')

/** Elements that react to a pointer. One that merely crosses the page loads nothing yet. */
const controls = 'a, button, summary, input, select, textarea, label'
const leavingMs = 5000
const heldMs = 2000
const patienceMs = 1500

let isRequested = false
let fetched = false
let started = false
// No hydration while a key or button is down, or the page is being left: the click that follows
// would hit another element than the one pressed.
let busyUntil = 0
let waiting = false

for (const type of ['pointerover', 'pointerdown', 'keydown', 'input']) {
  addEventListener(type, onIntent, { capture: true, passive: true })
}
for (const type of ['pointerup', 'pointercancel', 'keyup']) {
  addEventListener(type, release, { capture: true, passive: true })
}
addEventListener('beforeunload', () => hold(leavingMs))
addEventListener('click', onClick, { capture: true })

// With data saving on, the script is loaded only on demand.
if (!navigator.connection?.saveData) {
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

reportView()

/** Reports a page that the browser fetched ahead once it is open: that request was not counted. */
function reportView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const report = () => {
    const headers = { Purpose: 'view' }
    void fetch(location.href, { method: 'HEAD', headers, keepalive: true }).catch(() => null)
  }
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true })
  } else if (navigation?.deliveryType === 'navigational-prefetch' || navigation?.activationStart) {
    report()
  }
}

function onIntent({ type, target }: Event): void {
  if (type === 'pointerover' && !(target instanceof Element && target.closest(controls))) return
  if (type === 'pointerdown' || type === 'keydown') hold(heldMs)
  load()
}

/**
 * A form submitted while the page client is loading waits for it briefly, so that errors appear in
 * the page. If it is late, the browser submits the form itself.
 */
function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest('button[type="submit"]')
  if (isHydrated() || !(button instanceof HTMLButtonElement)) return
  event.preventDefault()
  if (waiting) return
  waiting = true
  const until = performance.now() + patienceMs
  const send = () => {
    if (!isHydrated() && performance.now() < until) {
      setTimeout(send, 20)
      return
    }
    removeEventListener('click', onClick, { capture: true })
    button.click()
  }
  send()
}

function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 300)
}

function hold(ms: number): void {
  busyUntil = performance.now() + ms
}

function release(): void {
  busyUntil = 0
  // After the click that the release makes.
  setTimeout(start)
}

/** Fetches the page client, and starts it when it is there: until then presses are not held up. */
function load(): void {
  if (isRequested || !entry || !stylesheet) return
  isRequested = true
  const modules = [entry, ...chunks].map((href) => addLink('modulepreload', href))
  void Promise.all([completePage(), loadStyles(stylesheet), ...modules]).then(([isComplete]) => {
    fetched = isComplete
    start()
  })
}

/**
 * Fetches the page object if the document names only its screen. False if that is not to be had, as
 * from a server of another build: links and forms then stay the browser's own.
 */
async function completePage(): Promise<boolean> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  }
  const text = document.querySelector('script[data-page]')?.firstChild
  if (!(text instanceof Text)) return false
  const { props, version, tokens } = JSON.parse(text.data)
  if (props) return true
  const headers = { 'X-Inertia': 'true', 'X-Inertia-Version': version, Purpose: 'prefetch' }
  const response = await fetch(location.href, { headers }).catch(() => null)
  if (!response?.headers.has('X-Inertia')) return false
  const page = await response.json()
  text.data = JSON.stringify({ ...page, props: { ...page.props, ...tokens } })
  return true
}

/**
 * Loads the whole style sheet, unless the page came with it: what the page client shows needs other
 * rules than those in the document. The cookie says that the next document can do without them.
 */
async function loadStyles(href: string): Promise<void> {
  const isLinked = document.querySelector('link[rel="stylesheet"]')
  if (!isLinked && (await addLink('stylesheet', href)).type !== 'load') return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `stylesheet=${href}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`
}

function addLink(rel: string, href: string): Promise<Event> {
  const link = document.createElement('link')
  const answered = new Promise<Event>((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  document.head.append(Object.assign(link, { rel, href, nonce: nonce() }))
  return answered
}

function start(): void {
  if (started || !fetched || !entry) return
  const busyMs = busyUntil - performance.now()
  if (busyMs > 0) {
    setTimeout(start, busyMs)
    return
  }
  started = true
  const script = document.createElement('script')
  document.head.append(
    Object.assign(script, { type: 'module', src: trustedEntry(entry), nonce: nonce() }),
  )
}

/**
 * The address of the page client as browsers with Trusted Types take it, and no other. The policy can
 * be created only once: the page client gets this one.
 */
function trustedEntry(entry: string): string {
  const scope = window as TrustedTypesScope
  scope.sitePolicy = scope.trustedTypes?.createPolicy('site', {
    createHTML: (html) => html,
    createScriptURL: (url) => (url === entry ? url : ''),
  })
  return scope.sitePolicy?.createScriptURL(entry) ?? entry
}

// Repeats `styleNonce`: an import would be another file to wait for.
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
