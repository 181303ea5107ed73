import type { Plugin } from 'vite'

// Where the dev server takes what Cloudflare hands to a Worker besides requests, by its old names too.
const handlers = ['handler', 'local/email', 'local/scheduled', 'mf/scheduled']

/**
 * Keeps web pages from handing in mails to `npm run dev`, which anybody's page could do otherwise
 * while a developer looks at it: the dev server itself lets pages of other local ports pass.
 */
export function handInGuard(): Plugin {
  return {
    name: 'hand-in-guard',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ middlewares }) {
      for (const handler of handlers) {
        middlewares.use(`/cdn-cgi/${handler}`, ({ headers }, response, next) => {
          const site = headers['sec-fetch-site'] ?? 'none'
          if (headers.origin === undefined && site === 'none') return next()
          response
            .writeHead(403, { 'Content-Type': 'text/plain' })
            .end('This is not for web pages.\n')
        })
      }
    },
  }
}
