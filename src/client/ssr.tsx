import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import type { PageObject, SharedProps } from '#shared/pages.ts'
import { screenPath, tabTitleOf } from './screens.ts'

const screens = import.meta.glob('./pages/**/*.tsx', { eager: true })

type Render = (page: PageObject) => Promise<{ body: string }>

let renderer: Promise<Render> | undefined

/** The body of the document for a page: its page object and its screen, rendered. */
export async function renderScreen(page: PageObject): Promise<string> {
  renderer ??= createRenderer()
  const render = await renderer
  const { body } = await render(page)
  return body
}

async function createRenderer(): Promise<Render> {
  const renderPage = await createInertiaApp({
    title: tabTitleOf,
    resolve: (name) => screens[screenPath(name)] as { default: React.ComponentType },
  })
  if (!renderPage) throw new Error('Expected a renderer: there is no document on a server')
  const render: Render = (page) =>
    renderPage(page as Page<SharedProps & Page['props']>, renderToString)
  // Inertia's router keeps the first page it sees for as long as this Worker runs: without this
  // one, that would be the page of whoever came first, with their name and address.
  await render(signedOutPage)
  return render
}

const signedOutPage: PageObject<'error'> = {
  component: 'error',
  props: {
    errors: {},
    name: '',
    csrfToken: '',
    sidebarOpen: true,
    auth: { user: null },
    status: 404,
    title: '',
    message: '',
    action: null,
  },
  url: '/',
  version: 'none',
}
