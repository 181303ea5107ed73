import type { Translation } from '#shared/translation.ts'
import type * as translation from './reports-words.pt.ts'
import type * as original from './reports-words.ts'

export const reportsIntro = {
  title: 'Relatórios',
  lead: 'Para transferir e partilhar livremente com a sua equipa, sem formulário. Os relatórios estão em inglês.',
  action: 'Transferir o relatório',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
