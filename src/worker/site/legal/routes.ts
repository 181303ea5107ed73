import { type Context, Hono } from 'hono'
import { legalIntros } from '#shared/content/legal.ts'
import { routes } from '#shared/routes.ts'
import { legalTitles } from '#shared/site/titles.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { sameVersion } from '#worker/http/page.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'

export const legalRoutes = new Hono<AppEnv>()
  .get(routes.privacy.path, sameVersion, (c) => legalPage(c, 'privacy'))
  .get(routes.terms.path, sameVersion, (c) => legalPage(c, 'terms'))

function legalPage(c: Context<AppEnv>, which: keyof typeof legalTitles) {
  const { contactRetentionDays, bookingRetentionDays, statistics } = c.var.settings
  const { breachedPasswordsUrl } = c.var.settings
  const lookups = breachedPasswordsUrl ? [breachLookupText(breachedPasswordsUrl.host)] : []
  const handling = { contactRetentionDays, bookingRetentionDays, statistics, lookups }
  const path = routes[which].href()
  return publicPage(c, 'marketing/legal', {
    variant: `${which} ${Object.values(handling).join(' ')}`,
    props: () => ({ which, ...handling }),
    describe: () => ({
      description: legalIntros[which].description,
      path,
      image: '/og/home.png',
      jsonLd: (subject) => [breadcrumbs(subject, [{ label: legalTitles[which], href: path }])],
    }),
  })
}

/**
 * Returns the paragraph about breach lookups. It is not part of the page's own texts, which every
 * visitor loads as script, because most sites do not look up passwords.
 */
function breachLookupText(host: string): string {
  return `When you choose a password, we ask ${host} whether it is known from a data breach. It learns five of the 40 characters of its hash (SHA-1), and not who you are.`
}
