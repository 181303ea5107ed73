import './styles/app.css'
import { createInertiaApp } from '@inertiajs/react'
import { clientTimings } from '#shared/constants.ts'
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts'
import { screenPath } from './screens.ts'
import { tabTitleOf } from './tab-title.ts'

const screens = import.meta.glob<React.ComponentType>('./pages/**/*.tsx', { import: 'default' })

reloadOnMissingChunk()

createInertiaApp({
  title: tabTitleOf,
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '',
  progress: { delay: clientTimings.progressDelayMs, color: '#4B5563' },
  resolve: (name) => screens[screenPath(name)]?.() as Promise<React.ComponentType>,
})
