import { Download } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Mark } from '#client/ui/mark.tsx'
import { type ReportCard, reportsIntro } from '#shared/content/reports.ts'
import { routes } from '#shared/routes.ts'
import { ReportFigure } from './report-figure.tsx'

/** The reports, each as its cover with a download. */
export function Reports({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <section className="section bg-panel print:hidden">
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
                  className={buttonClass({ tone: 'quiet' })}
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

/** The cover of a report, with a figure from inside. */
function ReportCover({ report }: { report: ReportCard }) {
  return (
    <article className="relative flex min-h-112 flex-col overflow-hidden border border-line bg-ground p-7 md:grow md:p-5 lg:p-9">
      <Mark className="size-10 shrink-0 text-structure" />
      <p className="mt-10 text-sm font-semibold text-structure">{report.type}</p>
      <h3 className="mt-2 text-3xl leading-[1.1] md:max-lg:text-xl">{report.title}</h3>
      <span aria-hidden="true" className="mt-5 h-[3px] w-12 shrink-0 bg-accent" />
      <p className="mt-5 mb-8 max-w-[32ch]">{report.description}</p>
      <ReportFigure figure={report.figure} />
    </article>
  )
}
