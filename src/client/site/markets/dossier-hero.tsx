import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { Coastlines, type Country, countries, Land, Shape } from '#client/site/map/africa.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import type { MarketHead } from '#shared/knowledge/props.ts'
import { regionLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { boxAround, isWithin } from './map-bounds.ts'
import * as words from './words.ts'

interface DossierHeroProps {
  market: MarketHead
  today: string
  /** Further actions, shown under the links. */
  children?: ReactNode
}

export function DossierHero({ market, today, children }: DossierHeroProps) {
  const { slug, name, capital, region, code, judgements, checkedAt } = market
  return (
    <section className="wrap grid gap-x-12 pt-6 pb-6 md:grid-cols-12 lg:pt-14 lg:pb-12">
      <div className="md:col-span-7">
        <p className="text-sm">
          <Link href={routes.markets.href()} className="link inline-block py-2.5">
            {words.markets}
          </Link>
          <span aria-hidden="true"> / </span>
          {regionLabels[region]}
        </p>
        <h1 className="mt-2 text-5xl">{name}</h1>
        <p className="figures mt-3 text-muted">
          {capital}
          <span aria-hidden="true"> · </span>
          <CheckedOn checkedAt={checkedAt} today={today} />
        </p>
        <p className="lead mt-6">
          <RecordText>{judgements[0]?.text ?? null}</RecordText>
        </p>
        <p className="mt-6 flex flex-col gap-2 sm:flex-row sm:gap-3 sm:flex-wrap print:hidden">
          <ButtonLink href={contactPath('market-entry-strategy', { market: slug })}>
            {dossierTexts.dossierAction}
          </ButtonLink>
          <ButtonLink
            href={bookPath({ market: slug, service: 'market-entry-strategy' })}
            tone="quiet"
          >
            {words.book}
          </ButtonLink>
          <ButtonLink href={`${routes.compareMarkets.href()}?with=${slug}`} tone="quiet">
            {dossierTexts.compareAction}
          </ButtonLink>
        </p>
        {children && <div className="mt-5 print:hidden">{children}</div>}
      </div>
      <Locator code={code} />
    </section>
  )
}

// In map units, so that even a small country is shown with its surroundings.
const minSize = 240
const sizeFactor = 1.7

function Locator({ code }: { code: string }) {
  const country = countries.find((other) => other.code === code)
  if (!country) return null
  const size = sizeAround(country)
  const box = boxAround([country], { width: size, height: size * 0.8 })
  const [left, top] = box
  return (
    <svg
      viewBox={`${left} ${top} ${size} ${size * 0.8}`}
      aria-hidden="true"
      className="country-locator mt-8 w-full max-w-sheet text-structure md:col-span-5 md:mt-0 md:max-w-none md:self-center"
    >
      <Coastlines line={size / 500} />
      <g className="fill-ground stroke-structure/35" strokeWidth={size / 360}>
        <Land of={countries.filter((other) => isWithin(other, box))} />
      </g>
      <Shape of={code} className="fill-structure" />
    </svg>
  )
}

function sizeAround({ box: [left, top, right, bottom] }: Country): number {
  return Math.max(minSize, sizeFactor * Math.max(right - left, (bottom - top) / 0.8))
}
