import type { Translation } from '#shared/translation.ts'
import type * as translation from './home.fr.ts'
import type * as original from './home.ts'

export const hero = {
  eyebrow: 'Conseil pour les marchés africains du jeu en ligne',
  title: 'Connaître le terrain avant d’y bâtir',
  lead: 'Nous aidons les opérateurs, les fournisseurs de plateformes et les investisseurs à entrer sur les marchés africains du jeu : l’agrément, le plan, les partenaires et les documents, dans l’ordre où une autorité les demandera.',
} as const

export const coreServicesIntro = {
  title: 'Nos services principaux',
  lead: 'Sur chaque marché, les mêmes questions se posent d’abord. Nous y répondons par écrit.',
} as const

export const canILaunch = {
  title: 'Puis-je lancer cette offre ?',
  lead: 'Choisissez un produit : la carte répond pour chaque marché que nous couvrons, avec l’article de loi qui fonde la réponse.',
  action: 'Voir les marchés',
} as const

export const newest = {
  title: 'Actualités',
  notes: 'Toutes les analyses',
  rules: 'Ouvrir le registre des règles',
} as const

export const whyChoose = {
  title: 'Pourquoi nous choisir',
  lead: 'Ce à quoi nous nous engageons.',
  reasons: [
    {
      title: 'Nous travaillons depuis {city}',
      text: 'Notre bureau suit les horaires des marchés que nous couvrons, et chaque fiche indique le jour de notre dernière vérification.',
    },
    {
      title: 'Nous citons la loi',
      text: 'Toute affirmation sur une règle nomme sa source, et l’article lorsque nous le connaissons. Quand nous n’avons pas lu le texte lui-même, nous le disons.',
    },
    {
      title: 'Nous disons quand il ne faut pas entrer',
      text: 'Certains projets devraient attendre un an, ou s’arrêter. Nous préférons vous le dire à la deuxième semaine qu’au dixième mois.',
    },
    {
      title: 'Nous connaissons les deux parties',
      text: 'Nous conseillons des opérateurs et des investisseurs. Chacun reçoit une meilleure réponse, car nous savons ce que l’autre demandera.',
    },
    {
      title: 'Nous pensons au joueur',
      text: 'Les limites, l’auto-exclusion et le contrôle de l’âge figurent dans le plan dès la première page. Ils protègent les personnes, et les autorités les vérifient désormais.',
    },
    {
      title: 'Nous vous rendons autonomes',
      text: 'Les dossiers, les calendriers et les contacts vous sont remis en ordre. Rien d’important ne reste entre nos seules mains.',
    },
  ],
}

export const callToAction = {
  title: 'Prêt à entrer sur les marchés africains ?',
  text: 'Indiquez-nous le marché et le produit. En 30 à 60 minutes, nous vous dirons ce que la loi permet, le temps qu’il faut et ce que nous ferions d’abord.',
  action: 'Consultation gratuite',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
