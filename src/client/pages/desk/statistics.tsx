import { useId } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { CountTable } from '#client/desk/statistics/count-table.tsx'
import { DayTable } from '#client/desk/statistics/day-table.tsx'
import { LeadsTable } from '#client/desk/statistics/leads-table.tsx'
import { ViewsChart } from '#client/desk/statistics/views-chart.tsx'
import * as words from '#client/desk/statistics/words.ts'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { statistics } from '#shared/desk/constants.ts'
import type { StatisticsDay } from '#shared/desk/statistics/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function StatisticsScreen(props: Pages['desk/statistics']) {
  const { isOn, range, days, leads } = props
  return (
    <div className="pt-5">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-measure text-sm text-muted">{words.lead}</p>
      {!isOn && <p className="mt-2 max-w-measure text-sm font-semibold">{words.isOff}</p>}
      <div className="mt-4">
        <FilterTabs
          label={words.range}
          tabs={statistics.ranges.map((count) => ({
            label: words.lastDays(count),
            href: `${routes.deskStatistics.href()}?range=${count}`,
            isCurrent: count === range,
          }))}
        />
      </div>
      <Views days={days} />
      <LeadsSection leads={leads} />
      <div className="mt-12 grid grid-cols-1 gap-x-12 gap-y-12 @3xl:grid-cols-2">
        <CountTable kind="pages" list={props.pages} />
        <CountTable kind="sources" list={props.sources} />
        <CountTable kind="countries" list={props.countries} />
        <CountTable kind="searches" list={props.searches} />
        <CountTable kind="downloads" list={props.downloads} />
      </div>
    </div>
  )
}

StatisticsScreen.layout = deskLayouts

function Views({ days }: { days: readonly StatisticsDay[] }) {
  const views = days.reduce((sum, day) => sum + day.views, 0)
  const visitors = days.reduce((sum, day) => sum + day.visitors, 0)
  return (
    <TitledSection
      id={useId()}
      title={words.viewsTotal(groupDigits(String(views)))}
      titleClass="figures text-xl"
      className="mt-6"
    >
      <p className="figures mt-1 text-sm">
        {words.visitorsADay(groupDigits(String(Math.round(visitors / days.length))))}
      </p>
      <ViewsChart days={days} />
      <DayTable days={days} />
    </TitledSection>
  )
}

function LeadsSection({ leads }: Pick<Pages['desk/statistics'], 'leads'>) {
  const id = useId()
  return (
    <TitledSection id={id} title={words.leads} titleClass="text-lg" className="mt-10 max-w-wide">
      <p className="mt-1 max-w-measure text-sm text-muted">{words.leadsExplained}</p>
      <LeadsTable leads={leads} labelledBy={id} />
    </TitledSection>
  )
}
