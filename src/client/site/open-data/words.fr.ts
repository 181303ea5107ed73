import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const editionNumber = (number: number) => `Édition ${number}`

export const empty = 'vide'

export const tableAs = (table: string, format: string) =>
  `<hidden>${table}, format </hidden>${format}`

export const rowAsFileHasIt = 'Une ligne, telle que le fichier la contient'

export const editionOfDay = (number: number, day: string) => `édition ${number}, ${day}`

export const kilobytes = (count: number) => `${count} ko`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
