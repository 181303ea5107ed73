import { Hono } from 'hono'
import { palette } from '#shared/palette.ts'
import { publicPages, routes } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { findHealth } from './health.ts'

const closedToRobots = ['/dashboard', '/settings', '/user/', '/newsletter/', '/dev/']

/** What machines ask: health, sitemap, robots, manifest and speculation rules. */
export const systemRoutes = new Hono<AppEnv>()
  .get(routes.health.path, async (c) => {
    const health = await findHealth(c.env, c.var)
    return c.json(health, health.status === 'down' ? 503 : 200)
  })
  .get(routes.sitemap.path, (c) => {
    const urls = publicPages.map(({ href }) => new URL(href, c.var.settings.appUrl).href)
    const entries = urls.map((url) => `<url><loc>${url}</loc></url>`).join('')
    const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=UTF-8' })
  })
  .get(routes.robots.path, (c) => {
    const rules = closedToRobots.map((path) => `Disallow: ${path}`)
    const sitemap = new URL(routes.sitemap.href(), c.var.settings.appUrl).href
    return c.text(['User-agent: *', ...rules, '', `Sitemap: ${sitemap}`, ''].join('\n'))
  })
  .get(routes.manifest.path, (c) =>
    c.body(JSON.stringify(manifest(c.var.settings.appName)), 200, {
      'Content-Type': 'application/manifest+json; charset=UTF-8',
    }),
  )
  .get(routes.speculationRules.path, (c) =>
    c.body(speculationRules, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )

// Once a page is hydrated, its own links fetch pages ahead, and follow them.
const link = { selector_matches: 'html:not([data-hydrated]) a' }
const paths = publicPages.flatMap(({ href }) => [href, `${href}\\?*`])
const where = { and: [link, { href_matches: paths }] }

// What a browser may do before a link is followed: fetch a public page while a pointer rests on the
// link, and draw it while the link is pressed (WICG, Speculation Rules).
const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})

function manifest(name: string) {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name,
    short_name: name.split(' ')[0],
    start_url: routes.home.href(),
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
}
