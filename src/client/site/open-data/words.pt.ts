import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const editionNumber = (number: number) => `Edição ${number}`

export const empty = 'vazio'

export const tableAs = (table: string, format: string) => `<hidden>${table} em </hidden>${format}`

export const rowAsFileHasIt = 'Uma linha, tal como o ficheiro a contém'

export const editionOfDay = (number: number, day: string) => `edição ${number}, ${day}`

export const kilobytes = (count: number) => `${count} kB`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
