import { stylesheet } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ScreenName } from '#shared/pages.ts'
import type { AppEnv } from '../app-env.ts'
import { utf8 } from '../security/bytes.ts'
import { readPublicCookie } from './cookies.ts'

/** The styles of a document: the rules that it carries, or the URL of the style sheet that it links. */
interface Styles {
  rules: string
  stylesheet: string | null
}

const linked: Styles = { rules: '', stylesheet }
const carried = new Map<ScreenName, Styles>()

/**
 * Returns the styles of a document: the rules of its screen for a visitor's first pages, so that they
 * wait for no second file, or a link for who has the style sheet, or is about to need all of it.
 */
export function stylesFor(c: Context<AppEnv>, component: ScreenName): Styles | Promise<Styles> {
  if (c.var.signedIn || readPublicCookie(c, 'stylesheet') === stylesheet) return linked
  return carried.get(component) ?? loadStyles(component)
}

async function loadStyles(component: ScreenName): Promise<Styles> {
  const { screenRules } = await import('virtual:screen-styles')
  const rules = screenRules(component)
  const styles = rules === null ? linked : { rules, stylesheet: null }
  carried.set(component, styles)
  return styles
}

/** The slots of a cached page for its rules and for the link to the style sheet. */
export const styleSlots = ['rules', 'styleLink'] as const

type StyleValues = Record<(typeof styleSlots)[number], string | Uint8Array>

const values = new WeakMap<Styles, StyleValues>()

/** Returns the values of these slots; the rules as bytes, which are encoded once. */
export function styleValues(styles: Styles): StyleValues {
  const { rules, stylesheet } = styles
  const styleLink = stylesheet === null ? '' : `<link rel="stylesheet" href="${stylesheet}"/>`
  const encoded = values.get(styles) ?? { rules: utf8(rules), styleLink }
  values.set(styles, encoded)
  return encoded
}
