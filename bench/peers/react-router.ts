import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBare } from '../bare-workerd.ts'
import { type Peer, reactSections } from './peer.ts'
import { install, modulesIn, runIn, writeFiles } from './project.ts'

const packages = [
  'create-cloudflare@2.74.0',
  'react-router@8.4.0',
  '@react-router/dev@8.4.0',
  'react@19.3.1',
  'react-dom@19.3.1',
  'isbot@5',
  'vite@8.3.8',
  '@cloudflare/vite-plugin@1.63.1',
  'tailwindcss@4.3.3',
  '@tailwindcss/vite@4.3.3',
  'wrangler@4.149.0',
  'typescript@5',
]
const compatibilityDate = '2026-08-20'

// Cloudflare's part of the starter is in create-cloudflare; the rest is not on a registry.
const starter = 'node_modules/create-cloudflare/templates/react-router/ts'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"><path d="M0 0h9v2H0z"/></svg>'

const files = {
  'react-router.config.ts': 'export default { ssr: true }',
  'app/routes.ts': `
    import { index, route } from '@react-router/dev/routes'
    export default [index('routes/home.tsx'), route('same', 'routes/same.tsx')]`,
  'app/root.tsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
    import './app.css'
    export function Layout({ children }) {
      return (
        <html lang="en">
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <Meta />
            <Links />
          </head>
          <body>
            {children}
            <ScrollRestoration />
            <Scripts />
          </body>
        </html>
      )
    }
    export default function App() {
      return <Outlet />
    }`,
  'app/routes/same.tsx': `
    export function loader({ request }) {
      return { sections: Number(new URL(request.url).searchParams.get('sections')) }
    }
    export default function Same({ loaderData }) {
      return ${reactSections('loaderData.sections')}
    }`,
  'app/welcome/logo-dark.svg': logo,
  'app/welcome/logo-light.svg': logo,
}

export const reactRouter: Peer = {
  name: 'React Router 8.4.0',
  own: "Cloudflare's starter",
  files: 'build/client',
  async start(folder) {
    writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }' })
    await install(folder, packages)
    cpSync(join(folder, starter), folder, { recursive: true })
    writeFiles(folder, { ...files, 'wrangler.jsonc': wranglerConfig(folder) })
    await runIn(folder, 'react-router', 'build')
    return startBare({
      modules: modulesIn(join(folder, 'build/server'), 'index.js'),
      compatibilityDate,
      vars: () => ({ VALUE_FROM_CLOUDFLARE: 'Hello from Cloudflare' }),
    })
  },
}

function wranglerConfig(folder: string): string {
  return readFileSync(join(folder, starter, 'wrangler.jsonc'), 'utf8')
    .replace('<WORKER_NAME>', 'peer')
    .replace('<COMPATIBILITY_DATE>', compatibilityDate)
}
