import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const toggleSidebar = 'Afficher ou masquer la barre latérale'
export const breadcrumb = 'Fil d’Ariane'
export const account = 'Compte'
export const logOut = 'Se déconnecter'
export const dashboard = 'Tableau de bord'
export const enquiries = 'Demandes'
export const rooms = 'Espaces'
export const desk = 'Bureau'
export const settings = 'Réglages'

export const sidebar = 'Barre latérale'
export const closeSidebar = 'Fermer la barre latérale'

export const platform = 'Plateforme'
export const opensInNewTab = ' (s’ouvre dans un nouvel onglet)'
export const repository = 'Dépôt'
export const documentation = 'Documentation'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
