import { Mark } from '#client/ui/mark.tsx'
import type { Report } from '#shared/content/reports.ts'

/** The first page of a report as it lies on the table. */
export function ReportCover({ report }: { report: Report }) {
  return (
    <article className="relative flex min-h-112 flex-col overflow-hidden border border-line bg-ground p-7 md:aspect-[210/297] md:grow md:p-5 md:max-lg:pb-24 lg:p-9">
      <div aria-hidden="true" className="cover-hills" />
      <Mark className="size-10 shrink-0 text-structure" />
      <p className="mt-10 text-sm font-semibold text-structure">{report.type}</p>
      <h3 className="mt-2 text-3xl leading-[1.1] md:max-lg:text-xl">{report.title}</h3>
      <span aria-hidden="true" className="mt-5 h-[3px] w-12 shrink-0 bg-accent" />
      <p className="relative mt-5 max-w-[32ch]">{report.description}</p>
    </article>
  )
}
