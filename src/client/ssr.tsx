import { createInertiaApp } from '@inertiajs/react'
import { renderToString } from 'react-dom/server'
import type { PageObject } from '#shared/pages.ts'
import { screenPath } from './screens.ts'
import { tabTitleOf } from './tab-title.ts'

const screens = import.meta.glob('./pages/**/*.tsx', { eager: true })

type Render = (
  page: PageObject,
  write: typeof renderToString,
) => Promise<{ head: string[]; body: string }>

let renderer: Promise<Render> | undefined

/** The body of the document for a page: its page object and its screen, rendered. */
export async function renderScreen(page: PageObject): Promise<string> {
  renderer ??= createRenderer()
  const render = await renderer
  const { body } = await render(page, renderToString)
  return body
}

async function createRenderer(): Promise<Render> {
  const render = (await createInertiaApp({
    title: tabTitleOf,
    resolve: (name) => screens[screenPath(name)] as { default: React.ComponentType },
  })) as unknown as Render
  // The client's router keeps the first page it ever sees: let that be one of nobody's.
  await render(nobody, renderToString)
  return render
}

const nobody: PageObject<'error'> = {
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
