import type { Translation } from '#shared/translation.ts'
import type * as translation from './reports-words.fr.ts'
import type * as original from './reports-words.ts'

export const reportsIntro = {
  title: 'Rapports d’étude',
  lead: 'À télécharger et à partager librement avec votre équipe, sans formulaire. Les rapports sont en anglais.',
  action: 'Télécharger le rapport',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
