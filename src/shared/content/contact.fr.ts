import type { Translation } from '#shared/translation.ts'
import type * as translation from './contact.fr.ts'
import type * as original from './contact.ts'
import type { ContactCard } from './contact.ts'

export const chatOpenings = {
  chat: 'Bonjour, j’ai une question',
  meeting: 'Je souhaite convenir d’un rendez-vous',
} as const

export const hero = {
  title: 'Nous contacter',
  lead: 'Interrogez-nous sur un marché, un agrément ou une cible. Nous répondons avec les sources sur lesquelles nous nous appuyons, et disons ce que nous n’avons pas pu vérifier.',
} as const

export const contactCards: readonly ContactCard[] = [
  {
    title: 'Nous écrire',
    text: 'Idéal pour les documents et les questions détaillées.',
    action: 'Envoyer un e-mail',
    channel: 'email',
  },
  {
    title: 'Telegram',
    text: 'Idéal pour les questions brèves en voyage.',
    action: 'Ouvrir Telegram',
    channel: 'telegram',
  },
  {
    title: 'WhatsApp',
    text: 'Idéal pour les questions brèves depuis votre téléphone.',
    action: 'Ouvrir WhatsApp',
    channel: 'whatsapp',
  },
  {
    title: 'Dialogue en direct',
    text: 'Idéal aux heures d’ouverture, lorsqu’une personne est présente.',
    action: 'Discuter sur Telegram',
    channel: 'chat',
  },
  {
    title: 'Prendre rendez-vous',
    text: 'Idéal pour un entretien de 30 ou 60 minutes.',
    action: 'En convenir sur Telegram',
    channel: 'meeting',
  },
]

export const bookAction = 'Réserver une consultation'

export const form = {
  title: 'Envoyez-nous un message',
  lead: 'Indiquez-nous le marché, le produit et la date envisagée. N’envoyez ni mots de passe, ni pièces d’identité, ni données de joueurs.',
  action: 'Envoyer le message',
} as const

export const afterSending = {
  due: 'Nous répondrons d’ici',
  reference: 'Référence',
  refused: 'Pas encore envoyé : veuillez vérifier les champs signalés.',
  meanwhile: 'En attendant',
  failed: 'Votre texte est toujours là. Vous pouvez aussi nous écrire à',
} as const

export const businessHours = {
  title: 'Heures d’ouverture',
} as const

export const quickResponse = {
  title: 'Une réponse rapide, garantie',
  text: 'Nous répondons sous 24 heures les jours ouvrés. Si une réponse demande plus de temps, la première indique quand elle viendra.',
} as const

export const offices = {
  title: 'Nos bureaux',
  lead: 'Visites sur rendez-vous.',
} as const

export const faqIntro = {
  title: 'Questions fréquentes',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
