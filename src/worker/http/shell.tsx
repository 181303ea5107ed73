import { boot, entries, stylesheet } from 'virtual:client-assets'
import { assetsOf } from 'virtual:screen-assets'
import { fallbackFonts, webFonts } from 'virtual:screen-styles'
import { Fragment, type ReactNode } from 'react'
import { afterFirstPaintScript } from '#client/after-first-paint-script.ts'
import { appearanceScript } from '#client/appearance-script.ts'
import { lifetimes } from '#shared/constants.ts'
import { type Locale, languages, originalLocale } from '#shared/locales.ts'
import type { ScreenName } from '#shared/pages.ts'
import { palette } from '#shared/palette.ts'
import { routes, translationsOf } from '#shared/routes.ts'
import type { Preferences } from './cookies.ts'
import { pageScript } from './page-script.ts'

/** Metadata for search engines, share previews and feed readers. */
export interface Metadata {
  description: string
  /** Absolute. */
  canonical: string
  /** Absolute; 1200 × 630. */
  image: string
  jsonLd: object[]
  /** Feeds of the page's entries. */
  feeds: Feed[]
  /** True if search engines may show the page. */
  indexed: boolean
}

interface Feed {
  title: string
  /** A path. */
  href: string
}

export interface HeadProps {
  locale: Locale
  component: ScreenName
  title: string
  name: string
  csrfToken: string
  nonce: string
  metadata: Metadata
  /** True to load the page client at once, because a signed-in person is about to use the page. */
  hydratesAtOnce: boolean
  /** True if search engines may show the page. */
  indexed: boolean
  /** The rules that the document carries. */
  rules: string
  /** The link to the style sheet, if any. */
  styleLink: ReactNode
}

interface ShellProps {
  locale: Locale
  appearance: Preferences['appearance']
  /** The HTML of the head, of the offer of another language, and of the screen. */
  head: string
  offer: string
  screen: string
  /** The page object as JSON that cannot end its element. */
  page: string
}

// Not in the style sheet: a browser that has not read it yet would end the transition, with an error.
const fadeBetweenPages =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
const firstRules = fadeBetweenPages + fallbackFonts
const visitorScript = `${appearanceScript};${afterFirstPaintScript(boot)}`

/** The document around a head and a screen that are rendered already. */
export function Shell({ locale, appearance, head, offer, screen, page }: ShellProps) {
  const body = offer + pageScript(page) + screen
  return (
    <html
      lang={locale}
      data-appearance={appearance}
      className={appearance === 'dark' ? 'dark' : ''}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered */}
      <head dangerouslySetInnerHTML={{ __html: head }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

/** What the head of a document has. */
export function Head(props: HeadProps) {
  const { nonce, hydratesAtOnce } = props
  const script = hydratesAtOnce ? appearanceScript : visitorScript
  const rules = firstRules + props.rules
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title data-inertia="">{props.title}</title>
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="csrf-token" content={props.csrfToken} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette.night} />
      <WebFonts {...props} />
      {!hydratesAtOnce && <FilesOfPageClient {...props} />}
      {/* Before the link: a script after it waits for the style sheet. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of the build */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
      {props.styleLink}
      {hydratesAtOnce && <PageClient {...props} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={routes.manifest.href()} />
      {!props.indexed && <meta name="robots" content="noindex" />}
      <Description {...props} />
      <Languages {...props} />
    </>
  )
}

/** The rules of the web fonts. For a visitor they apply after the first paint, or at once without scripts. */
function WebFonts({ nonce, hydratesAtOnce }: HeadProps) {
  return (
    <style
      nonce={nonce}
      media={hydratesAtOnce ? undefined : '(scripting: none)'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: webFonts }}
    />
  )
}

/** The script that hydrates the page at once. */
function PageClient({ locale, component, nonce }: HeadProps) {
  const chunks = assetsOf(locale, component)
  return (
    <>
      {chunks.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script type="module" src={entries[locale]} nonce={nonce} data-screen={chunks[0]} />
    </>
  )
}

/** The files of the page client, for the first script. */
function FilesOfPageClient({ locale, component }: HeadProps) {
  const chunks = assetsOf(locale, component)
  const __html = JSON.stringify([entries[locale], ...chunks])
  return (
    <script
      id="page-client"
      type="application/json"
      data-stylesheet={stylesheet}
      data-screen={chunks[0]}
      data-cookie-seconds={lifetimes.stylesheetSeconds}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files of the build
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

/** Where the page is in other languages, for search engines and share previews. */
function Languages({ locale, metadata }: HeadProps) {
  const { origin, pathname, search } = new URL(metadata.canonical)
  const translations = translationsOf(pathname)
  if (translations.length === 0) return null
  const hrefOf = (path: string) => origin + path + search
  return (
    <>
      <meta property="og:locale" content={languages[locale].openGraph} />
      {translations.map(({ locale: other, path }) => (
        <Fragment key={other}>
          <link rel="alternate" hrefLang={other} href={hrefOf(path)} />
          {other === originalLocale && (
            <link rel="alternate" hrefLang="x-default" href={hrefOf(path)} />
          )}
          {other !== locale && (
            <meta property="og:locale:alternate" content={languages[other].openGraph} />
          )}
        </Fragment>
      ))}
    </>
  )
}

function Description({ metadata, title, name }: HeadProps) {
  const { description, canonical, image, jsonLd, feeds } = metadata
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {feeds.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />
      ))}
      {jsonLd.map((item) => {
        const json = JSON.stringify({ '@context': 'https://schema.org', ...item })
        const __html = json.replaceAll('<', '\\u003c')
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot leave its element
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
      })}
    </>
  )
}
