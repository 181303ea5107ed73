/** A frequent question with its answer. */
type Faq = {
  readonly question: string
  readonly answer: string
}

/** The three questions on the contact page. */
export const faq: readonly Faq[] = [
  {
    question: 'How long does a consultation take?',
    answer:
      'A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.',
  },
  {
    question: 'Which African markets do you cover?',
    answer:
      'We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.',
  },
  {
    question: 'Do you work with operators or with investors?',
    answer:
      'We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.',
  },
]
