import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import {
  type Locale,
  languages,
  offeredLocales,
  pathInLocale,
  splitLocale,
} from '#shared/locales.ts'
import { hasLanguages } from '#shared/route.ts'
import * as words from './words.ts'

interface LanguageLinksProps {
  /** True to name each language by its code where the screen is narrow. */
  isShort?: boolean
  className?: string
}

/** Links to this page in each language; nothing on a page that has only one. */
export function LanguageLinks({ isShort = false, className }: LanguageLinksProps) {
  const { url, props } = usePage()
  const { path } = splitLocale(url)
  if (offeredLocales.length === 1 || !hasLanguages(path)) return null
  return (
    <nav aria-label={words.language} className={className}>
      <ul className={clsx('flex flex-wrap text-sm', isShort ? 'gap-x-3 sm:gap-x-5' : 'gap-x-5')}>
        {offeredLocales.map((locale) => (
          <li key={locale}>
            {/* A document: this page client knows one language. */}
            <a
              href={pathInLocale(locale, path)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === props.locale || undefined}
              className="inline-flex min-h-11 items-center text-muted underline-offset-(--underline) hover:text-text hover:underline aria-[current]:font-semibold aria-[current]:text-text"
            >
              {isShort ? <ShortName locale={locale} /> : languages[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShortName({ locale }: { locale: Locale }) {
  return (
    <>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {locale}
      </span>
      <span className="max-sm:sr-only">{languages[locale].name}</span>
    </>
  )
}
