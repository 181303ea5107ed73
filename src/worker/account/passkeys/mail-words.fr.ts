import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const added = 'Une clé d’accès a été ajoutée'
export const addedTo = (name: string) =>
  `La clé d’accès « ${name} » a été ajoutée à votre compte : elle permet de se connecter sans le mot de passe et sans code.`
export const countText = (count: number) =>
  count === 1 ? 'C’est la seule.' : `Le compte a désormais ${count} clés d’accès.`
export const removeIt =
  'réinitialisez immédiatement votre mot de passe, retirez la clé dans Réglages, Clés d’accès,'

export const removed = 'Une clé d’accès a été retirée'
export const removedFrom = (name: string) =>
  `La clé d’accès « ${name} » a été retirée de votre compte et ne permet plus de se connecter.`
export const noneLeft = ' Il n’en a plus aucune : la connexion se fait par le mot de passe.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
