import { reportTexts } from '#shared/content/report-texts.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { present } from '#tests/support/present.ts'
import { recordWords } from '#tools/artwork/report/record-words.ts'
import { createEdition } from '#worker/knowledge/edition.ts'
import { reportCards } from '#worker/knowledge/report-cards.ts'

export function shippedReports() {
  const edition = createEdition(firstEdition())
  const words = recordWords(edition)
  const texts = new Map(Object.entries(reportTexts(words)))
  const reports = reportCards(edition, edition.publishedAt).map((report) => {
    return { report, text: present(texts.get(report.slug)) }
  })
  return { edition, words, reports }
}
