import { Download } from 'lucide-react'
import { reports, reportsIntro } from '#shared/content/reports.ts'
import { routes } from '#shared/routes.ts'
import { ReportCover } from './report-cover.tsx'

/** The reports as the covers they have on paper. */
export function Reports() {
  return (
    <section className="section bg-panel">
      <div className="wrap">
        <h2 className="text-4xl">{reportsIntro.title}</h2>
        <p className="lead mt-4">{reportsIntro.lead}</p>
        <ul className="mt-10 grid gap-x-5 gap-y-12 md:grid-cols-3 lg:mt-14 lg:gap-x-10">
          {reports.map((report) => (
            <li key={report.slug} className="flex flex-col">
              <ReportCover report={report} />
              <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <p className="figures text-sm text-muted">PDF, {report.pages} pages</p>
                <a
                  href={routes.report.href({ slug: report.slug })}
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
