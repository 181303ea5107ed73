/** A step of the process from the first question to a running business. */
export type ProcessStep = {
  readonly step: 1 | 2 | 3 | 4
  readonly title: string
  readonly description: string
  readonly duration?: string
}

/** The opening of the process section. */
export const processIntro = {
  title: 'How We Work',
  lead: 'Four stages. You can stop after any of them with a complete file. Durations cover our work; regulator review is additional.',
} as const

/** The four steps of an engagement, with the usual duration of our part. */
export const processSteps: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Discovery & Assessment',
    description:
      'We learn the product, the owners and the goal, then check them against the law of the market. You receive a short paper that says whether to go on.',
    duration: '2 weeks',
  },
  {
    step: 2,
    title: 'Strategy Development',
    description:
      'We settle the licence route, structure, tax model and budget, and list what could stop the plan. Your board decides on a written recommendation.',
    duration: '3–4 weeks',
  },
  {
    step: 3,
    title: 'Implementation Support',
    description:
      'We prepare and file, coordinate counsel and suppliers, and answer the regulator’s questions with you until the licence is in hand.',
    duration: 'As the regulator sets',
  },
  {
    step: 4,
    title: 'Optimization & Growth',
    description:
      'We review the first quarters of trading: reporting, payments, player protection and the next market. Then we hand over.',
    duration: 'Quarterly',
  },
]
