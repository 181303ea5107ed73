import type { Translation } from '#shared/translation.ts'
import type * as translation from './dossier.fr.ts'
import type * as original from './dossier.ts'

export const launchQuestion = {
  title: 'Puis-je lancer cette offre ?',
  text: 'Choisissez un produit : la carte et un tableau répondent pour chaque marché que nous couvrons.',
} as const

export const dossierAction = 'Poser une question'

export const dossierLink = 'Ouvrir le dossier'

export const compareAction = 'Comparer avec d’autres'

export const askAbout = 'Poser une question sur ce produit'

export const noTax = 'Taxes sur les jeux :'

export const taxNote =
  'Taux tels que la source citée les indique. Les impôts généraux des sociétés, comme l’impôt sur les bénéfices, ne sont pas compris, sauf si l’une de ces taxes est payée à leur place.'

export const ratingNote =
  'La note met en balance l’ampleur du potentiel et la clarté de la loi à ce jour. C’est notre avis, non un conseil pour votre cas.'

export const callToAction = {
  title: 'Vous pensez à un marché ?',
  text: 'Nous écrirons le même dossier pour votre produit et votre marché : loi, fiscalité, paiements, concurrence et, à la fin, une appréciation nette.',
  action: 'Demander une analyse de marché',
  secondaryAction: 'Voir nos services',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
