import type { Translation } from '#shared/translation.ts'
import type * as translation from './holiday-words.pt.ts'
import type * as original from './holiday-words.ts'

export const holidayNames = {
  newYear: 'Dia de Ano Novo',
  goodFriday: 'Sexta-feira Santa',
  easterMonday: 'Segunda-feira de Páscoa',
  labour: 'Dia do Trabalhador',
  madaraka: 'Dia de Madaraka',
  mazingira: 'Dia de Mazingira',
  mashujaa: 'Dia de Mashujaa',
  jamhuri: 'Dia de Jamhuri',
  christmas: 'Natal',
  boxing: 'Dia seguinte ao Natal',
} as const

export const observed = (name: string) => `${name} (transferido)`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
