import type { Page } from '@inertiajs/core'
import { App } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import type { PageObject, SharedProps } from '#shared/pages.ts'
import { screenPath } from './screens.ts'

const screens = import.meta.glob<React.ComponentType>('./pages/**/*.tsx', {
  import: 'default',
})

/** The screen of a page as it is at a URL, in the element that the page client hydrates. */
export async function renderScreen(page: PageObject, url: string): Promise<string> {
  const load = screens[screenPath(page.component)]
  if (!load) throw new Error(`Expected a screen ${page.component}`)
  const screen = await load()
  if (!routerHasPage) giveRouterPage()
  const initialPage = page as Page<SharedProps & Page['props']>
  const html = renderToString(
    <App initialPage={{ ...initialPage, url }} initialComponent={screen} />,
  )
  return `<div data-server-rendered="true" id="app">${html}</div>`
}

let routerHasPage = false

/**
 * Gives Inertia's router an empty page. It keeps the first page it sees as long as this Worker
 * runs, which would otherwise be the first visitor's, with name and address.
 */
function giveRouterPage(): void {
  const page = { component: '', props: { errors: {} }, url: '/', version: null } as Page
  renderToString(<App initialPage={page} />)
  routerHasPage = true
}
