import { Hono } from 'hono'
import { palette } from '#shared/palette.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { sitemapOf } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'

const disallowedPaths = ['/dashboard', '/settings', '/user/', '/newsletter/', '/dev/']

/** The routes for programs: sitemap, robots, manifest and speculation rules. */
export const systemRoutes = new Hono<AppEnv>()
  .get(routes.sitemap.path, (c) => {
    const body = sitemapOf(currentEdition(), c.var.settings.appUrl)
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=UTF-8' })
  })
  .get(routes.robots.path, (c) => {
    const rules = disallowedPaths.map((path) => `Disallow: ${path}`)
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
