import type { Context } from 'hono'
import { currentLocale } from '#shared/current-locale.ts'
import { type Locale, pathInLocale, splitLocale } from '#shared/locales.ts'
import { hasLanguages } from '#shared/route.ts'
import { routes } from '#shared/routes.ts'
import { siteMessages } from '#shared/site/messages.ts'
import type { AppEnv } from '../app-env.ts'
import { escapeHtml } from '../escape-html.ts'
import { inLocale } from '../locale.ts'
import { readCookie } from './cookies.ts'
import { preferredLocale } from './preferred-locale.ts'
import { pathAndQuery } from './request.ts'

/** The slots of a cached page for the line that offers it in another language, and for its rules. */
export const offerSlots = ['offer', 'offerRules'] as const

type Offer = Record<(typeof offerSlots)[number], string>

const none: Offer = { offer: '', offerRules: '' }

// In no style sheet, so that the pages of everybody else are not longer by them.
const offerRules =
  '#language-offer{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1.5rem;padding:.375rem max(clamp(20px,4vw,2.5rem),(100% - 75rem)/2);background:color-mix(in srgb,currentColor 6%,transparent);font-size:.9375rem;line-height:1.4}' +
  '#language-offer :is(p,form){margin:0}' +
  '#language-offer p{padding-top:.25rem}' +
  '#language-offer :is(a,button){min-height:2.75rem;display:inline-flex;align-items:center;padding:0;border:0;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.25em;cursor:pointer}' +
  '@media print{#language-offer{display:none}}'

/**
 * Returns a line that offers a page in the language which the browser prefers to the page's own,
 * in that language; nothing where the line was dismissed. It stands outside of what React renders,
 * so that a cached page is the same for everybody.
 */
export function languageOffer(
  c: Context<AppEnv>,
  { status, token }: { status: number; token: string },
): Offer {
  const locale = preferredLocale(c.req.header('Accept-Language') ?? '')
  if (!locale || locale === currentLocale() || readCookie(c, 'language-offer')) return none
  const { path } = splitLocale(pathAndQuery(c))
  // The document that refuses a form stands for a URL that no link can lead to.
  if (status >= 400 || !hasLanguages(path)) return none
  // The page after it was dismissed is the same one, in its own language.
  const action = routes.languageOffer.href()
  const parts = { href: pathInLocale(locale, path), action, token }
  return { offer: inLocale(locale, () => line(locale, parts)), offerRules }
}

function line(
  locale: Locale,
  { href, action, token }: Record<'href' | 'action' | 'token', string>,
) {
  const { label, text, link, dismiss } = siteMessages.languageOffer
  return (
    `<aside id="language-offer" lang="${locale}" aria-label="${escapeHtml(label)}">` +
    `<p>${escapeHtml(text)}</p><a href="${escapeHtml(href)}" hreflang="${locale}">${escapeHtml(link)}</a>` +
    `<form method="post" action="${action}"><input type="hidden" name="_token" value="${token}"/>` +
    `<button type="submit">${escapeHtml(dismiss)}</button></form></aside>`
  )
}
