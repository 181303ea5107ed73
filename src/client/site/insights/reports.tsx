import { Download } from 'lucide-react'
import { langOfEnglish } from '#client/knowledge/record-text.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Fold } from '#client/ui/fold.tsx'
import { Mark } from '#client/ui/mark.tsx'
import type { ReportCard } from '#shared/content/reports.ts'
import { reportsIntro } from '#shared/content/reports-words.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { ReportFigure } from './report-figure.tsx'
import * as words from './words.ts'

export function Reports({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <section className="section bg-panel print:hidden">
      <div className="wrap">
        <h2 className="text-4xl">{reportsIntro.title}</h2>
        <p className="lead mt-4">{reportsIntro.lead}</p>
        <ul className="mt-8 grid gap-x-5 gap-y-8 md:mt-10 md:grid-cols-3 lg:mt-14 lg:gap-x-10">
          {reports.map((report) => (
            <li key={report.slug} className="flex flex-col">
              <ReportCover report={report} />
              <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
                <p className="figures text-sm text-muted">{words.pdfOfEdition}</p>
                <a
                  href={routes.report.href({ slug: report.slug })}
                  download
                  aria-label={labelText(reportsIntro.action, report.title)}
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

function ReportCover({ report }: { report: ReportCard }) {
  const lang = langOfEnglish()
  return (
    <article className="relative flex flex-col overflow-hidden border border-line bg-ground p-5 pb-2 md:min-h-112 md:grow md:pb-5 lg:p-9">
      <Mark className="size-10 shrink-0 text-structure" />
      <p lang={lang} className="mt-4 text-sm font-semibold text-structure md:mt-10">
        {report.type}
      </p>
      <h3 lang={lang} className="mt-2 text-2xl leading-[1.1] md:max-lg:text-xl lg:text-3xl">
        {report.title}
      </h3>
      <span aria-hidden="true" className="mt-4 h-[3px] w-12 shrink-0 bg-accent md:mt-5" />
      <Fold
        summary={<span className="text-structure">{words.whatIsInside}</span>}
        className="mt-2 md:mt-5 md:flex md:grow md:flex-col md:details-content:flex md:details-content:grow md:details-content:flex-col"
      >
        <p lang={lang} className="mb-4 max-w-[21em] md:mb-8">
          {report.description}
        </p>
        <ReportFigure figure={report.figure} lang={lang} />
      </Fold>
    </article>
  )
}
