import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const didYouMean = 'Vouliez-vous dire'
export const didYouMeanPage = 'Vouliez-vous dire <label/> ?'
export const dashboard = 'Tableau de bord'
export const orGoOnTo = 'Ou poursuivez vers'
export const somethingIsMissing = 'Quelque chose manque ou ne fonctionne pas ? Écrivez à <email/>.'

export const connectionFailed = 'La connexion a échoué. Vérifiez-la et réessayez.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
