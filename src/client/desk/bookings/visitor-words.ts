import { plural } from '#shared/plural.ts'

export const consultations = 'Consultations'
export const timeOfZone = (zone: string) => `Time of ${zone}`
export const atOffice = (city: string, day: string, time: string) => `In ${city}: ${day}, ${time}`
export const minuteCount = (count: number) => `${count} minutes`
export const name = 'Name'
export const email = 'Email'
export const company = 'Company'
export const optional = 'optional'
export const whatShouldWePrepare = 'What should we prepare?'
export const confirmBooking = 'Confirm booking'
export const invitationFollows =
  'An invitation for your calendar comes by email, with a link to reschedule or cancel it.'
export const weHoldTheTime = (minutes: number) =>
  `We hold the time for ${minutes} minutes. Confirm it with the link that we email you; an invitation for your calendar follows.`
export const chooseATime = 'Choose a time'
export const andTimeOfZone = (zone: string) => `, time of ${zone}`
export const andAtOffice = (time: string, city: string) => `; ${time} in ${city}`
export const over = 'Over'
export const tooSoonToBook = 'Too soon to book'
export const notOpenYet = 'Not open yet'
export const and = ' and '
export const noTimes = 'No times'
export const minutesInZone = (minutes: number, zone: string) =>
  `${minutes} minutes, time of ${zone}`
export const minutesAbout = (minutes: number, service: string, zone: string) =>
  `${minutes} minutes: ${service}. Time of ${zone}.`
export const noConsultation = 'None is booked.'
export const openConsultation = 'Open its enquiry'
export const rescheduleOrCancel = 'Reschedule or cancel'
export const moveItToThisTime = 'Move it to this time'
export const yours = 'yours'
export const slotAtOffice = (
  text: string,
  { city, weekday, time }: { city: string; weekday: string; time: string },
) => `${text}; in ${city} ${weekday}, ${time}`
export const yourConsultation = 'Your consultation'
export const yourConsultationIsOver = 'Your consultation is over'
export const yourConsultationIsCancelled = 'Your consultation is cancelled'
export const yourConsultationIsNotConfirmed = 'Your consultation is not confirmed yet'
export const yourConsultationWasNotConfirmed = 'Your consultation was not confirmed'
export const times = 'Times'
export const weekdayForYou = (weekday: string) => `${weekday} for you`
export const days = 'Days'
export const dayWithTimes = (weekday: string, day: number, times: number) =>
  `${weekday} ${day}, ${times} ${plural(times, { one: 'time', other: 'times' })}`
export const continueToForm = 'Continue'
export const continueWith = (time: string) => `${time} · Continue`
export const yourDetails = 'Your details'
export const phone = 'Phone'
export const weeks = 'Weeks'
export const theWeekBefore = 'The week before'
export const theWeekAfter = 'The week after'
export const noTimesThisWeek = 'No times available this week. '
export const lookAtTheNextOne = 'Look at the next one'
export const timesOfOffice = (city: string) => `Times are those of ${city}.`
export const timesOfZone = (zone: string, city: string) =>
  `Times of ${zone}; those of ${city} stand below them.`
export const yourTimeZone = 'Your time zone'
export const officeTimeUnderneath = (city: string) => `${city} time is shown underneath.`
export const bookAConsultation = 'Book a consultation'
export const chooseLead =
  'Your first consultation is free. Choose a time to speak with an adviser who knows the relevant law.'
export const howLong = 'How long'
export const minutes = (count: number) => `${count} minutes`
export const confirmYourConsultation = 'Confirm your consultation'
export const confirmConsultationHint =
  'One press, and the time that we hold for you is booked. An invitation for your calendar follows by email.'
export const confirmConsultation = 'Confirm consultation'
export const timeHeld = (time: string, place: string) => `${time} (${place})`
export const whatWePrepare = 'What we prepare'
export const reschedule = 'Reschedule'
export const weHoldThisTimeUntil = (zone: string) =>
  `We hold this time for you until <time/> (${zone}).`
export const confirmByEmail =
  'To book it, open the email we have sent to <email/> and press the button in it. Nobody expects you before that. If the address is wrong, cancel and book again.'
export const cancelConsultation = 'Cancel consultation'
export const releaseThisTimeExplained = 'The time is free for others at once.'
export const yesReleaseThisTime = 'Yes, release this time'
export const bookedExplained =
  'We have emailed you a calendar invitation. You can reschedule or cancel on this page.'
export const addToCalendar = 'Add to calendar'
export const cancelThisConsultationExplained =
  'This time becomes available to others immediately. You can book again at any time.'
export const yesCancelThisConsultation = 'Yes, cancel this consultation'
export const writeToUs = 'Write to us'
export const bookAnotherTime = 'Book another time'
export const afterConsultation =
  'Thank you for your time. If something came up since, write to us or choose another time.'
export const afterCancellation = 'This consultation is cancelled. You can book another time.'
export const afterRelease =
  'The time was held for half an hour and is free again. Choose it once more, or another.'
export const firstFree = 'Whoever is free first'
export const withHost = (name: string) => `With ${name}`
export const whom = 'With whom'
export const joinTheMeeting = 'Join the meeting'
export const invitationHasLink = 'The link to the video call is in your invitation.'
