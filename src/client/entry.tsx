import './styles/app.css'
import { createInertiaApp, router } from '@inertiajs/react'
import { setNonce } from 'get-nonce'
import { clientTimings } from '#shared/constants.ts'
import { followAppearance } from './appearance.ts'
import { forgetHistoryWhenSignedOut } from './forget-history.ts'
import { tellNetworkFailures } from './network-failures.ts'
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts'
import { screenPath } from './screens.ts'
import { keepScrollPositions } from './scroll-positions.ts'
import { styleNonce } from './style-nonce.ts'
import { tabTitleOf } from './tab-title.ts'

const screens = import.meta.glob<React.ComponentType>('./pages/**/*.tsx', { import: 'default' })

const loadScreen = (name: string) => screens[screenPath(name)]?.() as Promise<React.ComponentType>

reloadOnMissingChunk()
followAppearance()
forgetHistoryWhenSignedOut()
keepScrollPositions()
// What radix locks the page's scrolling with, behind a dialog or a menu, is a style of its own.
setNonce(styleNonce())

// A page that is prefetched on hover is of no use without the chunk of its screen.
// Prefetching may also be told that the build is another one, or get an error: that is no page.
router.on('prefetched', ({ detail: { response } }) => {
  if (!('x-inertia' in response.headers)) return
  const { component } = JSON.parse(String(response.data))
  void loadScreen(component)
})

createInertiaApp({
  title: tabTitleOf,
  nonce: styleNonce(),
  progress: { delay: clientTimings.progressDelayMs, color: '#4B5563' },
  resolve: loadScreen,
})

// Seldom needed, and never by the first paint; a failure before they are there is told when they are.
const toasts = import('./show-toasts.tsx').then(({ showToasts }) => showToasts())
tellNetworkFailures((message) => void toasts.then((showError) => showError(message)))
