import type { Translation } from '#shared/translation.ts'
import { fileLimits } from './limits.ts'
import type * as translation from './messages.fr.ts'
import type * as original from './messages.ts'
import { fileTypes } from './types.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}\u00a0Mo`

const typeList = Object.keys(fileTypes)
  .filter((extension) => extension !== 'jpg')
  .join(', ')

export const fileMessages = {
  tooLarge: (name: string) => `${name} dépasse ${megabytes(fileLimits.maxBytes)}.`,
  empty: (name: string) => `${name} est vide.`,
  type: (name: string) =>
    `Nous n’acceptons pas les fichiers du type de ${name}. Types acceptés : ${typeList}.`,
  content: (name: string) => `Le contenu de ${name} ne correspond pas à son nom.`,
  tooMany: (max: number) => `Un message peut comporter au plus ${max} fichiers.`,
  tooLargeTogether: `L’ensemble des fichiers ne peut dépasser ${megabytes(fileLimits.totalBytes)}.`,
  gone: 'Un fichier n’est plus disponible. Veuillez l’ajouter de nouveau.',
  full: 'Nous ne pouvons pas recevoir d’autres fichiers pour le moment. Veuillez envoyer le message sans eux.',
  broken: 'Les fichiers ne sont pas arrivés entiers. Veuillez les envoyer de nouveau.',
  none: 'Choisissez un fichier.',
  scanning: 'Ce fichier attend son analyse. Veuillez réessayer dans une minute.',
  infected:
    'L’analyse a trouvé un contenu dangereux dans ce fichier ; il ne peut pas être téléchargé.',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
