import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-words.fr.ts'
import type * as original from './visitor-words.ts'

export const consultations = 'Consultations'
export const timeOfZone = (zone: string) => `Heure de ${zone}`
export const atOffice = (city: string, day: string, time: string) => `À ${city} : ${day}, ${time}`
export const minuteCount = (count: number) => `${count} minutes`
export const name = 'Nom'
export const email = 'E-mail'
export const company = 'Société'
export const optional = 'facultatif'
export const whatShouldWePrepare = 'Que devons-nous préparer ?'
export const confirmBooking = 'Confirmer la réservation'
export const invitationFollows =
  'Vous recevrez par e-mail une invitation pour votre agenda, avec un lien pour déplacer ou annuler la consultation.'
export const weHoldTheTime = (minutes: number) =>
  `Nous vous réservons l’horaire pendant ${minutes} minutes. Confirmez-le par le lien envoyé par e-mail ; une invitation pour votre agenda suit.`
export const chooseATime = 'Choisissez un horaire'
export const andTimeOfZone = (zone: string) => `, heure de ${zone}`
export const andAtOffice = (time: string, city: string) => ` ; ${time} à ${city}`
export const over = 'Passé'
export const tooSoonToBook = 'Trop proche pour réserver'
export const notOpenYet = 'Pas encore ouvert'
export const and = ' et '
export const noTimes = 'Aucun horaire'
export const minutesInZone = (minutes: number, zone: string) =>
  `${minutes} minutes, heure de ${zone}`
export const minutesAbout = (minutes: number, service: string, zone: string) =>
  `${minutes} minutes : ${service}. Heure de ${zone}.`
export const noConsultation = 'Aucune consultation réservée.'
export const openConsultation = 'Ouvrir la demande'
export const rescheduleOrCancel = 'Déplacer ou annuler'
export const moveItToThisTime = 'Déplacer à cet horaire'
export const yours = 'le vôtre'
export const slotAtOffice = (
  text: string,
  { city, weekday, time }: { city: string; weekday: string; time: string },
) => `${text} ; à ${city} ${weekday}, ${time}`
export const yourConsultation = 'Votre consultation'
export const yourConsultationIsOver = 'Votre consultation est passée'
export const yourConsultationIsCancelled = 'Votre consultation est annulée'
export const yourConsultationIsNotConfirmed = 'Votre consultation n’est pas encore confirmée'
export const yourConsultationWasNotConfirmed = 'Votre consultation n’a pas été confirmée'
export const times = 'Horaires'
export const weekdayForYou = (weekday: string) => `${weekday} chez vous`
export const days = 'Jours'
export const dayWithTimes = (weekday: string, day: number, times: number) =>
  `${weekday} ${day}, ${times} ${plural(times, { one: 'horaire', other: 'horaires' })}`
export const continueToForm = 'Continuer'
export const continueWith = (time: string) => `${time} · Continuer`
export const yourDetails = 'Vos coordonnées'
export const phone = 'Téléphone'
export const weeks = 'Semaines'
export const theWeekBefore = 'La semaine précédente'
export const theWeekAfter = 'La semaine suivante'
export const noTimesThisWeek = 'Aucun horaire disponible cette semaine. '
export const lookAtTheNextOne = 'Voir la suivante'
export const timesOfOffice = (city: string) => `Les horaires sont ceux de ${city}.`
export const timesOfZone = (zone: string, city: string) =>
  `Horaires de ${zone} ; ceux de ${city} figurent en dessous.`
export const yourTimeZone = 'Votre fuseau horaire'
export const officeTimeUnderneath = (city: string) => `L’heure de ${city} figure en dessous.`
export const bookAConsultation = 'Réserver une consultation'
export const chooseLead =
  'Votre première consultation est gratuite. Choisissez un horaire pour parler à un conseiller qui connaît le droit applicable.'
export const howLong = 'Durée'
export const minutes = (count: number) => `${count} minutes`
export const confirmYourConsultation = 'Confirmez votre consultation'
export const confirmConsultationHint =
  'Un clic, et l’horaire que nous vous gardons est réservé. Une invitation pour votre agenda suit par e-mail.'
export const confirmConsultation = 'Confirmer la consultation'
export const timeHeld = (time: string, place: string) => `${time} (${place})`
export const whatWePrepare = 'Ce que nous préparons'
export const reschedule = 'Déplacer'
export const weHoldThisTimeUntil = (zone: string) =>
  `Nous vous gardons cet horaire jusqu’à <time/> (${zone}).`
export const confirmByEmail =
  'Pour le réserver, ouvrez l’e-mail que nous avons envoyé à <email/> et appuyez sur le bouton qu’il contient. Personne ne vous attend avant cela. Si l’adresse est erronée, annulez et réservez de nouveau.'
export const cancelConsultation = 'Annuler la consultation'
export const releaseThisTimeExplained = 'L’horaire est aussitôt libre pour d’autres.'
export const yesReleaseThisTime = 'Oui, libérer cet horaire'
export const bookedExplained =
  'Nous vous avons envoyé une invitation par e-mail. Vous pouvez déplacer ou annuler la consultation sur cette page.'
export const addToCalendar = 'Ajouter à l’agenda'
export const cancelThisConsultationExplained =
  'Cet horaire est aussitôt libre pour d’autres. Vous pouvez réserver de nouveau à tout moment.'
export const yesCancelThisConsultation = 'Oui, annuler cette consultation'
export const writeToUs = 'Nous écrire'
export const bookAnotherTime = 'Réserver un autre horaire'
export const afterConsultation =
  'Merci de votre temps. Si une question a surgi depuis, écrivez-nous ou choisissez un autre horaire.'
export const afterCancellation =
  'Cette consultation est annulée. Vous pouvez réserver un autre horaire.'
export const afterRelease =
  'L’horaire a été gardé une demi-heure et il est de nouveau libre. Choisissez-le encore, ou un autre.'
export const firstFree = 'La première personne disponible'
export const withHost = (name: string) => `Avec ${name}`
export const whom = 'Avec qui'
export const joinTheMeeting = 'Rejoindre la réunion'
export const invitationHasLink = 'Le lien de la visioconférence est dans votre invitation.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
