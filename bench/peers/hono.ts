import { build, type Rolldown } from 'vite'
import { type BareWorker, startBare } from '../bare-workerd.ts'

const source = `
  import { Hono } from 'hono'
  import { createElement } from 'react'
  import { renderToString } from 'react-dom/server'
  import body from 'body.txt'

  const h = createElement
  const section = (at) =>
    h('section', { key: at },
      h('h2', null, 'Market ', at),
      h('p', null, 'Licences, taxes and payments of a market in a paragraph of about a hundred characters.'),
      h('ul', null, h('li', null, 'Licences'), h('li', null, 'Taxes'), h('li', null, 'Payments')),
      h('a', { href: '/markets' }, 'Read on'))

  export default new Hono()
    .get('/', (c) => c.html(body))
    .get('/same', (c) => {
      const length = Number(c.req.query('sections'))
      return c.html(renderToString(h('main', null, Array.from({ length }, (_, at) => section(at)))))
    })`

/** Starts plain Hono: `/` answers the given bytes, `/same` renders its sections with React. */
export async function startHono(body: string): Promise<BareWorker> {
  return startBare({
    modules: { 'index.js': await bundle(), 'body.txt': body },
    compatibilityDate: '2026-08-20',
  })
}

async function bundle(): Promise<string> {
  const entry = 'plain-hono.js'
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'plain-hono',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external: ['body.txt'] },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
