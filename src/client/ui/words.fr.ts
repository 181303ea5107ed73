import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const about = 'Objet :'
export const removeSubject = 'Retirer<hidden> l’objet du message</hidden>'

export const skipToContent = 'Aller au contenu'

export const language = 'Langue'

export const cancel = 'Annuler'

export const search = 'Rechercher'

export const website = 'Site web'

export const inUtc = (day: string, time: string) => `${day}, ${time} UTC`

export const closeDialog = 'Fermer la fenêtre'

export const earlier = 'Plus ancien'
export const later = 'Plus récent'

export const previous = 'Précédent'
export const next = 'Suivant'
export const pages = 'Pages'
export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`

export const hide = 'Masquer'
export const show = 'Afficher'

export const files = 'Fichiers'
export const optionalMark = '(facultatif)'
export const filesHint = (max: number, megabytes: number) =>
  `Jusqu’à ${max} fichiers de ${megabytes} Mo chacun : PDF, Office, texte, images ou ZIP.`
export const dropOrPaste = 'Vous pouvez aussi les déposer ou les coller ici.'
export const takePhoto = 'Prendre une photo'
export const sendingFile = (name: string) => `Envoi de ${name}`
export const cancelFile = (name: string) => `Annuler ${name}`
export const removeFile = (name: string) => `Retirer ${name}`
export const tryAgain = 'Réessayer'
export const fileNotSent = 'Ce fichier n’est pas arrivé. Veuillez réessayer.'
export const filesStored = (stored: number, all: number) =>
  `Fichiers joints : ${stored} sur ${all}.`
export const fileScanning = 'en attente d’analyse'
export const fileInfected = 'contenu dangereux détecté'
export const fileRemoved = 'retiré'
export const fileUnproven =
  'nous ne pouvons pas être certains que vous l’avez envoyé : nous seuls pouvons l’ouvrir'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
