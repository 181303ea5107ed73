import { reportTexts } from '#shared/content/report-texts.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { present } from '#tests/support/present.ts'
import { createEdition } from '#worker/knowledge/edition.ts'
import { reportCards } from '#worker/knowledge/report-cards.ts'
import { recordWords } from '#worker/site/pdf/documents/record-words.ts'

export function shippedReports() {
  const edition = createEdition(firstEdition())
  const words = recordWords(edition, edition.publishedAt)
  const texts = new Map(Object.entries(reportTexts(words)))
  const reports = reportCards(edition, edition.publishedAt).map((report) => {
    return { report, text: present(texts.get(report.slug)) }
  })
  return { edition, words, reports }
}
