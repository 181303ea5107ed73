import type { Translation } from '#shared/translation.ts'
import type * as translation from './duty-words.fr.ts'
import type * as original from './duty-words.ts'
import type { Duty } from './schemas.ts'

export const dutyGroupLabels = {
  players: 'Joueurs',
  laundering: 'Blanchiment de capitaux',
  offers: 'Offres et publicité',
  data: 'Données',
  company: 'Société et capital',
  licence: 'Agrément et contrôle',
} as const

export const dutyWords: Readonly<Record<Duty, { label: string; text: string }>> = {
  'minimum-age': { label: 'Âge minimum', text: 'L’âge à partir duquel on peut jouer.' },
  'identity-check': {
    label: 'Vérification de l’identité',
    text: 'Connaissance du client (KYC) : ce qui est vérifié d’un joueur, et quand.',
  },
  'self-exclusion': {
    label: 'Auto-exclusion',
    text: 'Comment un joueur demande son exclusion, et pour combien de temps.',
  },
  'player-limits': {
    label: 'Limites des joueurs',
    text: 'Limites de mises, de dépôts, de pertes ou de temps.',
  },
  aml: {
    label: 'Lutte contre le blanchiment',
    text: 'La loi contre le blanchiment de capitaux (LBC) qui s’impose aux opérateurs, et le responsable qu’elle exige.',
  },
  'reporting-threshold': {
    label: 'Seuil de déclaration',
    text: 'Les opérations à déclarer, à partir de quel montant, et à qui.',
  },
  bonuses: {
    label: 'Bonus',
    text: 'Ce qui peut être offert aux joueurs à titre de bonus ou de pari gratuit.',
  },
  credit: { label: 'Crédit', text: 'Le jeu à crédit, et les moyens de paiement interdits.' },
  'advertising-hours': {
    label: 'Horaires de publicité',
    text: 'Quand et où la publicité peut paraître.',
  },
  'advertising-approval': {
    label: 'Autorisation de la publicité',
    text: 'Qui autorise la publicité, ce qu’elle doit dire, et qui peut y figurer.',
  },
  'data-protection': {
    label: 'Protection des données',
    text: 'La loi sur les données personnelles, et l’enregistrement qu’elle exige.',
  },
  'server-location': {
    label: 'Emplacement des serveurs',
    text: 'Où doivent se trouver les serveurs, les systèmes et les registres.',
  },
  'local-ownership': {
    label: 'Actionnariat local',
    text: 'La part que doivent détenir des nationaux ou des sociétés locales.',
  },
  'local-directors': {
    label: 'Dirigeants locaux',
    text: 'Les administrateurs, dirigeants ou salariés qui doivent être locaux.',
  },
  capital: { label: 'Capital', text: 'Le capital dont une société doit justifier.' },
  guarantee: {
    label: 'Garantie',
    text: 'Les cautions, dépôts et garanties bancaires à constituer.',
  },
  'licence-fee': {
    label: 'Droits d’agrément',
    text: 'Ce que coûtent la demande, l’agrément et son renouvellement.',
  },
  'licence-term': {
    label: 'Durée de l’agrément',
    text: 'Combien de temps un agrément est valable.',
  },
  'time-to-decide': {
    label: 'Délai de décision',
    text: 'Le temps que met le régulateur à trancher une demande.',
  },
  returns: {
    label: 'Déclarations',
    text: 'Ce qui est déclaré ou versé aux autorités, et à quelle fréquence.',
  },
  penalties: { label: 'Sanctions', text: 'Ce que coûte un manquement.' },
  'licensee-list': { label: 'Liste des titulaires', text: 'Où le public peut voir qui est agréé.' },
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
