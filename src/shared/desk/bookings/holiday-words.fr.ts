import type { Translation } from '#shared/translation.ts'
import type * as translation from './holiday-words.fr.ts'
import type * as original from './holiday-words.ts'

export const holidayNames = {
  newYear: 'Jour de l’an',
  goodFriday: 'Vendredi saint',
  easterMonday: 'Lundi de Pâques',
  labour: 'Fête du Travail',
  madaraka: 'Fête de Madaraka',
  mazingira: 'Fête de Mazingira',
  mashujaa: 'Fête de Mashujaa',
  jamhuri: 'Fête de Jamhuri',
  christmas: 'Noël',
  boxing: 'Lendemain de Noël',
} as const

export const observed = (name: string) => `${name} (reporté)`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
