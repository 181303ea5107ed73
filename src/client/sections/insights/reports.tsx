import { Download } from 'lucide-react'
import { Contours } from '#client/ui/contours.tsx'
import { Mark } from '#client/ui/mark.tsx'
import { type Report, reports, reportsIntro } from '#shared/content/reports.ts'

/** The reports as the covers they have on paper. */
export function Reports() {
  return (
    <section className="section bg-panel">
      <div className="wrap">
        <h2 className="text-4xl">{reportsIntro.title}</h2>
        <p className="lead mt-4">{reportsIntro.lead}</p>
        <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {reports.map((report) => (
            <li key={report.slug}>
              <ReportCover report={report} />
              <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <p className="figures text-sm text-muted">PDF, {report.pages} pages</p>
                <a
                  href={`/reports/${report.slug}.pdf`}
                  download
                  aria-label={`${reportsIntro.action}: ${report.title}`}
                  className="button button-quiet"
                >
                  <Download aria-hidden="true" className="size-5" />
                  {reportsIntro.action}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ReportCover({ report }: { report: Report }) {
  return (
    <article className="relative flex min-h-96 flex-col overflow-hidden border border-line bg-ground p-7 md:aspect-[210/297] md:p-9">
      <Contours drawing="corner" className="contours-cover" />
      <Mark className="size-10 text-structure" />
      <p className="relative mt-14 text-sm font-semibold text-structure">{report.type}</p>
      <h3 className="relative mt-2 text-3xl leading-[1.1]">{report.title}</h3>
      <span aria-hidden="true" className="mt-5 h-[3px] w-12 bg-accent" />
      <p className="relative mt-5 max-w-[32ch]">{report.description}</p>
    </article>
  )
}
