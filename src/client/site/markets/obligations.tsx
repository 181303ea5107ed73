import { Link } from '@inertiajs/react'
import { ObligationEntries } from '#client/knowledge/obligation-entries.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { dutyGroups } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Pages } from '#shared/pages.ts'
import { Part } from './part.tsx'
import * as words from './words.ts'

type ObligationsProps = Pick<Pages['marketing/market'], 'market' | 'obligations' | 'sources'>

/** The obligations of operators in a market, duty by duty. */
export function Obligations(props: ObligationsProps) {
  const { slug, name } = props.market
  return (
    <Part folds id="obligations" title={words.obligations}>
      <div className="mt-4 md:columns-2 md:gap-x-12">
        {dutyGroups().map((group) => (
          <Group key={group.label} group={group} {...props} />
        ))}
      </div>
      <ArrowLink href={obligationsPath({ markets: [slug] })} className="mt-3 print:hidden">
        {words.besideOtherMarkets(name)}
      </ArrowLink>
    </Part>
  )
}

function Group({ group, obligations, sources }: GroupProps) {
  return (
    <section aria-label={group.label} className="break-inside-avoid pb-6">
      <h3 className="font-sans text-sm font-semibold text-structure">{group.label}</h3>
      <dl className="mt-1 divide-y divide-line border-y border-line">
        {group.duties.map(({ code, label }) => (
          <div
            key={code}
            className="grid break-inside-avoid gap-x-6 py-2.5 text-sm sm:grid-cols-[8rem_1fr]"
          >
            <dt className="font-semibold">
              <Link href={obligationsPath({ duty: code })} className="hover:underline">
                <RichText text={words.dutyInAllMarkets(label)} />
              </Link>
            </dt>
            <dd className="leading-normal">
              <ObligationEntries
                obligations={obligations.filter(({ duty }) => duty === code)}
                sources={sources}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface GroupProps extends ObligationsProps {
  group: ReturnType<typeof dutyGroups>[number]
}
