import './styles/app.css'
import { createInertiaApp, router } from '@inertiajs/react'
import { setNonce } from 'get-nonce'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { progressBar } from '#shared/constants.ts'
import type { SharedProps } from '#shared/pages.ts'
import { followAppearance } from './appearance.ts'
import { finishFormsFirst } from './finish-forms-first.ts'
import { openAsDocument, reloadOnMissingChunk } from './missing-chunk.ts'
import { tabTitleOf } from './screens.ts'
import { keepScrollPositions } from './scroll-positions.ts'
import { styleNonce } from './style-nonce.ts'

const firstChunk = document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen
let firstName: string | undefined

const calm = matchMedia('(prefers-reduced-motion: reduce)')

reloadOnMissingChunk()
followAppearance()
finishFormsFirst()
forgetHistoryOfWhoeverLeft()
keepScrollPositions()
loadPrefetchedScreens()
forgetPrefetched()
// Behind a dialog or a menu, radix stops the page from scrolling by a style element of its own.
setNonce(styleNonce())

createInertiaApp({
  title: (title, page) => titleOfDocument(title) ?? tabTitleOf(title, page),
  nonce: styleNonce(),
  progress: { delay: progressBar.delayMs, color: progressBar.color },
  resolve: (name, page) =>
    loadScreen(name).catch((error) => openAsDocument(page?.url ?? location.href, error)),
  setup: ({ el, App, props }) => hydrate(el as HTMLElement, <App {...props} />),
  defaults: {
    // A form keeps its page where it is; between pages there is a transition.
    visitOptions: (_href, { method = 'get' }) => ({
      viewTransition: method === 'get' && !calm.matches,
    }),
  },
})

// Loaded after the page, while the connection still stands: the list of all screens, and what shows
// errors; an error that comes earlier waits.
importAllScreens().catch(() => null)
const notifications = import('./show-error.tsx').catch(() => null)
reportNetworkFailures(() => void notifications.then((they) => they?.showUnreachable()))

/** Loads a screen: the first by the address in its document, as the list of all takes 6 KB. */
async function loadScreen(name: string): Promise<React.ComponentType> {
  // Inertia asks for it again before it writes the history: a link that is pressed meanwhile would
  // leave nothing to go back to.
  firstName ??= name
  const fromList = async () => (await importAllScreens()).importScreen(name)
  if (!firstChunk || name !== firstName) return fromList()
  // The list says so where a chunk is missing, as after a deploy.
  return import(/* @vite-ignore */ firstChunk).then((screen) => screen.default, fromList)
}

function importAllScreens() {
  return import('./all-screens.ts')
}

/** Hydrates the page as a transition: in slices of a few milliseconds, so that a press gets through. */
function hydrate(element: HTMLElement, app: ReactNode): void {
  startTransition(() => void hydrateRoot(element, <Hydrated>{app}</Hydrated>))
}

/**
 * Returns the title of the document as HTML until the first screen names its own. Inertia asks for
 * one before, and the tab would show the name of the firm alone meanwhile.
 */
function titleOfDocument(title: string): string | null {
  if (title !== '' || 'hydrated' in document.documentElement.dataset) return null
  return document.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Says in the document that this script has taken over: the first script and the browser ask. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}

/**
 * Deletes the key of the encrypted history as soon as a page shows another person, or nobody,
 * signed in: "back" would otherwise reveal pages of the previous account. The server requests this
 * only at sign-out, not for a session that expired or ended elsewhere.
 */
function forgetHistoryOfWhoeverLeft(): void {
  // Stored as long as the key itself, because the new person may first appear in a freshly loaded
  // document.
  const storageKey = 'person'
  const forget = (page: { props: SharedProps }) => {
    const person = page.props.auth.user?.id ?? ''
    let before: string | null = null
    // A browser that forbids its storage throws; then it keeps no history of an account either.
    try {
      before = sessionStorage.getItem(storageKey)
      sessionStorage.setItem(storageKey, person)
    } catch {}
    if (!person || (before && before !== person)) router.clearHistory()
  }
  // Runs before the new page appears, so that "back" during the transition reveals nothing.
  router.on('beforeUpdate', ({ detail }) => forget(detail.page))
  router.on('navigate', ({ detail }) => forget(detail.page))
}

/** Loads the chunk of a screen with its page: a page that was fetched ahead is slow without it. */
function loadPrefetchedScreens(): void {
  router.on('prefetched', ({ detail: { response } }) => {
    // An error, or the reply that the build has changed, has no page in its body.
    if (!('x-inertia' in response.headers)) return
    const { component } = JSON.parse(String(response.data))
    // Nobody asked for it yet: who does is told.
    loadScreen(component).catch(() => null)
  })
}

/**
 * Deletes prefetched pages after a form was answered or another person signed in, because they may
 * be out of date or belong to the previous person; then the page object of the document, too. Prefetches still under way are deleted on
 * arrival.
 */
function forgetPrefetched(): void {
  let changes = 0
  let lastPerson: string | undefined
  const begun = new Map<string, number>()
  const forget = () => {
    changes += 1
    router.flushAll()
  }
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.method !== 'get') forget()
  })
  router.on('navigate', ({ detail }) => {
    const person = detail.page.props.auth.user?.id
    if (lastPerson && lastPerson !== person) {
      forget()
      // It still names the previous person.
      document.querySelector('script[data-page]')?.remove()
    }
    lastPerson = person
  })
  router.on('prefetching', ({ detail: { visit } }) => void begun.set(visit.id, changes))
  router.on('prefetched', ({ detail: { visit } }) => {
    // Inertia keeps the page a moment after it has told of it.
    if (begun.get(visit.id) !== changes) setTimeout(() => router.flushAll())
    begun.delete(visit.id)
  })
}

/**
 * Reports visits and forms that got no reply from our server. Otherwise the page would show
 * nothing, or a proxy's error page would cover it.
 */
function reportNetworkFailures(report: () => void): void {
  let visits = 0
  // Nobody asked for what is fetched ahead: when that fails, nobody is told.
  router.on('start', ({ detail }) => {
    if (!detail.visit.prefetch) visits += 1
  })
  router.on('finish', ({ detail }) => {
    if (!detail.visit.prefetch) visits = Math.max(0, visits - 1)
  })
  router.on('networkError', (event) => {
    event.preventDefault()
    if (visits > 0) report()
  })
  router.on('httpException', (event) => {
    const { status, headers } = event.detail.response
    if (status <= 500 || 'x-inertia' in headers) return
    event.preventDefault()
    report()
  })
}
