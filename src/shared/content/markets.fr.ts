import type { Translation } from '#shared/translation.ts'
import { regionLabels } from '../knowledge/words.ts'
import type * as translation from './markets.fr.ts'
import type * as original from './markets.ts'
import type { Region, Trend } from './markets.ts'
import { evidence } from './trend-evidence.ts'

export const hero = {
  eyebrow: 'Marchés',
  title: 'Le continent n’est pas un seul marché',
  lead: 'Ce sont plus de cinquante systèmes juridiques, et l’agrément de l’un ne vaut rien dans l’autre. Voici comment nous lisons les quatre sur lesquels on nous interroge le plus, et les régions qui les entourent.',
} as const

export const keyMarketsIntro = {
  title: 'Marchés principaux',
  lead: 'D’abord les faits, chacun avec sa source. Puis notre appréciation, qui n’est que cela.',
} as const

export const comparisonTitle = 'Les quatre comparés en chiffres'

export const shapesNote = 'Les quatre pays sont dessinés à la même échelle.'

export const trendsIntro = {
  title: 'Tendances de marché',
  lead: 'Quatre mouvements qui franchissent les frontières, même quand les agréments s’y arrêtent.',
} as const

export const trends: readonly Trend[] = [
  {
    title: 'L’argent mobile tient la caisse',
    text: 'Dans une grande partie de l’Afrique de l’Est et de l’Ouest, le portefeuille du téléphone est le premier compte d’un joueur. Dépôts, paiements, identité et désormais taxes s’y rejoignent : le moyen de paiement façonne le produit.',
    figure: 'enregistrés auprès d’un service d’argent mobile en Afrique subsaharienne',
    evidence: evidence.mobileMoney,
  },
  {
    title: 'Les données sont mobiles, et encore chères',
    text: 'Plus de la moitié des connexions du Nigeria passent par la 4G, mais beaucoup de joueurs achètent leurs données au jour le jour. Des pages légères, des sessions courtes et une solution de repli par SMS inspirent plus de confiance que l’animation.',
    figure: 'des connexions nigérianes en 4G',
    evidence: evidence.mobileData,
  },
  {
    title: 'Les vieilles lois sont remplacées',
    text: 'Des lois écrites pour des guichets et des coupons cèdent la place à des lois qui nomment le jeu en ligne, avec un contrôle en temps réel et des obligations envers les joueurs. C’est dans les années entre l’ancien et le nouveau que se commettent la plupart des erreurs.',
    figure: 'entre les deux lois du Kenya sur les jeux, de 1966 et de 2025',
    evidence: { ...evidence.newLaws, number: '59 ans' },
  },
  {
    title: 'Taxe et protection arrivent ensemble',
    text: 'Les ministères des finances justifient les nouvelles taxes sur les jeux par le coût des dommages, et les autorités demandent en même temps limites et auto-exclusion. Prévoyez les deux, et montrez ce que fait la seconde.',
    figure: 'taxe nationale proposée en Afrique du Sud sur les recettes en ligne',
    evidence: { ...evidence.taxAndProtection, number: '20 %' },
  },
]

export const regionsIntro = {
  title: 'Analyse par région',
  lead: 'Seize marchés en trois régions. Les voisins partagent des habitudes et des moyens de paiement ; ils ne partagent pas la loi.',
} as const

export const regions: readonly Region[] = [
  {
    slug: 'east',
    name: regionLabels.east,
    summary:
      'L’argent mobile a fait ses preuves ici, et les autorités ont appris à surveiller grâce à lui. La Tanzanie délivre ses agréments en vertu de son Gaming Act, l’Ouganda en vertu du Lotteries and Gaming Act de 2016 et le Kenya en vertu d’une loi de 2025.',
    outlook:
      'Le contrôle passe des déclarations annuelles aux données en temps réel. Les taxes changent avec la plupart des budgets ; le Parlement du Rwanda a porté en avril 2025 son taux sur le produit des jeux à 40 %. Attendez-vous à des autorités attentives et peu patientes envers les offres sans agrément.',
  },
  {
    slug: 'west',
    name: regionLabels.west,
    summary:
      'Le Nigeria donne à la région son échelle, et le Ghana la loi la plus lisible. Sur les marchés francophones, une loterie nationale, comme la LONASE au Sénégal ou la LONACI en Côte d’Ivoire, est d’ordinaire la première porte à laquelle frapper.',
    outlook:
      'Les États du Nigeria décideront de la portée d’un certificat unique. Les marchés francophones s’ouvrent par partenariat plus que par candidature libre : le choix du partenaire est la stratégie.',
  },
  {
    slug: 'southern',
    name: regionLabels.southern,
    summary:
      'L’Afrique du Sud fixe la norme à laquelle ses voisins se mesurent. Le Botswana applique une loi moderne depuis avril 2016, et la Namibie en a adopté une en 2018 ; le gouvernement du Zimbabwe a approuvé des principes de réforme en août 2024.',
    outlook:
      'Les décisions à suivre sont celles de l’Afrique du Sud : les recettes en ligne seront-elles taxées à l’échelle nationale, et le Parlement reprendra-t-il la question du jeu interactif ? Les marchés voisins sont petits, ordonnés et souvent servis par la même équipe.',
  },
]

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
