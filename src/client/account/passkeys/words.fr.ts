import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const name = 'Nom'
export const addAPasskey = 'Ajouter une clé d’accès'
export const addingPasskeyNeedsJavascript = 'L’ajout d’une clé d’accès requiert JavaScript.'

export const passkeyFailed =
  'Cela n’a pas fonctionné. Réessayez dans un moment, ou rechargez la page.'
export const browserCannotUsePasskeys = 'Ce navigateur ne prend pas en charge les clés d’accès.'
export const passkeysImpossibleHere =
  'Les clés d’accès ne peuvent pas être utilisées sur cet appareil, ou pas à cette adresse.'
export const noPasskeyUsed =
  'Aucune clé d’accès n’a été utilisée : l’opération a été annulée, il n’y en a pas ici, ou elle a pris trop de temps.'
export const pageOutOfDate = 'Cette page n’est plus à jour. Rechargez-la et réessayez.'
export const noPasskeyMade =
  'Aucune clé d’accès n’a été créée : l’opération a été annulée ou a pris trop de temps.'
export const passkeyExists =
  'Cet appareil, ou le service auquel il est synchronisé, a déjà une clé d’accès pour votre compte.'

export const or = 'ou'

export const removeExplained =
  'Elle ne permettra plus de se connecter. Supprimez-la aussi de votre appareil. Les navigateurs qu’elle a connectés le restent : mettez fin à leurs sessions sous Sessions.'
export const remove = 'Retirer'
export const removeQuestion = (name: string) => `Retirer « ${name} » ?`
export const made = 'Créée le <time/>'
export const lastUsed = 'Utilisée pour la dernière fois le <time/>'
export const notUsedYet = 'Pas encore utilisée'
export const syncedToOtherDevices = 'Synchronisée avec d’autres appareils'
export const onlyOnOneDevice = 'Seulement sur l’appareil où elle a été créée'
export const rename = (name: string) => `Renommer<hidden> ${name}</hidden>`
export const save = 'Enregistrer'
export const newNameOf = (name: string) => `Nouveau nom<hidden> de ${name}</hidden>`

export const passkeys = 'Clés d’accès'
export const passkeysLead =
  'Connectez-vous avec votre empreinte, votre visage ou le verrou de votre appareil : rien à retenir, et une protection contre l’hameçonnage. Une clé d’accès remplace le mot de passe et le code.'
export const addAPasskeyExplained =
  'Sur cet appareil, sur votre téléphone ou sur une clé de sécurité : votre navigateur vous le demande. Le nom n’est que pour vous, pour que vous la reconnaissiez.'
export const tooManyPasskeys = (max: number) =>
  `Vous avez ${max} clés d’accès, le maximum pour un compte. Retirez-en d’abord une.`
export const confirmFirst =
  'Nous vous demandons d’abord de confirmer votre identité, puis vous revenez ici.'
export const yourPasskeys = 'Vos clés d’accès'
export const noPasskeysYet =
  'Vous n’en avez pas encore. Votre mot de passe continue de fonctionner.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
